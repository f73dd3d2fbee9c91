import type { Defaulted } from '#platform/db/schema.ts';
import type { Columns } from '#platform/fields/fields.ts';
import type { trainerFields } from './fields.ts';

declare module '#platform/db/schema.ts' {
  interface Schema {
    trainer: TrainerTable;
  }
}

export interface TrainerTable extends Columns<typeof trainerFields> {
  id: string;
  address: string;
  /** From before the counting; may be negative. */
  games: Defaulted<number>;
  wins: Defaulted<number>;
  draws: Defaulted<number>;
  losses: Defaulted<number>;
}
