import type { Defaulted, Flag } from '#platform/db/schema.ts';
import type { TrainerRole } from './trainer-roles.ts';

declare module '#platform/db/schema.ts' {
  interface Schema {
    trainer: TrainerTable;
  }
}

export interface TrainerTable {
  id: string;
  address: string;
  name: string;
  image: string | null;
  birthYear: number | null;
  /** TT.MM.JJJJ */
  joinedOn: string | null;
  experience: string | null;
  role: TrainerRole;
  active: Defaulted<Flag>;
  /** What there was before line-ups were counted; may be less than nothing. */
  games: Defaulted<number>;
  wins: Defaulted<number>;
  draws: Defaulted<number>;
  losses: Defaulted<number>;
}
