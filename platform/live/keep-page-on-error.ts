import { isRouteErrorResponse, type MiddlewareFunction } from 'react-router';
import { hasUnsaved } from '#platform/drafts/unsaved.ts';
import { isPendingAnswer } from './preview-while-loading.tsx';

type Results = Awaited<ReturnType<Parameters<MiddlewareFunction<Record<string, Result>>>[1]>>;
interface Result {
  type: 'data' | 'error';
  result: unknown;
}

interface OpenPage {
  address: string;
  data: Record<string, unknown>;
}

let shown: OpenPage | undefined;

export function setOpenPage(page: OpenPage): void {
  shown = page;
}

/**
 * If a reload of the page's data fails, the page keeps its old data. Otherwise the router would show an error
 * page.
 */
export const keepPageOnError: MiddlewareFunction<Record<string, Result>> = async (
  { request },
  next,
) => {
  const results: Results = await next();
  const { pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || shown?.address !== pathname + search) return results;
  for (const [id, result] of Object.entries(results)) {
    const last = shown.data[id];
    if (last !== undefined) results[id] = await settled(result, last);
  }
  return results;
};

async function settled({ type, result }: Result, last: unknown): Promise<Result> {
  try {
    if (type === 'error') throw result;
    return { type, result: isPendingAnswer(result) ? await result.arriving : result };
  } catch (error) {
    return isAnswer(error) && !hasUnsaved()
      ? { type: 'error', result: error }
      : { type: 'data', result: isPendingAnswer(last) ? await last.arriving : last };
  }
}

function isAnswer(error: unknown): boolean {
  return error instanceof Response || (isRouteErrorResponse(error) && error.status < 500);
}
