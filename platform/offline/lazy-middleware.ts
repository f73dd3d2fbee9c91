import type { MiddlewareFunction } from 'react-router';

type Middleware = MiddlewareFunction<Record<string, { type: 'data' | 'error'; result: unknown }>>;

/** The code of offline-notice.tsx sets `middleware`. The browser loads this code only after the page. */
export const lazyMiddleware: { middleware?: Middleware } = {};

export const offlineMiddleware: Middleware = (request, next) =>
  lazyMiddleware.middleware ? lazyMiddleware.middleware(request, next) : next();
