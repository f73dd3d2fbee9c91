import type { Db } from '#platform/db/client.server.ts';
import type { ChangeGroup } from '#platform/records/audit-log.server.ts';
import type { Difference } from '#platform/records/describe.ts';
import type { Change } from '#platform/records/replace.server.ts';
import type { Answers, Question } from './reading/columns.ts';

/** A list of one kind as it was understood. */
export interface ReadList {
  /** What it is a list of, in words: one, and many. */
  of: { one: string; many: string };
  /** What the columns are that are read, and the names of those that are not. */
  known: string[];
  unknown: string[];
  /** What somebody has to say of it first; without an answer no line is read. */
  questions: Question[];
  lines: ReadLine[];
}

/** With what a list is read. */
export interface Asked {
  answers: Answers;
  now: Date;
}

/** Whether a question has no answer. */
export function isOpen(questions: readonly Question[]): boolean {
  return questions.some(({ answer }) => answer === undefined);
}

/** A list that was read as far as one is read at once. */
export interface ReadText extends ReadList {
  /** What was read of the text, and how many lines behind it were not. */
  text: string;
  unread: number;
  /** The line that names the columns. */
  head: number;
}

/** A row of a list as it was understood. */
export interface ReadLine {
  /** Where it stands in a spreadsheet. */
  line: number;
  /** What it is about. */
  title: string;
  /** Why nothing can be taken of it, in sentences. */
  wrong: readonly string[];
  /** What else is to be known of it, in sentences. */
  notes: readonly string[];
  /**
   * What taking it would store: nothing where that is stored already, or something is wrong; several where
   * it can be understood in several ways, of which one can be taken.
   */
  proposals: readonly Proposal[];
}

/** What taking a row would store. */
export interface Proposal {
  /** Stands for the row, what is stored and what would become of it. */
  version: string;
  /** Whether its record is new. */
  isNew: boolean;
  changes: readonly Difference[];
  /** Whether it takes nothing away that somebody has entered. */
  isAdvised: boolean;
  save: Save;
  /** How the row is understood then, where that is not sure. */
  reading?: { title: string; note: string };
}

/**
 * Stores a row, inside the write in which it was read.
 * @throws ObstacleError when other records stand in the way; the write must end then
 */
export type Save = (transaction: Db, by: Change & { group: ChangeGroup }) => Promise<void>;
