import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import { club } from '#club/club.ts';
import { parseTree } from '#platform/data-tree/tree.server.ts';

function readTeam(fields: Record<string, unknown>) {
  const { snapshot, notes } = parseTree(
    JSON.stringify({ teams: { a: { name: 'Nachwuchs', ...fields } } }),
    kinds,
    club,
  );
  return { team: snapshot.team[0], notes };
}

test.each([[['a']], [{ id: 'a' }], [true], ['b']])('skips a game whose team is %j', (team) => {
  const game = { date: '2026-05-10', opponent: 'SC Berg', team };
  const tree = { teams: { a: { name: 'U12', ageLimit: 12 } }, games: { g: game } };
  const { snapshot, notes } = parseTree(JSON.stringify(tree), kinds, club);
  expect(snapshot.game).toEqual([]);
  expect(notes).toContainEqual({
    path: 'games/g/team',
    text: expect.stringMatching(/ist keine Mannschaft, .+ übersprungen$/),
  });
});

test('a team without visibility settings follows its age limit', () => {
  expect(readTeam({ ageLimit: 12 }).team).toMatchObject({
    ...{ ageLimit: 12, hidden: null, showsNames: null, showsPhotos: null },
    ...{ showsResults: null, showsTable: null },
  });
});

test('hides a team or its data if a setting is unreadable', () => {
  expect(readTeam({ hidden: 'vielleicht' }).team).toMatchObject({ hidden: 1 });
  expect(readTeam({ showsNames: 'vielleicht' }).team).toMatchObject({ showsNames: 0 });
  for (const ageLimit of ['U12', 112])
    expect(readTeam({ ageLimit }).team).toMatchObject({
      ...{ ageLimit: null, showsNames: 0, showsPhotos: 0, showsResults: 0, showsTable: 0 },
    });
  expect(readTeam({ ageLimit: 'U12', showsNames: true }).team).toMatchObject({ showsNames: 1 });
});

test('gives a team another name if a team has this name, ignoring case and spaces', () => {
  const teams = { a: { name: 'Reserve' }, b: { name: 'reserve' }, c: { name: 'RESERVE' } };
  const { snapshot, notes } = parseTree(JSON.stringify({ teams }), kinds, club);
  expect(snapshot.team.map(({ name }) => name)).toEqual(['Reserve', 'reserve 2', 'RESERVE 3']);
  expect(notes).toContainEqual({
    path: 'teams/b/name',
    text: '"reserve" gibt es schon, "reserve 2" eingesetzt',
  });
});
