import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A proxy between the browser and a site. A test can change the site behind it, or simulate a bad network.
 */
export interface FrontDesk {
  /** http://127.0.0.1:<port> */
  origin: string;
  /** Address of the site that gets the requests. A test can change it. */
  site: string;
  /**
   * True if requests get no answer, as with one bar of signal next to a pitch. Waiting requests get one
   * later.
   */
  isStuck: boolean;
  /** Requests with a matching address wait until this is undefined again. */
  held: RegExp | undefined;
  /** True if it answers 502 itself, like a proxy during a restart of the site. */
  isAlone: boolean;
  /** Text in front of the service worker's script, which makes it differ like a new build. */
  workerPrefix: string;
  stop: () => Promise<void>;
}

const badGateway = '<h1>502 Bad Gateway</h1>';

/** Starts the proxy on a free port. */
export async function openFrontDesk(site: string): Promise<FrontDesk> {
  const server = createServer(async (asked, answer) => {
    const { method, headers, url = '/' } = asked;
    const waits = () => desk.isStuck || desk.held?.test(url);
    while (waits() && !answer.destroyed) await new Promise((wake) => setTimeout(wake, 50));
    if (answer.destroyed) return;
    if (desk.isAlone) return answer.writeHead(502, { 'content-type': 'text/html' }).end(badGateway);
    const isWorker = url === '/sw.js';
    const plain = { 'accept-encoding': 'identity', 'if-none-match': '' };
    const passed = request(desk.site + url, {
      method,
      headers: { ...headers, ...(isWorker && plain) },
    });
    passed.on('error', () => answer.destroy());
    passed.on('response', (got) => {
      if (isWorker) delete got.headers['content-length'];
      answer.writeHead(got.statusCode ?? 500, got.headers);
      if (isWorker) answer.write(desk.workerPrefix);
      got.pipe(answer);
    });
    closing(answer, () => passed.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const desk: FrontDesk = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    site,
    isStuck: false,
    held: undefined,
    isAlone: false,
    workerPrefix: '',
    async stop() {
      desk.isStuck = false;
      desk.held = undefined;
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
  return desk;
}

/** Calls `end` when the browser closes the connection early, for example that of a stream at /live. */
function closing(answer: ServerResponse, end: () => void): void {
  answer.on('close', () => {
    if (!answer.writableFinished) end();
  });
}
