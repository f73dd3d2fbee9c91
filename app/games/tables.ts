import type { GameKind } from './game-kinds.ts';

declare module '#platform/db/schema.ts' {
  interface Schema {
    game: GameTable;
    gameCalendar: GameCalendarTable;
  }
}

export interface GameTable {
  id: string;
  /** Last segment of the match report's address; given once, never changed. */
  slug: string;
  /** YYYY-MM-DD in Europe/Vienna. */
  date: string;
  /** HH:MM in Europe/Vienna; null when only the day is known. */
  kickoff: string | null;
  opponent: string;
  kind: GameKind;
  /** Null stands for the club's default crest. */
  crest: string | null;
  goalsFor: number | null;
  goalsAgainst: number | null;
  halfTimeFor: number | null;
  halfTimeAgainst: number | null;
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
