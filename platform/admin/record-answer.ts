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
  /** The version that the form was opened with; the form sends it again, not a newer one. */
  version?: string;
  /** The version that was opened; set once the admin has answered a conflict. */
  base?: string;
  choices?: { name: string; side: Side; label: string }[];
  result?: SubmissionResult<string[]>;
  /** The present picture, and why the sent one was refused. */
  picture?: { address: string; refusal?: string };
  failure?: string;
  doubts?: {
    sentences: string[];
    answer: string;
  };
  hasChanged?: true;
  conflict?: {
    /** The stored version, which the next save replaces. */
    version: string;
    isGone: boolean;
    /** Who changed the record: 'hat anna', 'hast du selbst'. */
    by: string;
    base?: string;
    /** `one` is the stored value, `other` the entered one. */
    differences: ConflictRow[];
    /** Changed by the other admin alone: `one` when the form was opened, `other` now; `other` stays. */
    kept: Difference[];
  };
}
