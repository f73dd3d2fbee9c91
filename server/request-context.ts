import { type RouterContext, RouterContextProvider } from 'react-router';
import { nowContext } from '#platform/request/context.ts';

/** What a request's loaders and actions are given; tells when one of them reads the clock. */
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
