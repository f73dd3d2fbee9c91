import {
  type ActionFunction,
  type ActionFunctionArgs,
  data,
  type LoaderFunction,
  type LoaderFunctionArgs,
  type ServerBuild,
} from 'react-router';
import type { Unsent } from '#platform/drafts/unsent.ts';
import { postedContext, reportContext } from '#platform/request/context.ts';
import { noteOutage } from '#platform/request/note-outage.server.ts';

/**
 * The same routes; but a form that fails while the database cannot be used, or by a fault of ours, is
 * in the error, and a file that cannot be read then says why. Around the functions of the routes,
 * since the router tells no middleware what they throw.
 */
export function answerOutages(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route];
    const { action, loader, default: page } = route.module;
    const isFile = page === undefined;
    const ways = { action: answered(action, isFile), loader: answered(loader, isFile) };
    return [id, { ...route, module: { ...route.module, ...ways } }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

function answered<Answer extends ActionFunction | LoaderFunction>(
  answer: Answer | undefined,
  isFile: boolean,
): Answer | undefined {
  if (!answer) return undefined;
  const tried = async (args: ActionFunctionArgs & LoaderFunctionArgs, router?: unknown) => {
    try {
      return await answer(args, router);
    } catch (error) {
      // An answer that was thrown.
      if (!(error instanceof Error)) throw error;
      const sentence = noteOutage(args.context, error);
      const fields = args.context.get(postedContext);
      if (fields) {
        if (!sentence && !args.request.signal.aborted) args.context.get(reportContext)(error);
        throw data<Unsent>({ sentence, fields }, { status: sentence ? 503 : 500 });
      }
      if (sentence && isFile) throw new Response(sentence, { status: 503 });
      throw error;
    }
  };
  return tried as Answer;
}
