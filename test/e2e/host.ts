import { fork } from 'node:child_process';
import { once } from 'node:events';

/** A data tree in the format of `npm run import` (spec §3). */
export type Tree = Record<string, unknown>;

/** Content of a site's database: the starter content, nothing, or a data tree. */
export type Content = 'starter' | 'empty' | Tree;

export interface HostedSite {
  /** http://127.0.0.1:<port>, without a trailing slash. */
  origin: string;
  /** Value of the session cookie of the signed-in admin; undefined if the site has no admin. */
  session: string | undefined;
  /** The folder of the database; a test can open the database while the site runs. */
  dataDir: string;
  /** Restarts the site with its database; returns the new address. */
  restart: () => Promise<string>;
  stop: () => Promise<void>;
}

export interface HostedSetup {
  /** True if the site has an admin with an open session. */
  hasAdmin?: boolean;
  /** The address of the mail server; without it the site has no mail setup. */
  smtpUrl?: string | undefined;
  /** True if browsers cache the pages for offline use. */
  offline?: boolean;
  /** The time of the site's clock at the start, in milliseconds since 1970. */
  clock?: number;
}

export type HostRequest =
  | ({ open: Content } & HostedSetup)
  | { restart: string }
  | { close: string };

export type HostAnswer = Partial<Pick<HostedSite, 'origin' | 'session' | 'dataDir'>> & {
  error?: string;
};

export interface Host {
  open: (content: Content, setup?: HostedSetup) => Promise<HostedSite>;
  stop: () => Promise<void>;
}

/**
 * The time zones of server and browser lie on opposite sides of Vienna, so that a wrong use of local time
 * shows.
 */
export const settings = { TZ: 'Asia/Tokyo', DATABASE_URL: '', ORIGIN: '' };

/**
 * Starts one process for all sites of a worker. To start and warm up a server for each test would take longer
 * than most tests.
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
  // The worker sends one request after the other, so the next message answers this request.
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
