import type { PlayerFigure } from '#app/people/figures/figures.ts';
import type { Position } from '#app/teams/age-of-name.ts';
import type { Defaulted, Flag } from '#platform/db/schema.ts';

declare module '#platform/db/schema.ts' {
  interface Schema {
    player: PlayerTable;
    pastSeason: PastSeasonTable;
    playerFigure: PlayerFigure;
  }
}

/** What there was before line-ups were counted: less than nothing where more is counted than was. */
interface Performance {
  gamesPlayed: Defaulted<number>;
  goals: Defaulted<number>;
  assists: Defaulted<number>;
  cleanSheets: Defaulted<number>;
  yellowCards: Defaulted<number>;
  redCards: Defaulted<number>;
}

export interface PlayerTable extends Performance {
  id: string;
  /** Last segment of the player's address; given once, never changed. */
  address: string;
  name: string;
  position: Position;
  /** Null stands for the club's placeholder picture. */
  image: string | null;
  active: Defaulted<Flag>;
  shirtNumber: number | null;
  birthYear: number | null;
  /** Free text, mostly TT.MM.JJJJ. */
  joinedOn: string | null;
  lastClub: string | null;
  competitions: string | null;
}

export interface PastSeasonTable extends Performance {
  playerId: string;
  ordinal: number;
  season: string;
}
