import { data, isRouteErrorResponse, type MiddlewareFunction } from 'react-router';
import { forgetOwnDrafts } from './draft-owner.tsx';
import { lastSent } from './sent-form.ts';
import type { Unanswered } from './unanswered.ts';
import { unsentIn } from './unsaved.ts';

type Results = Awaited<ReturnType<Parameters<MiddlewareFunction<Record<string, Result>>>[1]>>;
interface Result {
  type: 'data' | 'error';
  result: unknown;
}

/** Milliseconds that an answer may take, and what a byte of a picture adds: 50 KB a second. */
const patience = 15_000;
const perByte = 1 / 50;

/** What proxies say when they find no server, or a server that is just starting. */
const silentStatus = new Set([502, 503, 504, 520, 521, 522, 523, 524]);

/**
 * Sends every form of the site. Where its action gives no answer, that is the answer: the router's
 * error page, or the sign-in page, would take what was typed with it.
 */
export const keepTyped: MiddlewareFunction<Record<string, Result>> = async ({ request }, next) => {
  if (request.method === 'GET') return next();
  const { signal } = request;
  const results: Results = await inTime(request, next);
  // Something else was sent, or another page asked for.
  if (signal.aborted) return results;
  for (const [id, { type, result }] of Object.entries(results)) {
    if (type !== 'error') continue;
    const fault = faultIn(result);
    const unanswered = fault instanceof Response ? leadOn(fault, request.url) : describe(fault);
    if (unanswered)
      results[id] = {
        type: 'data',
        // With such a status the router loads nothing again.
        result: data({ unanswered }, { status: unanswered.reason === 'session' ? 401 : 503 }),
      };
  }
  return results;
};

/** What an action threw; the router wraps some of it. */
function faultIn(result: unknown): unknown {
  const isWrapped = typeof result === 'object' && result !== null && 'data' in result;
  return isWrapped && !isRouteErrorResponse(result) ? result.data : result;
}

/** A form that leads on was taken, unless it leads to the sign-in page and back: that keeps it here. */
function leadOn(redirect: Response, url: string): Unanswered | undefined {
  const { pathname } = new URL(url);
  const target = new URL(redirect.headers.get('Location') ?? '', url);
  // proof-parameter.ts; to import it would cost every page more bytes.
  if (target.pathname === '/login' && target.searchParams.has('zu') && pathname !== '/login')
    return { reason: 'session', isProof: /nachweis=/.test(target.search) };
  const { form } = lastSent();
  if (form?.path === pathname) form.onTaken();
  if (pathname === '/abmelden') forgetOwnDrafts();
  return undefined;
}

function describe(fault: unknown): Unanswered {
  if (!navigator.onLine) return { reason: 'offline' };
  if (!isRouteErrorResponse(fault))
    // What the server hides from the browser is its own fault; all else is no answer of it.
    return { reason: isServerFault(fault) ? 'fault' : 'silent' };
  const { status, data: said } = fault;
  const sentence = unsentIn(fault)?.sentence;
  if (silentStatus.has(status)) return { reason: 'silent', ...(sentence && { sentence }) };
  if (status >= 500) return { reason: 'fault' };
  return { reason: 'refused', ...(typeof said === 'string' && said && { sentence: said }) };
}

/** Whether the server says that it has failed: React Router tells the browser nothing else of an error. */
export function isServerFault(fault: unknown): boolean {
  return fault instanceof Error && fault.message === 'Unexpected Server Error';
}

/** Gives up an answer that does not come in time, with the connection that waits for it. */
async function inTime(request: Request, next: () => Promise<Results>): Promise<Results> {
  const end = new AbortController();
  const { form } = lastSent();
  const bytes = form?.path === new URL(request.url).pathname ? form.bytes : 0;
  const timer = setTimeout(() => end.abort(), patience + bytes * perByte);
  // For what is fetched below; to the router itself nothing was given up.
  const signal = AbortSignal.any([request.signal, end.signal]);
  Object.defineProperty(request, 'signal', { value: signal, configurable: true });
  try {
    return await next();
  } finally {
    clearTimeout(timer);
    Reflect.deleteProperty(request, 'signal');
  }
}
