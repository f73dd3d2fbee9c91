import type { Db } from '#platform/db/client.server.ts';
import type { ChangeGroup } from '#platform/records/audit-log.server.ts';
import type { Difference } from '#platform/records/describe.ts';
import type { Change } from '#platform/records/replace.server.ts';
import type { Answers, Question } from './reading/columns.ts';

export interface ReadList {
  of: { one: string; many: string };
  known: string[];
  unknown: string[];
  /** No line is read until all questions are answered. */
  questions: Question[];
  lines: ReadLine[];
}

export interface Asked {
  answers: Answers;
  now: Date;
}

export function isOpen(questions: readonly Question[]): boolean {
  return questions.some(({ answer }) => answer === undefined);
}

export interface ReadText extends ReadList {
  text: string;
  unread: number;
  head: number;
}

export interface ReadLine {
  line: number;
  title: string;
  wrong: readonly string[];
  notes: readonly string[];
  /** Empty if nothing is new or something is wrong; several if the row can be read in several ways. */
  proposals: readonly Proposal[];
}

export interface Proposal {
  /** Changes when the row, the stored record or the outcome changes. */
  version: string;
  isNew: boolean;
  changes: readonly Difference[];
  /** Whether the proposal overwrites nothing that somebody has entered. */
  isAdvised: boolean;
  save: Save;
  reading?: { title: string; note: string };
}

/** Call it inside the write that read the row. If it throws ObstacleError, that write must end. */
export type Save = (transaction: Db, by: Change & { group: ChangeGroup }) => Promise<void>;
