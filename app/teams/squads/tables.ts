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
  /** YYYY-MM-DD. The player is in the squad from `firstDay` to `lastDay`; null means without a limit. */
  firstDay: string | null;
  lastDay: string | null;
}
