import { type Position, positions } from '#app/teams/age-of-name.ts';
import { isWrittenDay, optionalText } from '#platform/admin/form/field-schemas.ts';
import { choice, layout, nameField, number, picture, text, tick } from '#platform/fields/fields.ts';
import { portrait } from '#platform/pictures/shape.ts';

/** Only such a text is a date; 'Sommer 2019' stays as typed. */
const looksLikeDay = /^\d+\.\d+\.\d+$/;

export const playerFields = {
  name: nameField('Unbekannt'),
  position: choice<Position>({
    label: 'Position',
    words: positions,
    asks: 'Bitte wähle eine Position.',
    tree: 'position',
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
  image: picture({ label: 'Bild', shape: portrait, tree: 'image' }),
  active: tick({ label: 'Aktiv (wird im Team gezeigt)', log: 'Aktiv', tree: 'activePlayer' }),
  shirtNumber: number({
    ...{ label: 'Trikotnummer', log: 'Nummer', tree: 'trikotNummer' },
    ...{ from: 1, to: 999 },
  }),
  birthYear: number({ label: 'Geburtsjahr', from: 1900, to: 2100, tree: 'birthyear' }),
  joinedOn: text({
    label: 'Im Verein seit',
    hint: 'Zum Beispiel 14.01.2023',
    rule: optionalText().refine(
      (text) =>
        text === null || !looksLikeDay.test(text) || isWrittenDay(text.replace(/\b\d\b/g, '0$&')),
      'Dieses Datum gibt es nicht. Bitte gib es im Format TT.MM.JJJJ ein.',
    ),
    tree: 'joinedClub',
  }),
  lastClub: text({ label: 'Letzter Verein', tree: 'lastClub' }),
  competitions: text({ label: 'Bewerbe', tree: 'bewerbe' }),
};

export const playerLayout = layout(playerFields, [
  { fields: ['name', 'position', 'shirtNumber', 'active'] },
  { title: 'Zur Person', fields: ['birthYear', 'joinedOn', 'lastClub', 'competitions'] },
  'image',
]);
