import { expect, test } from 'vitest';
import { asOfRound, rankAtHome, rankAway, rankForm, ranksByRound } from './partial-tables.ts';
import { presets } from './presets.ts';
import { rank } from './rank.ts';
import { createLeague, game } from './read-published-season.ts';

const rules = presets.oefb;
const league = createLeague(
  [game('A 0:1 B', 1), game('B 0:1 A', 2), game('A 2:0 B', 3), game('B 2:2 A', 4)],
  { corrections: [{ team: 'A', points: -2, reason: 'Finanzen' }] },
);

test('asOfRound returns only the games up to the given round', () => {
  expect(asOfRound(league, 2).games).toHaveLength(2);
  expect(asOfRound(league, 0).games).toEqual([]);
  expect(asOfRound(league, 99)).toEqual({ ...league, places: [] });
});

test('asOfRound counts a game without a round in the last round', () => {
  const late = { ...game('A 3:0 B'), round: null };
  const more = { ...league, games: [late, ...league.games] };
  expect(asOfRound(more, 3).games).not.toContain(late);
  expect(asOfRound(more, 4).games).toContain(late);
  expect(asOfRound({ ...league, games: [late] }, 1).games).toEqual([late]);
});

test('asOfRound counts a correction after each round that ends on or after its day', () => {
  const reason = 'Nicht angetreten';
  const corrections = [
    { team: 'A', points: -1, reason },
    { team: 'A', points: -2, reason, day: '2026-04-18' },
  ];
  // The game of round 2 was postponed and played after round 3.
  const games = [
    { ...game('A 1:0 B', 1), day: '2026-04-11' },
    { ...game('A 1:0 B', 2), day: '2026-04-18' },
    { ...game('A 1:0 B', 3), day: '2026-04-17' },
    game('A 1:0 B', 4),
  ];
  const points = (all: typeof games, round: number) =>
    rank(asOfRound({ ...league, games: all, corrections }, round), rules)[0]?.points;
  expect([1, 2, 3, 4].map((round) => points(games, round))).toEqual([2, 3, 6, 9]);
  expect(points(games.slice(0, 1), 1)).toBe(2);
  // If no game has a day, the correction with a day does not count yet.
  expect(points(games.slice(3), 4)).toBe(2);
});

test('the home table counts only home games and ignores corrections', () => {
  expect(rankAtHome(league, rules)).toMatchObject([
    { team: 'A', played: 2, won: 1, lost: 1, goalsFor: 2, points: 3, deducted: 0 },
    { team: 'B', played: 2, drawn: 1, lost: 1, goalsFor: 2, points: 1 },
  ]);
});

test('the away table counts only away games and ignores corrections', () => {
  expect(rankAway(league, rules)).toMatchObject([
    { team: 'A', played: 2, won: 1, drawn: 1, points: 4, deducted: 0 },
    { team: 'B', played: 2, won: 1, lost: 1, points: 3 },
  ]);
});

test('the form table counts only the last games of each team', () => {
  expect(rankForm(league, rules, 2)).toMatchObject([
    { team: 'A', played: 2, won: 1, drawn: 1, goalsFor: 4 },
    { team: 'B', played: 2, lost: 1, drawn: 1 },
  ]);
  const many = createLeague(Array.from({ length: 9 }, (_, round) => game('A 1:0 B', round)));
  expect(rankForm(many, rules, 5)[0]).toMatchObject({ played: 5, won: 5 });
});

test('the form table treats a game without a round as the latest game', () => {
  const late = { ...game('A 0:9 B'), round: null };
  const more = { ...league, games: [late, ...league.games] };
  expect(rankForm(more, rules, 1)[0]).toMatchObject({ team: 'B', goalsFor: 9 });
});

test('lists the positions of each team by round', () => {
  const { rounds, positions } = ranksByRound({ ...league, corrections: [] }, rules);
  expect(rounds).toEqual([1, 2, 3, 4]);
  expect(positions).toEqual(
    new Map([
      ['A', [2, 1, 1, 1]],
      ['B', [1, 2, 2, 2]],
    ]),
  );
});

test('every table view rejects a league with unknown teams', () => {
  const broken = { ...league, teams: [] };
  const views = [rankAtHome, rankAway, rankForm, ranksByRound, rank];
  for (const view of views) expect(() => view(broken, rules, 5)).toThrow(RangeError);
});
