import type { SubmissionResult } from '@conform-to/react';
import type { Difference } from './describe.ts';

/** What an action of a tool answers when the record was not stored: the form comes back with it. */
export interface RecordAnswer {
  /** The version that a try of saving started from: an answer must not make it a newer one. */
  version?: string;
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
    /** What is stored now (`one`) against what was entered (`other`). */
    differences: Difference[];
  };
}
