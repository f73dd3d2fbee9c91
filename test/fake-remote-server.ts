import { createServer, type RequestListener, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { type Outside, outside } from '#app/matches/feed/fetch-public.server.ts';

/**
 * Network access where one local server answers for all hosts, without TLS, and every host counts as public.
 * Stops with the test.
 */
export async function startFakeServer(listener: RequestListener): Promise<Outside> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const ask = (url: URL, options: object) =>
    request({ ...options, hostname: url.hostname, path: url.pathname + url.search, port });
  return {
    ...outside,
    request: ask as Outside['request'],
    resolve: async () => ['127.0.0.1'],
    isPublic: () => true,
  };
}
