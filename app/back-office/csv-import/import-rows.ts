import type { Db } from '#platform/db/client.server.ts';
import type { ChangeGroup } from '#platform/records/audit-log.server.ts';
import type { Difference } from '#platform/records/describe-change.ts';
import type { Change } from '#platform/records/replace.server.ts';
import type { Question } from './reading/find-columns.ts';

export interface AboutList {
  of: { one: string; many: string };
  known: string[];
  unknown: string[];
  /** While a question has no answer, no row of the list is read. */
  questions: Question[];
}

export function isOpen(questions: readonly Question[]): boolean {
  return questions.some(({ answer }) => answer === undefined);
}

export interface ReadPart {
  text: string;
  unread: number;
  head: number;
}

export interface ReadText extends AboutList, ReadPart {
  lines: ReadLine[];
}

/** `refusal` is a German sentence. `text` is the content of a file or form that cannot be read as a list. */
export interface Refusal {
  refusal: string;
  text?: string;
}

export interface ReadLine {
  line: number;
  title: string;
  wrong: readonly string[];
  notes: readonly string[];
  /** Empty if nothing is new or something is wrong; several proposals if the row has several meanings. */
  proposals: readonly Proposal[];
}

export interface Proposal {
  /**
   * A hash of the record before and after the change. A different hash means that the row or the stored
   * record has changed.
   */
  version: string;
  isNew: boolean;
  changes: readonly Difference[];
  /** True if the row of the list causes no doubt and replaces no value that is already stored. */
  isAdvised: boolean;
  save: Save;
  reading?: { title: string; note: string };
}

/**
 * Call it in the `work` of `readAndWrite`, so that no data have changed since the row was read.
 * @throws BlockedChangeError; then the write must store nothing
 */
export type Save = (transaction: Db, by: Change & { group: ChangeGroup }) => Promise<void>;
