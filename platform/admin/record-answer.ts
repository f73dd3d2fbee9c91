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
  /** The version the save started from: the answer must not make it a newer one. */
  version?: string;
  /** Set once somebody has answered a conflict. */
  base?: string;
  choices?: { name: string; side: Side; label: string }[];
  result?: SubmissionResult<string[]>;
  /** The picture now, and why the sent one is refused. */
  picture?: { address: string; refusal?: string };
  failure?: string;
  doubts?: {
    sentences: string[];
    answer: string;
  };
  hasChanged?: true;
  conflict?: {
    /** The next save replaces this version. */
    version: string;
    isGone: boolean;
    /** 'hat anna', 'hast du selbst'. */
    by: string;
    base?: string;
    /** `one` is stored now, `other` was entered. */
    differences: ConflictRow[];
    /** Only the other has changed these: `one` as opened, `other` as it stays. */
    kept: Difference[];
  };
}
