import type { MiddlewareFunction } from 'react-router';

type Middleware = MiddlewareFunction<Record<string, { type: 'data' | 'error'; result: unknown }>>;

/** offline-notice.tsx, whose code is loaded after the page, sets `middleware`. */
export const loadedLater: { middleware?: Middleware } = {};

export const offlineMiddleware: Middleware = (request, next) =>
  loadedLater.middleware ? loadedLater.middleware(request, next) : next();
