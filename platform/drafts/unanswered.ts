import { useState } from 'react';
import { useActionData } from 'react-router';

/** 'silent': no answer in time; 'session': not signed in; 'fault': server error; 'refused': a 4xx status. */
export type Reason = 'offline' | 'silent' | 'session' | 'fault' | 'refused';

export interface Unanswered {
  reason: Reason;
  /** True if the user is signed in but must prove again who they are. */
  isProof?: boolean;
  sentence?: string;
}

export function unansweredIn(answer: unknown): Unanswered | undefined {
  return typeof answer === 'object' && answer !== null && 'unanswered' in answer
    ? (answer.unanswered as Unanswered)
    : undefined;
}

/** The last answer from the server, which stays on the page when a later try to send gets no answer. */
export function useLastAnswer<Answer>(answer: Answer): Answer | undefined {
  const isThere = !unansweredIn(answer);
  const [last, setLast] = useState(isThere ? answer : undefined);
  if (isThere && answer !== last) setLast(answer);
  return isThere ? answer : last;
}

export function useAnswer<Answer>(): Answer | undefined {
  return useLastAnswer<Answer | undefined>(useActionData() as Answer | undefined);
}
