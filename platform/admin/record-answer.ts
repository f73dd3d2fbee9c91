import type { SubmissionResult } from '@conform-to/react';
import type { Difference } from '#platform/records/describe.ts';

export const choicePrefix = 'conflict';
export const [theirChoice, ownChoice] = ['theirs', 'mine'] as const;
export type Side = typeof theirChoice | typeof ownChoice;

export function isSide(value: unknown): value is Side {
  return value === theirChoice || value === ownChoice;
}

export interface ConflictRow extends Difference {
  choice?: { name: string; side: Side };
}

export interface RecordAnswer {
  /** The version with which the form was opened; the form sends it back. */
  version?: string;
  /** The version with which the form was first opened; set once the admin has answered a conflict. */
  base?: string;
  choices?: { name: string; side: Side; label: string }[];
  result?: SubmissionResult<string[]>;
  /** The address of the form's picture, and why the server refused a chosen file. */
  picture?: { address: string; refusal?: string };
  failure?: string;
  doubts?: {
    sentences: string[];
    answer: string;
  };
  hasChanged?: true;
  conflict?: {
    /** The stored version; the next save replaces it. */
    version: string;
    isGone: boolean;
    /** Who changed the record, as a German clause: 'hat anna', 'hast du selbst'. */
    by: string;
    base?: string;
    /** `one` is the stored value, `other` the entered one. */
    differences: ConflictRow[];
    /** Only the other admin changed these: `one` when the form was opened, `other` now. `other` is kept. */
    kept: Difference[];
  };
}
