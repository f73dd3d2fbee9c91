import { data, isRouteErrorResponse, type MiddlewareFunction } from 'react-router';
import { forgetOwnDrafts } from './draft-owner.tsx';
import type { FailedSubmission } from './failed-submission.ts';
import { lastSent } from './sent-form.ts';
import { findUnsentForm } from './unsaved.ts';

type Results = Awaited<ReturnType<Parameters<MiddlewareFunction<Record<string, Result>>>[1]>>;
interface Result {
  type: 'data' | 'error';
  result: unknown;
}

/** Milliseconds to wait for an answer; each byte of a chosen file adds `perByte` (50 KB/s). */
const patience = 15_000;
const perByte = 1 / 50;

const silentStatus = new Set([502, 503, 504, 520, 521, 522, 523, 524]);

/**
 * Turns an action's error into data. Otherwise an error page or the sign-in page would replace the form and
 * its input.
 */
export const submitMiddleware: MiddlewareFunction<Record<string, Result>> = async (
  { request },
  next,
) => {
  if (request.method === 'GET') return next();
  const { signal } = request;
  const results: Results = await inTime(request, next);
  if (signal.aborted) return results;
  for (const [id, { type, result }] of Object.entries(results)) {
    if (type !== 'error') continue;
    const { fault, isAnswered } = readFault(result);
    const unanswered =
      fault instanceof Response ? leadOn(fault, request.url) : describe(fault, isAnswered);
    if (unanswered)
      results[id] = {
        type: 'data',
        // After a 4xx or 5xx status, React Router does not load the page's data again.
        result: data({ unanswered }, { status: unanswered.reason === 'session' ? 401 : 503 }),
      };
  }
  return results;
};

/** React Router wraps an action's error, and adds the status (`init`) if the server has answered. */
function readFault(result: unknown): { fault: unknown; isAnswered: boolean } {
  const isWrapped = typeof result === 'object' && result !== null && 'data' in result;
  if (!isWrapped || isRouteErrorResponse(result)) return { fault: result, isAnswered: false };
  return { fault: result.data, isAnswered: 'init' in result && result.init !== null };
}

/** A redirect means that the form is stored, except a redirect to the sign-in page. */
function leadOn(redirect: Response, url: string): FailedSubmission | undefined {
  const { pathname } = new URL(url);
  const target = new URL(redirect.headers.get('Location') ?? '', url);
  // 'nachweis' is the value of `reauthenticationParameter` in return-address.ts. Importing that file would
  // add code to all pages.
  if (target.pathname === '/login' && target.searchParams.has('zu') && pathname !== '/login')
    return { reason: 'session', isProof: /nachweis=/.test(target.search) };
  const { form } = lastSent();
  if (form?.path === pathname) form.onTaken();
  if (pathname === '/abmelden') forgetOwnDrafts();
  return undefined;
}

function describe(fault: unknown, isAnswered: boolean): FailedSubmission {
  if (!navigator.onLine) return { reason: 'offline' };
  if (!isRouteErrorResponse(fault)) return { reason: isAnswered ? 'fault' : 'silent' };
  const { status, data: said } = fault;
  const sentence = findUnsentForm(fault)?.sentence;
  if (silentStatus.has(status)) return { reason: 'silent', ...(sentence && { sentence }) };
  if (status >= 500) return { reason: 'fault' };
  return { reason: 'refused', ...(typeof said === 'string' && said && { sentence: said }) };
}

async function inTime(request: Request, next: () => Promise<Results>): Promise<Results> {
  const end = new AbortController();
  const { form } = lastSent();
  const bytes = form?.path === new URL(request.url).pathname ? form.bytes : 0;
  const timer = setTimeout(() => end.abort(), patience + bytes * perByte);
  // During `next`, the timer must be able to abort the request. Afterwards, the request gets the router's
  // signal again.
  const signal = AbortSignal.any([request.signal, end.signal]);
  Object.defineProperty(request, 'signal', { value: signal, configurable: true });
  try {
    return await next();
  } finally {
    clearTimeout(timer);
    Reflect.deleteProperty(request, 'signal');
  }
}
