import { type MiddlewareFunction, redirectDocument } from 'react-router';
import { isComing, onItsWay } from '#platform/live/handed-over.tsx';
import { hasDocument } from '#platform/ui/rendering/sent-styles.ts';

type Results = Awaited<ReturnType<Parameters<MiddlewareFunction<Record<string, Result>>>[1]>>;
interface Result {
  type: 'data' | 'error';
  result: unknown;
}

/** The page that was asked for last. */
let wanted: string | undefined;

/**
 * Where the data of a next page do not come, leaves it to the browser: the service worker has the
 * page itself, or one that says what there is, where the router had nothing but an error to show.
 */
export const seekDocument: MiddlewareFunction<Record<string, Result>> = async (
  { request },
  next,
) => {
  if (request.method === 'GET') wanted = request.url;
  const results: Results = await next();
  if (request.method !== 'GET' || !hasDocument(request.url)) return results;
  for (const [id, { type, result }] of Object.entries(results)) {
    if (type === 'error' && isUnanswered(result))
      results[id] = { type, result: redirectDocument(request.url) };
    else if (isComing(result))
      results[id] = { type, result: onItsWay(result.arriving.catch(leaveFor(request.url))) };
  }
  return results;
};

/** For an answer that fails when its page is on the screen already, unless that is left again. */
function leaveFor(address: string): (error: unknown) => unknown {
  return (error) => {
    if (!isUnanswered(error) || wanted !== address) throw error;
    window.location.assign(address);
    return new Promise(() => {});
  };
}

/** What `fetch` throws when there is no answer at all. */
function isUnanswered(error: unknown): boolean {
  return error instanceof TypeError;
}
