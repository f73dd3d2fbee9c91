import type { Defaulted, Flag } from '#platform/db/schema.ts';

declare module '#platform/db/schema.ts' {
  interface Schema {
    lineup: LineupTable;
    lineupPlayer: LineupPlayerTable;
  }
}

export interface LineupTable {
  id: string;
  gameId: string;
  trainerId: string | null;
  /** ISO instant in UTC. */
  savedAt: string | null;
}

export interface LineupPlayerTable {
  lineupId: string;
  ordinal: number;
  /** Null when the player no longer exists; the entry stays as '#number'. */
  playerId: string | null;
  shirtNumber: number | null;
  onBench: Defaulted<Flag>;
  goals: Defaulted<number>;
  assists: Defaulted<number>;
  yellowCards: Defaulted<number>;
  redCards: Defaulted<number>;
  /** Null for none. */
  ownGoals: number | null;
  /** Whether somebody of the bench came on, where nobody knows when. */
  cameOn: 1 | null;
  minuteOn: number | null;
  minuteOff: number | null;
  /** The number on the shirt of whom somebody of the bench came on for. */
  replacedNumber: number | null;
  /** As they are typed: '12, 45+1'. */
  goalMinutes: string | null;
  assistMinutes: string | null;
  yellowCardMinutes: string | null;
  redCardMinutes: string | null;
  ownGoalMinutes: string | null;
}
