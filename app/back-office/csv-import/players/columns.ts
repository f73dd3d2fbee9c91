import type { Columns } from '../reading/columns.ts';

export const playerColumns = {
  shirtNumber: ['Nummer', 'Nr', 'Rückennummer', 'Rückennr', 'Trikotnummer', 'Trikotnr', 'Trikot'],
  name: [
    ...(['Name', 'Spieler', 'Spielername', 'Spielerin', 'Vollständiger Name', 'Player'] as const),
    ...['Vor- und Nachname', 'Vor- und Zuname', 'Vorname Nachname', 'Vorname Name'],
  ],
  surnameFirst: [
    ...(['Nachname, Vorname', 'Name, Vorname', 'Familienname, Vorname'] as const),
    ...['Zuname, Vorname', 'Nach- und Vorname', 'Zu- und Vorname'],
  ],
  firstName: ['Vorname', 'Vornamen', 'Rufname', 'First name', 'Given name'],
  lastName: ['Nachname', 'Familienname', 'Zuname', 'Last name', 'Surname', 'Family name'],
  position: ['Position', 'Pos', 'Spielposition', 'Mannschaftsteil'],
  active: ['Aktiv', 'Spielerstatus'],
  birthYear: [
    ...(['Geburtsjahr', 'Jahrgang', 'Jg', 'Geburtsdatum', 'Geburtstag', 'Geboren'] as const),
    ...['Geboren am', 'geb', 'geb. am', 'Geb.-Datum', 'Geb.-Dat.', 'Geb.-Jahr', 'Date of birth'],
  ],
  joinedOn: [
    ...(['Im Verein seit', 'Beim Verein seit', 'Mitglied seit', 'Eintritt', 'Beitritt'] as const),
    ...['Eintrittsdatum', 'Beitrittsdatum'],
  ],
  lastClub: ['Letzter Verein', 'Voriger Verein', 'Vorheriger Verein'],
  competitions: ['Bewerbe'],
  gamesPlayed: ['Spiele', 'Einsätze'],
  goals: ['Tore'],
  assists: ['Vorlagen', 'Assists'],
  cleanSheets: ['Zu null'],
  yellowCards: ['Gelbe Karten', 'Gelb'],
  redCards: ['Rote Karten', 'Rot'],
} satisfies Columns<string>;
export type PlayerField = keyof typeof playerColumns;
