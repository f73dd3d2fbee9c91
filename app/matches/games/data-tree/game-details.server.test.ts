import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import type { StoredSnapshot } from '#platform/data-tree/club-rows.ts';
import { readSnapshot, replaceSnapshot } from '#platform/data-tree/snapshot.server.ts';
import { formatTree } from '#platform/data-tree/tree.server.ts';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import { notesOn, parse, settings } from '#test/sample-trees.ts';

const game = { date: '2025-03-15', opponent: 'SC Berg', art: 'Pokal' };
const told = {
  ...{ ground: 'away', venueId: 'wald', round: 'Viertelfinale', status: 'awarded' },
  ...{ formerDate: '2025-03-08T14:00:00.000Z', playedFor: 2, playedAgainst: 1, extraTime: true },
  ...{ penaltiesFor: 4, penaltiesAgainst: 3, attendance: 120, referee: 'Pia Pfeifer' },
  report: 'Protest.\n\nWertung.',
  opponentGoals: [
    { scorer: 'Berg', minute: '45+2', ownGoal: true },
    { minute: '67' },
    { scorer: 'A' },
  ],
};
const tree = {
  venues: { wald: { name: 'Waldstadion', street: 'Am Wald 3', position: '46.6247,14.3053' } },
  games: { g: { ...game, ...told }, h: { ...game, date: '2025-04-01', opponent: 'Berg' } },
  opponents: {
    berg: { name: 'SC Berg', shortName: 'Berg', venueId: 'wald', otherNames: ['Berg', 'FC Berg'] },
  },
  'upcoming-game': { opponent: 'SC Berg', datetime: '2025-04-01T13:00:00.000Z', gameId: 'h' },
};

onEachEngine((engine) => {
  test('an export returns every imported detail of games, opponents and venues', async () => {
    const db = await freshDatabase(engine);
    const { snapshot, notes } = parse(tree);
    expect(notes).toEqual([]);
    await replaceSnapshot(db, kinds, snapshot, new Date());
    const written = formatTree(await readSnapshot(db, kinds), kinds, settings);
    expect(JSON.parse(written)).toMatchObject(tree);
    const again = parse(JSON.parse(written));
    await replaceSnapshot(db, kinds, again.snapshot, new Date());
    expect(formatTree(await readSnapshot(db, kinds), kinds, settings)).toBe(written);
  });
});

test('an import without opponents creates one record for each opponent of the games', () => {
  const games = {
    b: { ...game, date: '2025-05-01', opponent: 'FK Sonne' },
    a: { ...game, opponent: 'SC Berg' },
    c: { ...game, date: '2025-06-01', opponent: 'SC Berg' },
  };
  const { opponent, opponentName } = parse({ games }).snapshot;
  expect(opponent).toMatchObject([
    { id: 'gegner-1', address: 'sc-berg', name: 'SC Berg' },
    { id: 'gegner-2', address: 'fk-sonne', name: 'FK Sonne' },
  ]);
  expect(opponentName.map(({ name }) => name)).toEqual(['SC Berg', 'FK Sonne']);
});

test('leaves out unreadable values and lists them in the notes', () => {
  const bad = {
    ...{ ground: 'oben', venueId: 'weg', status: 'verloren', formerDate: 'gestern' },
    ...{ playedFor: -1, attendance: 'viele', opponentGoals: [null, 'Tor', { minute: 131 }] },
  };
  expect(
    notesOn({ games: { g: { ...game, ...bad } }, venues: { w: { name: 'W', position: '?' } } }),
  ).toEqual([
    'venues/w/position: "?" ist keine Lage, weggelassen',
    'games/g/opponentGoals/0: leerer Platz, übersprungen',
    'games/g/opponentGoals/1: "Tor" ist kein Eintrag mit Feldern, übersprungen',
    'games/g/opponentGoals/2/minute: "131" liegt nicht zwischen 0 und 130, weggelassen',
    'games/g/formerDate: "gestern" ist kein Datum, weggelassen',
    'games/g/ground: "oben" ist unbekannt, weggelassen',
    'games/g/venueId: "weg" ist kein Spielort, weggelassen',
    'games/g/status: "verloren" ist unbekannt, weggelassen',
    'games/g/playedFor: -1 liegt nicht zwischen 0 und 9999, weggelassen',
    'games/g/attendance: "viele" ist keine Zahl, weggelassen',
  ]);
});

test('an import assigns each name to only one opponent', () => {
  const opponents = {
    a: { name: 'SC Berg', otherNames: ['Berg', 'SC Berg', 'Berg'] },
    b: { name: 'Berg' },
    c: { otherNames: ['Ohne Namen'] },
    d: { name: 'SC Tal', otherNames: ['Berg', 'Tal'], venueId: 'weg' },
  };
  const { snapshot, notes } = parse({ games: {}, opponents });
  expect(named(snapshot as StoredSnapshot)).toEqual(['a SC Berg', 'a Berg', 'd SC Tal', 'd Tal']);
  expect(notes.map(({ path, text }) => `${path}: ${text}`)).toEqual([
    'opponents/b/name: gibt es schon, nur weitere Namen übernommen',
    'opponents/c/name: fehlt, übersprungen',
    'opponents/d/otherNames/0: "Berg" hat schon ein anderer Gegner, weggelassen',
    'opponents/d/venueId: "weg" ist kein Spielort, weggelassen',
  ]);
});

function named({ opponentName }: StoredSnapshot): string[] {
  return opponentName.map(({ name, opponentId }) => `${opponentId} ${name}`);
}
