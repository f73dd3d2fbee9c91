import type { Position } from '../positions.ts';

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
  /** YYYY-MM-DD. A null `firstDay` means the first day of the season, a null `lastDay` its last day. */
  firstDay: string | null;
  lastDay: string | null;
}
