import type { MiddlewareHandler } from 'hono';
import {
  type ActionFunction,
  type ActionFunctionArgs,
  data,
  type LoaderFunction,
  type LoaderFunctionArgs,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { Outage } from '#platform/db/outage.server.ts';
import type { UnsentForm } from '#platform/drafts/unsaved.ts';
import { reportOutage } from '#platform/request/answers.server.ts';
import { formPostContext, nowContext, reportContext } from '#platform/request/context.ts';
import type { PathRules } from '#platform/values/paths.ts';

const retryAfter = '10';

export function outageResponse(answer: Response, outage: Outage | null): Response {
  const isBusy = answer.status === 503 && !answer.headers.has('Retry-After');
  if (!outage && !isBusy) return answer;
  const headers = new Headers(answer.headers);
  headers.set('Retry-After', retryAfter);
  headers.set('Cache-Control', 'no-store');
  return new Response(answer.body, { status: 503, headers });
}

/** Wraps each action and loader, because the router's middleware does not receive errors of routes. */
export function wrapRoutesForOutages(build: ServerBuild): ServerBuild {
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
      if (!(error instanceof Error)) throw error;
      const sentence = reportOutage(args.context, error);
      const fields = args.context.get(formPostContext);
      if (fields) {
        if (!sentence && !args.request.signal.aborted) args.context.get(reportContext)(error);
        throw data<UnsentForm>({ sentence, fields }, { status: sentence ? 503 : 500 });
      }
      if (sentence && isFile) throw new Response(sentence, { status: 503 });
      throw error;
    }
  };
  return tried as Answer;
}

/**
 * Caches must not store pages of admins, pages for signing in and pages that mails link to, not even a refusal
 * (ASVS 5.0, 14.3.2).
 */
export function noStorePrivatePages({ isPrivate }: PathRules): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (isPrivate(new URL(c.req.url).pathname)) c.header('Cache-Control', 'no-store');
  };
}

/**
 * Calls `onNow` when a loader reads the clock, because caches can then keep the page for a minute at most.
 */
export class RequestContext extends RouterContextProvider {
  readonly #onNow: (() => void) | undefined;

  constructor(onNow: (() => void) | undefined) {
    super();
    this.#onNow = onNow;
  }

  override get<T>(context: RouterContext<T>): T {
    if ((context as unknown) === nowContext) this.#onNow?.();
    return super.get(context);
  }
}
