import { connect } from 'node:net';

export interface RawAnswer {
  /** 0 if the server closed the connection without an answer. */
  status: number;
  text: string;
}

interface RawRequest {
  method?: string;
  /** Sent as UTF-8 without any change: no client encodes or normalizes it. */
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends a request that no browser would send, and returns the answer. */
export function sendRaw(
  origin: string,
  { method = 'GET', path, headers = {}, body = '' }: RawRequest,
): Promise<RawAnswer> {
  const { host, hostname, port } = new URL(origin);
  const lines = Object.entries({ Host: host, Connection: 'close', ...headers });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    const chunks: Buffer[] = [];
    socket.setTimeout(10_000, () => socket.destroy(new Error(`no answer to ${method} ${path}`)));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0), text });
    });
    socket.write(`${method} ${path} HTTP/1.1\r\n${head}\r\n${body}`);
  });
}
