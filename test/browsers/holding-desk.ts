import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An address before a site that keeps some answers back. */
export interface HoldingDesk {
  /** http://127.0.0.1:<port> */
  origin: string;
  /** From now on everything is answered. */
  letGo: () => void;
  stop: () => Promise<void>;
}

/** Opens one on a free port; what matches `held` waits there. */
export async function openHoldingDesk(site: string, held: RegExp): Promise<HoldingDesk> {
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  const server = createServer(async (asked, answer) => {
    const { method, headers, url = '/' } = asked;
    if (held.test(url)) await promise;
    const passed = request(site + url, { method, headers });
    passed.on('error', () => answer.destroy());
    passed.on('response', (got) => {
      answer.writeHead(got.statusCode ?? 500, got.headers);
      got.pipe(answer);
    });
    answer.on('close', () => passed.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    letGo,
    async stop() {
      letGo();
      const closed = new Promise((done) => server.close(done));
      server.closeAllConnections();
      await closed;
    },
  };
}
