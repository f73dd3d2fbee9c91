import type { PastedTable } from '#app/league/standings/pasted-table.ts';
import type { CheckedTable } from './check-table.server.ts';
import type { SimilarTeam } from './similar-teams.server.ts';
import type { TypedFields, WrongFields } from './take-schema.ts';
import type { Taking } from './take-table.server.ts';

/** What was understood of a pasted table. */
export interface TableAnswer {
  /** As it was pasted, to be corrected there. */
  text: string;
  /** Why nothing could be done, in a sentence. */
  message?: string;
  read?: PastedTable & {
    checked: CheckedTable;
    /** Opponents that may be meant by names of the table; somebody has to say so. */
    similar: SimilarTeam[];
    taking: Taking;
    /** Of the typed table that it would replace. */
    version: string;
    /** What is said of it, as it was typed or is proposed, and what is wrong with that. */
    fields: TypedFields;
    wrong: WrongFields;
  };
}
