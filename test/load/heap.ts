import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request as startRequest } from 'node:http';
import { club } from '#club/club.ts';

/** A request and the expected status of its answer. */
interface MixedRequest {
  path: string;
  /** Undefined if the client closes the connection before the answer. */
  status: number | undefined;
  headers?: Record<string, string>;
  /** Fields of a posted form. A request without fields is a GET request. */
  fields?: Record<string, string>;
}

/** A site whose heap size a test can measure. */
export interface MeasuredSite {
  port: number;
  /**
   * Sends `count` requests of all kinds, `together` at a time.
   * @throws Error if an answer has another status
   */
  ask: (count: number) => Promise<void>;
  /** Returns the size of the heap in bytes after garbage collection. */
  heap: () => Promise<number>;
  close: () => Promise<void>;
}

export const origin = 'http://www.verein.example';
const together = 8;
/** A session cookie, like that of an admin, keeps the answer out of the page cache. */
const Cookie = 'session=x';
const long = 'x'.repeat(1100);

/** One request of each kind; `number` makes addresses that were not requested before. */
const kinds: ((number: number) => MixedRequest)[] = [
  () => ({ path: '/', status: 200 }),
  () => ({ path: '/contact', headers: { Cookie }, status: 200 }),
  () => ({ path: '/login', status: 200 }),
  (number) => ({ path: `/spiele?${number}=${long}`, status: 200 }),
  () => ({ path: '/contact', fields: { name: '', email: 'x', message: '' }, status: 422 }),
  () => ({ path: '/newsletter', fields: { email: 'x' }, status: 422 }),
  (number) => ({ path: `/gibt-es-nicht/${number}`, status: 404 }),
  () => ({ path: '/team.data', headers: { Cookie }, status: 200 }),
  () => ({ path: '/bild.png', status: 200 }),
  () => ({ path: `/bilder/160${encodeURI(club.defaultPlayerImage)}.webp`, status: 200 }),
  () => ({ path: '/contact', headers: { Cookie }, status: undefined }),
  () => ({ path: '/admin', status: 303 }),
];

export async function startMeasuredSite(mostMegabytes = 512): Promise<MeasuredSite> {
  const site = fork(new URL('heap-process.ts', import.meta.url), {
    execArgv: ['--expose-gc', `--max-old-space-size=${mostMegabytes}`],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const gone = once(site, 'exit');
  const next = async <T>(): Promise<T> => {
    const [message] = await Promise.race([once(site, 'message'), gone.then(endedEarly)]);
    return message;
  };
  const port = await next<number>();
  const agent = new Agent({ keepAlive: true, maxSockets: together });
  let asked = 0;
  return {
    port,
    async ask(count) {
      const last = asked + count;
      const work = async () => {
        while (asked < last) {
          const number = asked++;
          const kind = kinds[number % kinds.length]?.(number);
          if (kind) await Promise.race([meet(kind, port, agent), gone.then(endedEarly)]);
        }
      };
      await Promise.all(Array.from({ length: together }, work));
    },
    heap() {
      site.send('heap');
      return next<number>();
    },
    async close() {
      agent.destroy();
      if (site.connected) site.disconnect();
      await gone;
    },
  };
}

function endedEarly(): never {
  throw new Error('The site has ended.');
}

function meet({ path, status, headers, fields }: MixedRequest, port: number, agent: Agent) {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const body = fields && new URLSearchParams(fields).toString();
  const own = { Host: new URL(origin).host, ...headers };
  const form = { Origin: origin, 'Content-Type': 'application/x-www-form-urlencoded' };
  const request = startRequest({
    ...{ host: '127.0.0.1', port, path, agent },
    method: body ? 'POST' : 'GET',
    headers: body ? { ...own, ...form } : own,
  });
  if (status === undefined) {
    // Close the connection as soon as the request is sent.
    request.once('finish', () => setTimeout(() => request.destroy(), 1));
    request.on('error', () => {}).once('close', resolve);
  } else {
    request.on('error', reject).once('response', (answer) => {
      if (answer.statusCode !== status) reject(new Error(`${path}: ${answer.statusCode}`));
      answer.resume().once('error', reject).once('end', resolve);
    });
  }
  request.end(body);
  return promise;
}
