import { expect, test } from 'vitest';
import { compareGame, type StoredGame } from './compare-game.ts';
import { findGameOfFixture, toMoment } from './find-game-of-fixture.ts';
import type { Fixture } from './reading/read-feed.server.ts';

const game: StoredGame = {
  ...{ id: 'g', opponent: 'SV Au', date: '2026-08-15', kickoff: '17:00', round: '1' },
  ...{ ground: null, venueId: null, status: null, goalsFor: null, goalsAgainst: null },
  ...{ playedFor: null, playedAgainst: null, formerDate: null, formerKickoff: null },
};

const find = (games: StoredGame[], fixture: Fixture, all: readonly Fixture[]) =>
  findGameOfFixture(new Set(games), {
    ...{ fixture, isHome: true, isSame: (name) => name === 'SV Au' },
    moments: new Set(all.map(toMoment)),
  });

test('a game with the moment of another calendar entry does not move to an entry of its round', () => {
  const entry = { round: '1' } as Fixture;
  const cup = { ...entry, date: '2026-07-20', kickoff: '15:00' };
  const league = { ...entry, date: '2026-08-15', kickoff: '17:00' };
  expect(find([game], cup, [cup, league])).toBeUndefined();
  expect(find([game], league, [cup, league])).toBe(game);
  expect(find([game], cup, [cup])).toBe(game);
});

test('a game on neutral ground keeps its venue if the calendar names none', () => {
  const stored: StoredGame = { ...game, ground: 'neutral', venueId: 'v' };
  const word = { date: game.date, kickoff: '17:00', ground: null, status: null, round: '1' };
  expect(compareGame(stored, word, undefined).fields).toEqual([]);
  expect(compareGame(stored, { ...word, venueId: 'w' }, undefined).fields).toEqual(['venueId']);
});
