import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** Requests of one connection that wait for their answers; browsers and proxies send one. */
const mostAtOnce = 16;
/** Connections that wait for a request. A proxy keeps some dozens, and a file descriptor costs each. */
const mostIdle = 200;
/** The same of a crowd that comes at once, where the system lets a process open enough files. */
const mostOfCrowd = 2_000;
/** Bytes of a body that come in one of the looks at it, at least. */
const leastProgress = 1024;
/** Looks in a row in which less comes. */
const mostSlowLooks = 2;
const tooSlow = 'Von deinen Eingaben kam zu lange nichts mehr an. Bitte sende sie noch einmal.';

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
  /** From one look at a body that is on its way to the next. */
  look: number;
  /** For a whole request: a photo over a weak network takes minutes. */
  request: number;
  /** For the next request, where too many connections wait for one. */
  rest: number;
}

/** A live stream is silent for 15 s at most. */
const usual: Patience = {
  silence: 30_000,
  head: 15_000,
  look: 5_000,
  request: 300_000,
  rest: 1_000,
};

/**
 * Serves over HTTP. A client that does not take its answer, does not end its request, or goes on
 * asking without waiting for an answer, is let go; and of connections that wait for a request, beyond a
 * number, those that wait longest.
 * @throws the system's error when the port cannot be had
 */
export async function listen(
  listener: RequestListener,
  port: number,
  host: string,
  patience: Patience = usual,
): Promise<Listening> {
  const { silence, head, look, request, rest } = patience;
  const options = {
    ...{ headersTimeout: head, requestTimeout: request },
    connectionsCheckingInterval: head / 3,
    // Of two hosts that a request names Node would else keep the first (asked-host.ts).
    joinDuplicateHeaders: true,
  };
  const lines = new WeakMap<Socket, Line>();
  const idle = createIdle(rest, Math.min(mostOfCrowd, findMostFiles() / 2));
  const server = createServer(options, (request, response) => {
    const { socket } = request;
    // What came in one piece with the one too many is read all the same.
    if (socket.destroyed) return;
    const line = lines.get(socket) as Line;
    // Node bounds the bytes of answers that wait, not the answers that are being made.
    if (line.waiting >= mostAtOnce) return void socket.destroy();
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

/** Files that the system lets this process open; a connection is one. */
function findMostFiles(): number {
  const { userLimits } = process.report.getReport() as unknown as {
    userLimits?: { open_files: { soft: number | 'unlimited' } };
  };
  return Number(userLimits?.open_files.soft) || Number.POSITIVE_INFINITY;
}

/**
 * The connections that wait for a request, in the order in which they began to. One that has only
 * just come stays: of a crowd that comes at once the system gives us all before we read the first.
 * @param rest milliseconds that each may wait, unless it is one of more than a crowd
 */
function createIdle(rest: number, mostAtAll: number) {
  const since = new Map<Socket, number>();
  return {
    add(socket: Socket) {
      const now = performance.now();
      since.set(socket, now);
      let tooMany = since.size - mostIdle;
      for (const [longest, start] of since) {
        if (tooMany-- <= 0 || (now - start < rest && since.size <= mostAtAll)) return;
        since.delete(longest);
        longest.destroy();
      }
    },
    remove: (socket: Socket) => void since.delete(socket),
  };
}

/** Lets a client go whose body does not come on, as long as it is read. */
function endSlowBody(request: IncomingMessage, response: ServerResponse, look: number): void {
  const { headers, socket } = request;
  if (!headers['transfer-encoding'] && !Number(headers['content-length'])) return;
  let known = socket.bytesRead;
  let slow = 0;
  const looking = setInterval(() => {
    if (request.complete) return stop();
    const came = socket.bytesRead - known;
    known = socket.bytesRead;
    // We are waited for: as much lies here as is taken before it is read.
    const isFull = request.readableLength >= request.readableHighWaterMark;
    slow = isFull || came >= leastProgress ? 0 : slow + 1;
    if (slow < mostSlowLooks) return;
    // Undefined while the answer of a request before this one is on its way.
    if (response.socket && !response.headersSent) socket.write(timeoutAnswer);
    socket.destroySoon();
  }, look);
  const stop = () => {
    clearInterval(looking);
    // The connection of a proxy outlives many requests.
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
