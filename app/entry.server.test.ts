import { createElement, Suspense, use } from 'react';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import handleRequest from './entry.server.tsx';

test('a page that waits for something is given up when its visitor goes', async () => {
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

/** A site of one page, which the product's own entry renders. */
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
