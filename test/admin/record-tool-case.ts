import type { RecordTool } from '#platform/admin/admin-tool.ts';
import type { Db } from '#platform/db/client.server.ts';
import type { Fields } from './form-page.ts';

/** A field, what is entered there, and what is said of it. */
type Wrong = readonly [name: string, entered: string, sentence: string];

/** What the tools of the records have in common, as one of them does it. */
export interface RecordToolCase {
  tool: {
    path: string;
    says: Pick<Required<RecordTool['says']>, 'add' | 'edit' | 'remove'>;
  };
  /** Stores the record of id 'stored', and what a further one needs. */
  store: (db: Db) => Promise<unknown>;
  /** All that the form of that record holds. */
  stored: Fields;
  /** A further one as it is entered; what is required, and a list that is there, are all of it. */
  added: Fields;
  /** What the list says of both. */
  listed: { stored: string; added: string };
  /** A field that two admins change, what a conflict calls it, and what each makes of it. */
  change: { name: string; label: string; mine: string; theirs: string };
  question: string;
  newTitle: string;
  notFound: string;
  /** Of a new record. */
  wrong: readonly Wrong[];
}
