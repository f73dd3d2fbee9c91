import { type MiddlewareFunction, redirectDocument } from 'react-router';
import { createPendingAnswer, isPendingAnswer } from '#platform/live/preview-while-loading.tsx';
import { hasDocument } from '#platform/ui/rendering/server-page.ts';

type Results = Awaited<ReturnType<Parameters<MiddlewareFunction<Record<string, Result>>>[1]>>;
interface Result {
  type: 'data' | 'error';
  result: unknown;
}

let wanted: string | undefined;

export const openSavedPage: MiddlewareFunction<Record<string, Result>> = async (
  { request },
  next,
) => {
  if (request.method === 'GET') wanted = request.url;
  const results: Results = await next();
  if (request.method !== 'GET' || !hasDocument(request.url)) return results;
  for (const [id, { type, result }] of Object.entries(results)) {
    if (type === 'error' && isUnanswered(result))
      results[id] = { type, result: redirectDocument(request.url) };
    else if (isPendingAnswer(result))
      results[id] = {
        type,
        result: createPendingAnswer(result.arriving.catch(leaveFor(request.url))),
      };
  }
  return results;
};

function leaveFor(address: string): (error: unknown) => unknown {
  return (error) => {
    if (!isUnanswered(error) || wanted !== address) throw error;
    window.location.assign(address);
    return new Promise(() => {});
  };
}

function isUnanswered(error: unknown): boolean {
  return error instanceof TypeError;
}
