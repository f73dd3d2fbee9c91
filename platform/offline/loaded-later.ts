import type { MiddlewareFunction } from 'react-router';

type Middleware = MiddlewareFunction<Record<string, { type: 'data' | 'error'; result: unknown }>>;

/** What takes part in the loading of pages once it is there itself (offline-notice.tsx). */
export const loadedLater: { middleware?: Middleware } = {};

/** In its place until then. */
export const offlineMiddleware: Middleware = (request, next) =>
  loadedLater.middleware ? loadedLater.middleware(request, next) : next();
