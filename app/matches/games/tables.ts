import type { GameKind } from './game-kinds.ts';
import type { Ground } from './ground.ts';
import type { GameStatus } from './status.ts';

declare module '#platform/db/schema.ts' {
  interface Schema {
    game: GameTable;
    opponentGoal: OpponentGoalTable;
    gameCalendar: GameCalendarTable;
  }
}

export interface GameTable {
  id: string;
  /** Null is the first one. */
  teamId: string | null;
  /** Last segment of the match report's address; given once, never changed. */
  slug: string;
  /** YYYY-MM-DD in Europe/Vienna. */
  date: string;
  /** HH:MM in Europe/Vienna; null when only the day is known. */
  kickoff: string | null;
  /** By one of the opponent's names (app/matches/opponents), as it was typed. */
  opponent: string;
  kind: GameKind;
  /** Of an opponent that has none itself; null stands for the club's default crest. */
  crest: string | null;
  goalsFor: number | null;
  goalsAgainst: number | null;
  halfTimeFor: number | null;
  halfTimeAgainst: number | null;
  /** Null is at home. */
  ground: Exclude<Ground, 'home'> | null;
  /** Null is the usual one: the own ground at home, the opponent's away. */
  venueId: string | null;
  /** Null as long as a game takes its course. */
  status: GameStatus | null;
  /** The day and kick-off from which it was moved. */
  formerDate: string | null;
  formerKickoff: string | null;
  /** '5', 'Viertelfinale'. */
  round: string | null;
  /** On the pitch, where that is not what counts: at an abandonment, or beside what was awarded. */
  playedFor: number | null;
  playedAgainst: number | null;
  /** Whether the goals hold those of extra time. */
  extraTime: 1 | null;
  penaltiesFor: number | null;
  penaltiesAgainst: number | null;
  attendance: number | null;
  referee: string | null;
  /** What is told of it; a blank line between paragraphs. */
  report: string | null;
  /** Whether the goals are a score of the running game (running-score.server.ts); no part of the record. */
  running: 1 | null;
}

export interface OpponentGoalTable {
  gameId: string;
  ordinal: number;
  scorer: string | null;
  /** '67', '45+2'. */
  minute: string | null;
  /** Whether it fell into the opponent's own net: it is ours then. */
  ownGoal: 1 | null;
}

/** What those who keep a game in their calendar have to be told of it. */
export interface GameCalendarTable {
  gameId: string;
  /** All of the game that a calendar shows, as one text. */
  shown: string;
  /** How often that has changed. */
  sequence: number;
  /** ISO instant in UTC of the last change. */
  changedAt: string;
}
