import { createElement, Suspense, use } from 'react';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import handleRequest from './entry.server.tsx';

test('stops rendering a page when its visitor disconnects', async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const never = new Promise<string>(() => {});
  const Waiting = () => {
    begin();
    return use(never);
  };
  const answer = siteOf(() => createElement(Suspense, {}, createElement(Waiting)));
  const visitor = new AbortController();
  const answering = answer(new Request('http://club/', { signal: visitor.signal }));
  await begun;
  visitor.abort();
  expect((await answering).status).toBe(500);
});

/** A site with one page, rendered by app/entry.server.tsx. */
function siteOf(Page: () => React.ReactNode): (request: Request) => Promise<Response> {
  const root = { id: 'root', path: '' };
  const assets = {
    ...{ entry: { imports: [], module: '' }, routes: { root: { ...root, module: '' } } },
    ...{ url: '', version: '' },
  };
  const build = {
    entry: { module: { default: handleRequest } },
    routes: { root: { ...root, module: { default: Page } } },
    ...{ assets, publicPath: '/', assetsBuildDirectory: '', basename: '/', future: {}, ssr: true },
    ...{ isSpaMode: false, prerender: [], routeDiscovery: { mode: 'initial' } },
  } as unknown as ServerBuild;
  const handle = createRequestHandler(build, 'test');
  return (request) => handle(request, new RouterContextProvider());
}
