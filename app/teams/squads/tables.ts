import type { Position } from '../age-of-name.ts';

declare module '#platform/db/schema.ts' {
  interface Schema {
    squad: SquadTable;
    squadPlayer: SquadPlayerTable;
  }
}

export interface SquadTable {
  id: string;
  /** Null for the first team. */
  teamId: string | null;
  /** '2026', '2026/27'. */
  season: string;
}

export interface SquadPlayerTable {
  squadId: string;
  ordinal: number;
  playerId: string;
  /** Null for the player's usual number. */
  shirtNumber: number | null;
  position: Position | null;
  /** YYYY-MM-DD; null for the season's beginning or end. */
  firstDay: string | null;
  lastDay: string | null;
}
