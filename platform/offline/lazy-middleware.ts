import type { MiddlewareFunction } from 'react-router';

type Middleware = MiddlewareFunction<Record<string, { type: 'data' | 'error'; result: unknown }>>;

/** offline-notice.tsx, whose code is loaded after the page, sets `middleware`. */
export const lazyMiddleware: { middleware?: Middleware } = {};

export const offlineMiddleware: Middleware = (request, next) =>
  lazyMiddleware.middleware ? lazyMiddleware.middleware(request, next) : next();
