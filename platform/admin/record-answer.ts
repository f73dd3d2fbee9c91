import type { SubmissionResult } from '@conform-to/react';
import type { Difference } from '#platform/records/describe-change.ts';

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
  version?: string;
  /** The record's version when the form was opened; set only if the form is sent again after a conflict. */
  base?: string;
  choices?: { name: string; side: Side; label: string }[];
  result?: SubmissionResult<string[]>;
  picture?: { address: string; refusal?: string };
  failure?: string;
  warnings?: {
    sentences: string[];
    answer: string;
  };
  hasChanged?: true;
  conflict?: {
    version: string;
    isGone: boolean;
    /** The author of the change as a German clause: 'hat anna', 'hast du selbst'. */
    by: string;
    base?: string;
    /** In each row, `one` is the stored value and `other` the entered value. */
    differences: ConflictRow[];
    /**
     * Values that the form did not change and another admin did: `one` before, `other` stored now. The stored
     * value stays.
     */
    kept: Difference[];
  };
}
