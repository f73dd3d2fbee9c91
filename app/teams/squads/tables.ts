import type { Position } from '../age-limits.ts';

declare module '#platform/db/schema.ts' {
  interface Schema {
    squad: SquadTable;
    squadPlayer: SquadPlayerTable;
  }
}

export interface SquadTable {
  id: string;
  teamId: string | null;
  season: string;
}

export interface SquadPlayerTable {
  squadId: string;
  ordinal: number;
  playerId: string;
  /** Null means the player's usual number. */
  shirtNumber: number | null;
  position: Position | null;
  /** YYYY-MM-DD; null means the first or the last day of the season. */
  firstDay: string | null;
  lastDay: string | null;
}
