import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request as startRequest } from 'node:http';
import { club } from '#club/club.ts';

/** A request to a site, and what must come back. */
interface MixedRequest {
  path: string;
  /** Undefined when the client leaves without an answer. */
  status: number | undefined;
  headers?: Record<string, string>;
  /** Fields of a form to post. */
  fields?: Record<string, string>;
}

/** A site whose heap is looked into. */
export interface MeasuredSite {
  port: number;
  /** Asks as many requests of all kinds, `together` at a time. @throws Error at another status */
  ask: (count: number) => Promise<void>;
  /** Bytes that its heap holds after collections. */
  heap: () => Promise<number>;
  close: () => Promise<void>;
}

export const origin = 'http://www.verein.example';
const together = 8;
/** Keeps an answer out of the pages in memory, as an admin's cookie does. */
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
    // Once it is on its way.
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
