import { useState } from 'react';
import { useActionData } from 'react-router';

/** 'silent': no answer; 'session': not signed in; 'fault': server error; 'refused': a 4xx status. */
export type Reason = 'offline' | 'silent' | 'session' | 'fault' | 'refused';

export interface FailedSubmission {
  reason: Reason;
  isProof?: boolean;
  sentence?: string;
}

export function findFailedSubmission(answer: unknown): FailedSubmission | undefined {
  return typeof answer === 'object' && answer !== null && 'unanswered' in answer
    ? (answer.unanswered as FailedSubmission)
    : undefined;
}

export function useLastAnswer<Answer>(answer: Answer): Answer | undefined {
  const isThere = !findFailedSubmission(answer);
  const [last, setLast] = useState(isThere ? answer : undefined);
  if (isThere && answer !== last) setLast(answer);
  return isThere ? answer : last;
}

export function useAnswer<Answer>(): Answer | undefined {
  return useLastAnswer<Answer | undefined>(useActionData() as Answer | undefined);
}
