import { expect, test } from 'vitest';
import { notesOn, parse } from '#test/sample-trees.ts';

const whole = { name: 'Eva Coach', trainerArt: 'Cheftrainer', aktiverTrainer: true };
const onTrainer = (fields: object) => notesOn({ trainers: { t: { ...whole, ...fields } } });
const trainer = (fields: object) =>
  parse({ trainers: { t: { ...whole, ...fields } } }).snapshot.trainer[0];

test('the import reads all fields of a trainer without a note', () => {
  const fields = {
    ...{ image: '/images/ohne bild.png', birthyear: 1980, joinedClub: '01.07.2023' },
    ...{
      experience: 'UEFA-B',
      position: 'Trainer',
      stats: { games: 9, wins: 4, draws: 3, losses: 2 },
    },
  };
  expect(onTrainer(fields)).toEqual([]);
  expect(trainer(fields)).toEqual({
    ...{ id: 't', address: 'Eva Coach', name: 'Eva Coach', image: null, birthYear: 1980 },
    ...{ joinedOn: '01.07.2023', experience: 'UEFA-B', role: 'Cheftrainer', active: 1 },
    ...{ games: 9, wins: 4, draws: 3, losses: 2 },
  });
});

test('keeps the birth year 1940 of a trainer', () => {
  expect(onTrainer({ birthyear: 1940 })).toEqual([]);
  expect(trainer({ birthyear: 1940 })).toMatchObject({ birthYear: 1940 });
});

test.each([
  [
    { birthyear: 1899 },
    'birthyear: 1899 liegt nicht zwischen 1900 und 2100, weggelassen',
    { birthYear: null },
  ],
  [{ name: undefined }, 'name: fehlt, „Trainer“ eingesetzt', { name: 'Trainer' }],
  [
    { joinedClub: 1_688_162_400_000 },
    'joinedClub: 1688162400000 als 01.07.2023 gelesen',
    { joinedOn: '01.07.2023' },
  ],
  [
    { joinedClub: '1.7.2023' },
    'joinedClub: "1.7.2023" als 01.07.2023 gelesen',
    { joinedOn: '01.07.2023' },
  ],
  [
    { joinedClub: '2023-07-01' },
    'joinedClub: "2023-07-01" als 01.07.2023 gelesen',
    { joinedOn: '01.07.2023' },
  ],
  [{ joinedClub: 'bald' }, 'joinedClub: "bald" ist kein Datum, weggelassen', { joinedOn: null }],
  [
    { trainerArt: 'co trainer' },
    'trainerArt: "co trainer" als „Co-Trainer“ gelesen',
    { role: 'Co-Trainer' },
  ],
  [
    { trainerArt: 'Tormanntrainer' },
    'trainerArt: "Tormanntrainer" als „Torwarttrainer“ gelesen',
    { role: 'Torwarttrainer' },
  ],
  [
    { trainerArt: 'Guru' },
    'trainerArt: "Guru" ist unbekannt, „Co-Trainer“ eingesetzt',
    { role: 'Co-Trainer' },
  ],
  [
    { stats: 'gut' },
    'stats: "gut" ist kein Eintrag mit Feldern, übersprungen',
    { name: 'Eva Coach' },
  ],
  [{ stats: { wins: '2' } }, 'stats/wins: "2" als Zahl gelesen', { wins: 2 }],
  [
    { stats: { quote: 1 } },
    'stats/quote: unbekanntes Feld, nicht übernommen',
    { name: 'Eva Coach' },
  ],
])('the import corrects %j and adds one note', (fields, text, row) => {
  expect(onTrainer(fields)).toEqual([`trainers/t/${text}`]);
  expect(trainer(fields)).toMatchObject(row);
});
