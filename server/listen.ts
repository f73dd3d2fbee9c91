import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/**
 * Maximum unanswered requests of a connection. Browsers and proxies wait for an answer before they send the
 * next request.
 */
const maxUnanswered = 16;
/**
 * Maximum idle connections, because each connection needs a file descriptor. A proxy needs some dozens of
 * connections.
 */
const maxIdle = 200;
/** Maximum idle connections while many visitors come, if this process can open so many files. */
const maxIdleInCrowd = 2_000;
/** A body is slow if fewer bytes arrive between two checks. */
const minProgress = 1024;
const maxSlowChecks = 2;
const tooSlow = 'Von deinen Eingaben kam zu lange nichts mehr an. Bitte sende sie noch einmal.';

export interface Listening {
  port: number;
  /**
   * @param farewell ends connections that never end by themselves
   * @param grace milliseconds until the other connections have to end
   */
  stop: (farewell: () => Promise<void>, grace: number) => Promise<void>;
}

interface Line {
  waiting: number;
  leave: () => void;
}

/** All times in milliseconds. */
export interface ConnectionTimeouts {
  /**
   * Maximum time without a byte in either direction. The time in which the server prepares an answer does not
   * count.
   */
  silence: number;
  head: number;
  look: number;
  /** Maximum time for a whole request. A photo over a weak network takes minutes. */
  request: number;
  rest: number;
}

/** `silence` must be longer than 15 s, because a live stream sends a byte every 15 s. */
const defaultTimeouts: ConnectionTimeouts = {
  silence: 30_000,
  head: 15_000,
  look: 5_000,
  request: 300_000,
  rest: 1_000,
};

/**
 * Closes connections of clients that do not read, do not finish a request or send too many requests. If too
 * many connections are idle, closes the longest idle connections.
 * @throws the system's error if the port is not free
 */
export async function listen(
  listener: RequestListener,
  port: number,
  host: string,
  patience: ConnectionTimeouts = defaultTimeouts,
): Promise<Listening> {
  const { silence, head, look, request, rest } = patience;
  const options = {
    ...{ headersTimeout: head, requestTimeout: request },
    connectionsCheckingInterval: head / 3,
    // By default, Node ignores a second `Host` header. The server must refuse a request with two `Host`
    // headers (request-host.ts).
    joinDuplicateHeaders: true,
  };
  const lines = new WeakMap<Socket, Line>();
  const idle = createIdle(rest, Math.min(maxIdleInCrowd, findMostFiles() / 2));
  const server = createServer(options, (request, response) => {
    const { socket } = request;
    // Several requests can arrive together. Node reads all of them, even if the connection closes in the
    // meantime.
    if (socket.destroyed) return;
    const line = lines.get(socket) as Line;
    // Node limits the bytes of waiting answers, but not the number of waiting requests.
    if (line.waiting >= maxUnanswered) return void socket.destroy();
    line.waiting++;
    idle.remove(socket);
    response.on('close', line.leave);
    endSlowBody(request, response, look);
    listener(request, response);
  });
  server.on('connection', (socket) => {
    const line: Line = {
      waiting: 0,
      leave() {
        line.waiting--;
        if (line.waiting === 0 && !socket.destroyed) idle.add(socket);
      },
    };
    lines.set(socket, line);
    idle.add(socket);
    socket.once('close', () => idle.remove(socket));
  });
  // If a request waits and no bytes are left to send, the server is still preparing the answer. The client is
  // then not silent.
  server.setTimeout(silence, (socket) => {
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

function findMostFiles(): number {
  const { userLimits } = process.report.getReport() as unknown as {
    userLimits?: { open_files: { soft: number | 'unlimited' } };
  };
  return Number(userLimits?.open_files.soft) || Number.POSITIVE_INFINITY;
}

/**
 * Closes the longest idle connections if more than `maxIdle` are idle. A new connection counts as idle until
 * the server reads its first request, which takes longer when many visitors come. So connections that are
 * idle for less than `rest` milliseconds stay open, up to `maxFresh` idle connections.
 */
function createIdle(rest: number, maxFresh: number) {
  const since = new Map<Socket, number>();
  return {
    add(socket: Socket) {
      const now = performance.now();
      since.set(socket, now);
      let tooMany = since.size - maxIdle;
      for (const [longest, start] of since) {
        if (tooMany-- <= 0 || (now - start < rest && since.size <= maxFresh)) return;
        since.delete(longest);
        longest.destroy();
      }
    },
    remove: (socket: Socket) => void since.delete(socket),
  };
}

function endSlowBody(request: IncomingMessage, response: ServerResponse, look: number): void {
  const { headers, socket } = request;
  if (!headers['transfer-encoding'] && !Number(headers['content-length'])) return;
  let known = socket.bytesRead;
  let slow = 0;
  const looking = setInterval(() => {
    if (request.complete) return stop();
    const came = socket.bytesRead - known;
    known = socket.bytesRead;
    // If the buffer is full, the server is slow, not the client.
    const isFull = request.readableLength >= request.readableHighWaterMark;
    slow = isFull || came >= minProgress ? 0 : slow + 1;
    if (slow < maxSlowChecks) return;
    // `response.socket` is missing while an earlier request of this connection gets its answer.
    if (response.socket && !response.headersSent) socket.write(timeoutAnswer);
    socket.destroySoon();
  }, look);
  const stop = () => {
    clearInterval(looking);
    socket.off('close', stop);
  };
  socket.once('close', stop);
  request.once('close', stop);
}

const timeoutAnswer = [
  'HTTP/1.1 408 Request Timeout',
  'Content-Type: text/plain; charset=utf-8',
  `Content-Length: ${Buffer.byteLength(tooSlow)}`,
  'Cache-Control: no-store',
  'Connection: close',
  '',
  tooSlow,
].join('\r\n');
