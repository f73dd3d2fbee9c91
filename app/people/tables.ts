import type { PlayerFigure } from '#app/people/figures/figures.ts';
import type { Defaulted } from '#platform/db/schema.ts';
import type { Columns } from '#platform/fields/fields.ts';
import type { playerFields } from './players/fields.ts';
import type { trainerFields } from './trainers/fields.ts';

declare module '#platform/db/schema.ts' {
  interface Schema {
    player: PlayerTable;
    pastSeason: PastSeasonTable;
    playerFigure: PlayerFigure;
    trainer: TrainerTable;
  }
}

/** Opening balance: typed total minus counted figures. Negative if more is counted than typed. */
interface Performance {
  gamesPlayed: Defaulted<number>;
  goals: Defaulted<number>;
  assists: Defaulted<number>;
  cleanSheets: Defaulted<number>;
  yellowCards: Defaulted<number>;
  redCards: Defaulted<number>;
}

export interface PlayerTable extends Performance, Columns<typeof playerFields> {
  id: string;
  /** Last segment of the address of the player's page; never changes. */
  address: string;
}

export interface PastSeasonTable extends Performance {
  playerId: string;
  ordinal: number;
  season: string;
}

export interface TrainerTable extends Columns<typeof trainerFields> {
  id: string;
  address: string;
  /** Opening balance: typed total minus counted results. Negative if more is counted than typed. */
  games: Defaulted<number>;
  wins: Defaulted<number>;
  draws: Defaulted<number>;
  losses: Defaulted<number>;
}
