import type { PastedTable } from '#app/league/standings/pasted-table.ts';
import type { CheckedTable } from './check-table.server.ts';
import type { SimilarTeam } from './similar-teams.server.ts';
import type { TypedFields, WrongFields } from './take-schema.ts';
import type { Taking } from './take-table.server.ts';

export interface TableAnswer {
  text: string;
  message?: string;
  read?: PastedTable & {
    checked: CheckedTable;
    similar: SimilarTeam[];
    taking: Taking;
    version: string;
    fields: TypedFields;
    wrong: WrongFields;
  };
}
