import { type Position, positions } from '#app/teams/positions.ts';
import { isWrittenDay, optionalText } from '#platform/admin/form/field-schemas.ts';
import { choice, layout, nameField, number, picture, text, tick } from '#platform/fields/fields.ts';
import { portrait } from '#platform/pictures/shape.ts';

/** A text of this shape must be a real date. Any other text, such as 'Sommer 2019', is stored as typed. */
const looksLikeDay = /^\d+\.\d+\.\d+$/;

export const playerFields = {
  name: nameField('Unbekannt', [
    ...['Spieler', 'Spielername', 'Spielerin', 'Vollständiger Name', 'Player'],
    ...['Vor- und Nachname', 'Vor- und Zuname', 'Vorname Nachname', 'Vorname Name'],
  ]),
  position: choice<Position>({
    label: 'Position',
    words: positions,
    asks: 'Bitte wähle eine Position.',
    listTitles: ['Pos', 'Spielposition', 'Mannschaftsteil', 'Ruolo', 'Pozicija'],
    missing: 'Mittelfeld',
    alsoCalled: {
      ...{ tor: 'Torwart', torhüter: 'Torwart', tormann: 'Torwart', torfrau: 'Torwart' },
      ...{ tw: 'Torwart', keeper: 'Torwart', goalie: 'Torwart', goalkeeper: 'Torwart' },
      ...{ verteidigung: 'Verteidiger', abwehr: 'Verteidiger', abwehrspieler: 'Verteidiger' },
      ...{ defender: 'Verteidiger', libero: 'Verteidiger' },
      ...{ mittelfeldspieler: 'Mittelfeld', midfielder: 'Mittelfeld', midfield: 'Mittelfeld' },
      ...{ sturm: 'Stürmer', angriff: 'Stürmer', angreifer: 'Stürmer', stuermer: 'Stürmer' },
      ...{ striker: 'Stürmer', forward: 'Stürmer' },
    },
  }),
  image: picture({ label: 'Bild', shape: portrait }),
  active: tick({
    ...{ label: 'Aktiv (wird im Team gezeigt)', log: 'Aktiv', tree: 'activePlayer' },
    listTitles: ['Spielerstatus'],
  }),
  shirtNumber: number({
    ...{ label: 'Trikotnummer', log: 'Nummer', tree: 'trikotNummer' },
    ...{ from: 1, to: 999 },
    listTitles: ['Nr', 'Rückennummer', 'Rückennr', 'Trikotnummer', 'Trikotnr', 'Trikot'],
  }),
  birthYear: number({
    ...{ label: 'Geburtsjahr', from: 1900, to: 2100, tree: 'birthyear' },
    listTitles: [
      ...['Jahrgang', 'Jg', 'Geburtsdatum', 'Geburtstag', 'Geboren', 'Geboren am', 'geb'],
      ...['geb. am', 'Geb.-Datum', 'Geb.-Dat.', 'Geb.-Jahr', 'Date of birth', 'Data di nascita'],
      ...['Datum rojstva', 'Datum rođenja'],
    ],
  }),
  joinedOn: text({
    label: 'Im Verein seit',
    hint: 'Zum Beispiel 14.01.2023',
    rule: () =>
      optionalText().refine(
        (text) =>
          text === null || !looksLikeDay.test(text) || isWrittenDay(text.replace(/\b\d\b/g, '0$&')),
        'Dieses Datum gibt es nicht. Bitte gib es im Format TT.MM.JJJJ ein.',
      ),
    tree: 'joinedClub',
    listTitles: [
      ...['Beim Verein seit', 'Mitglied seit', 'Eintritt', 'Beitritt'],
      ...['Eintrittsdatum', 'Beitrittsdatum'],
    ],
  }),
  lastClub: text({
    label: 'Letzter Verein',
    listTitles: ['Voriger Verein', 'Vorheriger Verein'],
  }),
  competitions: text({ label: 'Bewerbe', maxLength: 2000, tree: 'bewerbe' }),
};

export const playerLayout = layout(playerFields, [
  { fields: ['name', 'position', 'shirtNumber', 'active'] },
  { title: 'Zur Person', fields: ['birthYear', 'joinedOn', 'lastClub', 'competitions'] },
  'image',
]);
