import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** Requests of one connection that wait for their answers; browsers and proxies send one. */
const mostAtOnce = 16;

/** An open port. */
export interface Listening {
  port: number;
  /**
   * Lets nothing new in, and resolves when everybody is gone.
   * @param farewell done in between: ends what would not end by itself
   * @param grace milliseconds that a slow client has to take its answer
   */
  stop: (farewell: () => Promise<void>, grace: number) => Promise<void>;
}

/** The requests of a connection that wait for their answers. */
interface Line {
  waiting: number;
  /** Told of an answer that is through. */
  leave: () => void;
}

/** How long a connection is waited for, in milliseconds. */
export interface Patience {
  /** Without a byte in either direction, unless it is us who are waited for. */
  silence: number;
  /** For the head of a request. */
  head: number;
  /** For a whole request: a photo over a weak network takes minutes. */
  request: number;
}

/** A live stream is silent for 15 s at most. */
const usual: Patience = { silence: 30_000, head: 15_000, request: 300_000 };

/**
 * Serves over HTTP. A client that does not take its answer, does not end its request, or goes on
 * asking without waiting for an answer, is let go.
 * @throws the system's error when the port cannot be had
 */
export async function listen(
  listener: RequestListener,
  port: number,
  host: string,
  patience: Patience = usual,
): Promise<Listening> {
  const { silence, head, request } = patience;
  const options = {
    ...{ headersTimeout: head, requestTimeout: request },
    connectionsCheckingInterval: head / 3,
    // Of two hosts that a request names Node would else keep the first (asked-host.ts).
    joinDuplicateHeaders: true,
  };
  const lines = new WeakMap<Socket, Line>();
  const server = createServer(options, (request, response) => {
    const { socket } = request;
    // What came in one piece with the one too many is read all the same.
    if (socket.destroyed) return;
    const line = lines.get(socket) as Line;
    // Node bounds the bytes of answers that wait, not the answers that are being made.
    if (line.waiting >= mostAtOnce) return void socket.destroy();
    line.waiting++;
    response.on('close', line.leave);
    listener(request, response);
  });
  server.on('connection', (socket) => {
    const line = { waiting: 0, leave: () => void line.waiting-- };
    lines.set(socket, line);
  });
  // Bytes that wait for a client that takes some of them are no silence.
  server.setTimeout(silence, (socket) => {
    // It waits for us.
    if (lines.get(socket)?.waiting && socket.writableLength === 0) socket.setTimeout(silence);
    else socket.destroy();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    async stop(farewell, grace) {
      const closed = new Promise((resolve) => server.close(resolve));
      await farewell();
      server.closeIdleConnections();
      const late = setTimeout(() => server.closeAllConnections(), grace);
      await closed;
      clearTimeout(late);
    },
  };
}
