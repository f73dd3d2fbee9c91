import { useState } from 'react';
import { useActionData } from 'react-router';

/** Offline; no answer in time; session over; server fault; a refusal with its own sentence. */
export type Reason = 'offline' | 'silent' | 'session' | 'fault' | 'refused';

export interface Unanswered {
  reason: Reason;
  /** The session is valid, but the user has to prove it again. */
  isProof?: boolean;
  sentence?: string;
}

export function unansweredIn(answer: unknown): Unanswered | undefined {
  return typeof answer === 'object' && answer !== null && 'unanswered' in answer
    ? (answer.unanswered as Unanswered)
    : undefined;
}

/** A failed sending does not hide what the last answer showed. */
export function useLastAnswer<Answer>(answer: Answer): Answer | undefined {
  const isThere = !unansweredIn(answer);
  const [last, setLast] = useState(isThere ? answer : undefined);
  if (isThere && answer !== last) setLast(answer);
  return isThere ? answer : last;
}

export function useAnswer<Answer>(): Answer | undefined {
  return useLastAnswer<Answer | undefined>(useActionData() as Answer | undefined);
}
