import type { RecordTool } from '#platform/admin/admin-tool.ts';
import type { Db } from '#platform/db/client.server.ts';
import type { Fields } from './form-page.ts';

/** A field, the entered text and the error sentence. */
type Wrong = readonly [name: string, entered: string, sentence: string];

/** Data of one kind for the tests of all record tools. */
export interface RecordToolCase {
  tool: {
    path: string;
    messages: Pick<Required<RecordTool['messages']>, 'add' | 'edit' | 'remove'>;
  };
  /** Stores the record with the id 'stored', and the records that a new one needs. */
  store: (db: Db) => Promise<unknown>;
  /** All fields in the form of the record 'stored'. */
  stored: Fields;
  /** A new record as entered: only the required fields, and the list of the form if it has one. */
  added: Fields;
  /** Texts of both records in the list. */
  listed: { stored: string; added: string };
  /**
   * A field that two admins change: its name, its label in a conflict, and the value that each admin enters.
   */
  change: { name: string; label: string; mine: string; theirs: string };
  question: string;
  newTitle: string;
  notFound: string;
  /** Wrong values for a new record. */
  wrong: readonly Wrong[];
}
