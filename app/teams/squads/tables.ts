import type { Position } from '../age-of-name.ts';

declare module '#platform/db/schema.ts' {
  interface Schema {
    squad: SquadTable;
    squadPlayer: SquadPlayerTable;
  }
}

/** Who is of a team in a season. */
export interface SquadTable {
  id: string;
  /** Null is the first one. */
  teamId: string | null;
  /** The name of the season: '2026', '2026/27'. */
  season: string;
}

export interface SquadPlayerTable {
  squadId: string;
  ordinal: number;
  playerId: string;
  /** Null is as the player's own. */
  shirtNumber: number | null;
  position: Position | null;
  /** YYYY-MM-DD; null is from the beginning, to the end of the season. */
  firstDay: string | null;
  lastDay: string | null;
}
