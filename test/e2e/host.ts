import { fork } from 'node:child_process';
import { once } from 'node:events';

/** A database tree as `npm run import` reads it (spec §3). */
export type Tree = Record<string, unknown>;

/** What a site's database holds: the club's starter content, nothing, or a tree. */
export type Content = 'starter' | 'empty' | Tree;

/** A running site with a database of its own. */
export interface HostedSite {
  /** http://127.0.0.1:<port>, without a trailing slash. */
  origin: string;
  /** The value of the cookie with which its admin is signed in, where it has one. */
  session: string | undefined;
  /** The folder of its database, which a test may open beside it. */
  dataDir: string;
  /** Ends it and starts it anew with the same database; returns its new address. */
  restart: () => Promise<string>;
  stop: () => Promise<void>;
}

/** How a site is set up. */
export interface HostedSetup {
  /** Whether there is an admin, who is signed in. */
  hasAdmin?: boolean;
  /** Of its mail server; without one nothing is set up. */
  smtpUrl?: string | undefined;
  /** Whether browsers keep its pages for offline. */
  offline?: boolean;
  /** What its clock shows as it is opened, in milliseconds since 1970. */
  clock?: number;
}

/** What the process is asked to do. */
export type HostRequest =
  | ({ open: Content } & HostedSetup)
  | { restart: string }
  | { close: string };

/** What it answers. */
export type HostAnswer = Partial<Pick<HostedSite, 'origin' | 'session' | 'dataDir'>> & {
  error?: string;
};

export interface Host {
  open: (content: Content, setup?: HostedSetup) => Promise<HostedSite>;
  stop: () => Promise<void>;
}

/** The server runs far from Vienna, on the other side of it than the browser. */
export const settings = { TZ: 'Asia/Tokyo', DATABASE_URL: '', ORIGIN: '' };

/**
 * One process for all sites of a worker: to start the server anew for each test, and to have it
 * warm up each time, would take longer than most tests.
 */
export function startHost(): Host {
  const host = fork(new URL('host-process.ts', import.meta.url), {
    env: { ...process.env, ...settings, NODE_ENV: 'production' },
    execArgv: [],
  });
  const exited = once(host, 'exit').then((): never => {
    throw new Error('The process of the sites has ended.');
  });
  exited.catch(() => {});
  // A worker asks for one thing after the other, so the next message is the answer.
  const ask = async (request: HostRequest): Promise<HostAnswer> => {
    host.send(request);
    const [answer] = (await Promise.race([once(host, 'message'), exited])) as [HostAnswer];
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer;
  };
  return {
    async open(content, setup = {}) {
      const answer = await ask({ open: content, ...setup });
      const { origin = '', session, dataDir = '' } = answer;
      let current = origin;
      return {
        ...{ origin, session, dataDir },
        async restart() {
          const { origin: next = '' } = await ask({ restart: current });
          current = next;
          return next;
        },
        stop: async () => void (await ask({ close: current })),
      };
    },
    async stop() {
      host.disconnect();
      await exited.catch(() => {});
    },
  };
}
