import { useState } from 'react';
import { useActionData } from 'react-router';

/**
 * Why a form that was sent has no answer of its action: no network; nobody there, or not in time; the
 * session is over; a fault of ours; a refusal that says so itself.
 */
export type Reason = 'offline' | 'silent' | 'session' | 'fault' | 'refused';

/** What is known of a form that was sent in vain. */
export interface Unanswered {
  reason: Reason;
  /** Whether the session is not over, and somebody has to prove who they are. */
  isProof?: boolean;
  /** What the server says of it, where it says something. */
  sentence?: string;
}

/** In the place of the answer, what `keepTyped` says of its lack; undefined for any real answer. */
export function unansweredIn(answer: unknown): Unanswered | undefined {
  return typeof answer === 'object' && answer !== null && 'unanswered' in answer
    ? (answer.unanswered as Unanswered)
    : undefined;
}

/** The last answer that an action gave: one that does not come takes away nothing that is shown. */
export function useLastAnswer<Answer>(answer: Answer): Answer | undefined {
  const isThere = !unansweredIn(answer);
  const [last, setLast] = useState(isThere ? answer : undefined);
  if (isThere && answer !== last) setLast(answer);
  return isThere ? answer : last;
}

/** What the action of the open page has answered last. */
export function useAnswer<Answer>(): Answer | undefined {
  return useLastAnswer<Answer | undefined>(useActionData() as Answer | undefined);
}
