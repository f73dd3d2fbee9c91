import type { SubmissionResult } from '@conform-to/react';
import type { Difference } from '#platform/records/describe.ts';

/** The names of the fields that choose between two changes begin with it. */
export const choicePrefix = 'conflict';
/** What such a field says: the other's, or one's own. */
export const [theirChoice, ownChoice] = ['theirs', 'mine'] as const;
export type Side = typeof theirChoice | typeof ownChoice;

/** Whether what a form sends is one of the two. */
export function isSide(value: unknown): value is Side {
  return value === theirChoice || value === ownChoice;
}

/** A row of what two people have made of a record. */
export interface ConflictRow extends Difference {
  /** The field that says whose is stored, where both have changed it, and what it says at first. */
  choice?: { name: string; side: Side };
}

/** What an action of a tool answers when the record was not stored: the form comes back with it. */
export interface RecordAnswer {
  /** The version that a try of saving started from: an answer must not make it a newer one. */
  version?: string;
  /** The version that was opened, and what was chosen, once somebody has answered a conflict. */
  base?: string;
  choices?: { name: string; side: Side; label: string }[];
  /** What was entered, and what is wrong with it. */
  result?: SubmissionResult<string[]>;
  /** The picture of the form as it stands now, and why the one that was sent is not taken. */
  picture?: { address: string; refusal?: string };
  /** A sentence that says what failed. */
  failure?: string;
  /** What is odd about the record, asked before it is saved. */
  doubts?: {
    sentences: string[];
    /** What the form says when they are answered with yes. */
    answer: string;
  };
  /** Somebody else changed meanwhile what was to be removed. */
  hasChanged?: true;
  /** Somebody else changed the record meanwhile. */
  conflict?: {
    /** The version that a further save replaces. */
    version: string;
    isGone: boolean;
    /** Who has changed it last, as the subject of a sentence: 'hat anna', 'hast du selbst'. */
    by: string;
    /** The version that was opened, where it is known what that was. */
    base?: string;
    /** What is stored now (`one`) against what was entered (`other`), without what stays. */
    differences: ConflictRow[];
    /** What the other alone has changed: as it was opened (`one`), and as it is and stays (`other`). */
    kept: Difference[];
  };
}
