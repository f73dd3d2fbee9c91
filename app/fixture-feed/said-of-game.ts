import type { GameRecord } from '#app/games/game-record.server.ts';
import { putOn } from '#app/games/put-on.ts';
import { isOff } from '#app/games/status.ts';
import type { Fixture } from './reading/read-feed.server.ts';

/** What a calendar can say of a game. */
const saidFields = ['date', 'kickoff', 'ground', 'venueId', 'status', 'round'] as const;
export type SaidField = (typeof saidFields)[number];
export type SaidOfGame = Pick<GameRecord, SaidField>;

/** What of a game a calendar could say. */
export function saidOf(game: SaidOfGame): SaidOfGame {
  const { date, kickoff, ground, venueId, status, round } = game;
  return { date, kickoff, ground, venueId, status, round };
}

/** The fields in which two differ. */
export function differing(one: SaidOfGame, other: SaidOfGame): SaidField[] {
  return saidFields.filter((field) => one[field] !== other[field]);
}

/** An entry of the calendar, and what is known of it here. */
export interface KnownFixture {
  fixture: Fixture;
  isHome: boolean;
  /** Where it is said to be played; undefined when that is no place that is known. */
  venueId: string | null | undefined;
}

/** What is stored of a game that is new. */
export function saidOfNew({ fixture, isHome, venueId = null }: KnownFixture): SaidOfGame {
  const { date, kickoff, round, isCancelled } = fixture;
  const status = isCancelled ? 'calledOff' : null;
  return { date, kickoff, ground: isHome ? null : 'away', venueId, status, round };
}

/**
 * What a stored game is to be after an entry: where that says nothing, and where a volunteer knows more,
 * it stays as it is.
 * @param taken what was last taken of the entry
 */
export function saidOfStored<
  G extends SaidOfGame & Pick<GameRecord, 'formerDate' | 'formerKickoff'>,
>(game: G, known: KnownFixture, taken: SaidOfGame | undefined): G {
  const { fixture, isHome } = known;
  const ground = game.ground === 'neutral' ? 'neutral' : isHome ? null : 'away';
  const elsewhere = ground === game.ground ? game.venueId : null;
  const next = {
    ...game,
    ground,
    venueId: known.venueId === undefined ? elsewhere : known.venueId,
    status: statusAfter(game.status, fixture.isCancelled, taken),
    round:
      game.round === null || game.round === taken?.round
        ? (fixture.round ?? game.round)
        : game.round,
  };
  const kickoff = fixture.kickoff ?? (fixture.date === game.date ? game.kickoff : null);
  const isMoved = fixture.date !== game.date || kickoff !== game.kickoff;
  return isMoved ? putOn(next, { date: fixture.date, kickoff }) : next;
}

function statusAfter(
  status: SaidOfGame['status'],
  isCancelled: boolean,
  taken: SaidOfGame | undefined,
): SaidOfGame['status'] {
  if (isCancelled) return status === null ? 'calledOff' : status;
  // Only what the calendar has called off, it can put on again.
  return isOff(status) && taken?.status === status ? null : status;
}
