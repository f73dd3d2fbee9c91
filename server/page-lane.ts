import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/** What a page from memory depends on. */
export type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

export interface PageLane {
  /** Lets go of the connections that wait for a next request. */
  closeIdle: () => void;
  /** Lets go of all connections, also of those that have not read everything. */
  closeAll: () => void;
}

/** One whole request without a body, written as browsers write it; anything else is node's. */
const requestHead = /^GET (\/[!-~]*) HTTP\/1\.1\r\n((?:[\w!#$%&'*+.^`|~-]+:[\t -~]*\r\n)*)\r\n$/;
/** Headers by which there is more to an answer than a page, or more to a request than its head. */
const notForUs = /^(?:content-length|transfer-encoding|expect|upgrade|if-.*)$/;
/** Bytes of a request at most. */
const longestHead = 8 * 1024;
/** Requests that are known at most: phones of one kind send the same one. */
const mostKnown = 1_000;
/** Milliseconds by which we keep a connection longer than we say: a request may be on its way. */
const grace = 1_000;

/** The bytes of the whole answer to one request, now; undefined when it takes node. */
export type Answer = () => Buffer | undefined;

/**
 * Answers requests for pages from memory on the connection itself, since node's own handling of a
 * request and its answer costs more than finding and sending the page. With the first request that
 * is not plainly one for such a page, the connection becomes node's for good.
 * @param answerTo how to answer a request, also when it comes again; undefined for one of node's
 */
export function openPageLane(
  server: Server,
  answerTo: (asked: Asked) => Answer | undefined,
): PageLane {
  const [toNode] = server.listeners('connection');
  if (!toNode) throw new Error('An HTTP server takes connections.');
  server.removeAllListeners('connection');
  const sockets = new Set<Socket>();
  // By their own bytes: most of the work is to understand a request.
  const known = new Map<string, Answer>();

  const understand = (head: string): Answer | undefined => {
    const asked = readRequest(head);
    const answer = asked && answerTo(asked);
    if (!answer) return undefined;
    if (known.size >= mostKnown) known.clear();
    known.set(head, answer);
    return answer;
  };
  const bytesFor = (chunk: Buffer): Buffer | undefined => {
    if (chunk.length > longestHead) return undefined;
    const head = chunk.toString('latin1');
    return (known.get(head) ?? understand(head))?.();
  };

  server.on('connection', (socket: Socket) => {
    let isFirst = true;
    const onData = (chunk: Buffer) => {
      const bytes = bytesFor(chunk);
      if (!bytes) return handOver(chunk);
      // As long as node lets a connection wait.
      if (isFirst) socket.setTimeout(server.keepAliveTimeout + grace);
      isFirst = false;
      if (socket.write(bytes)) return;
      socket.pause();
      socket.once('drain', () => socket.resume());
    };
    const onTimeout = () => {
      if (socket.writableLength === 0) socket.destroySoon();
    };
    const onEnd = () => socket.end();
    const onError = () => socket.destroy();
    const onClose = () => sockets.delete(socket);
    const handOver = (chunk: Buffer) => {
      sockets.delete(socket);
      socket.setTimeout(0);
      socket.off('data', onData).off('timeout', onTimeout).off('end', onEnd);
      socket.off('error', onError).off('close', onClose);
      toNode.call(server, socket);
      socket.unshift(chunk);
    };
    sockets.add(socket);
    socket.setTimeout(server.headersTimeout);
    socket.on('data', onData).on('timeout', onTimeout).on('end', onEnd);
    socket.on('error', onError).on('close', onClose);
  });

  return {
    closeIdle() {
      for (const socket of sockets) socket.destroySoon();
    },
    closeAll() {
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** The request that this text is, when it is one whole plain GET (RFC 9112). */
function readRequest(head: string): Asked | undefined {
  const parts = requestHead.exec(head);
  if (!parts) return undefined;
  const [, url, lines = ''] = parts;
  const headers: Record<string, string> = {};
  for (const line of lines.split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon < 0) continue;
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    // Given twice, a header means what node makes of it.
    if (name in headers || notForUs.test(name)) return undefined;
    if (name === 'connection' && value.toLowerCase() !== 'keep-alive') return undefined;
    headers[name] = value;
  }
  // Without one it is no request (RFC 9112, 3.2).
  return 'host' in headers ? { method: 'GET', url, headers } : undefined;
}
