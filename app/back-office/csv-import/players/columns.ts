import type { Columns } from '../reading/columns.ts';

/** The columns of a list of players. */
export const playerColumns = {
  shirtNumber: ['Nummer', 'Nr', 'Rückennummer', 'Trikotnummer', 'Trikot'],
  name: ['Name', 'Spieler', 'Spielername'],
  firstName: ['Vorname'],
  lastName: ['Nachname', 'Familienname', 'Zuname'],
  position: ['Position', 'Pos'],
  active: ['Aktiv'],
  birthYear: ['Geburtsjahr', 'Jahrgang', 'Geburtsdatum', 'Geboren', 'geb'],
  joinedOn: ['Im Verein seit', 'Beim Verein seit', 'Eintritt', 'Beitritt'],
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
