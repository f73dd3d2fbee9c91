import type { RequestListener } from 'node:http';
import type { StopWatching, Watcher } from '../app/db/watch.server.ts';
import { startCleaning } from '../app/images/clean-uploads.server.ts';
import { createHub, type Hub } from '../app/live/hub.server.ts';
import { type Delivery, startDelivery } from '../app/mail/delivery.server.ts';
import { openTransport } from '../app/mail/mail-setup.server.ts';
import { type AppDependencies, createApp } from './app.ts';
import { createFront } from './front.ts';
import { createLiveStream } from './live-stream.ts';
import type { Log } from './log.ts';
import { createMetrics } from './metrics.ts';
import { createPageCache } from './page-cache.ts';

export interface SiteDependencies extends Omit<AppDependencies, 'revision' | 'afterWrite'> {
  log: Log;
  /** Who may read the metrics from elsewhere. */
  metricsToken?: string | undefined;
  /** Tells of commits of other processes; without it only those of this one are seen. */
  watch?: (watcher: Watcher) => StopWatching;
}

/** One server's site: what answers its requests, and how to end it. */
export interface Site {
  listener: RequestListener;
  /**
   * Tells the readers of live streams to come back later, hears of no more commits, and ends what
   * mail is on its way.
   */
  stop: StopWatching;
}

/** What a server does beside answering. */
export interface Work {
  hub: Hub;
  revision: () => number;
  /** Done after each request that may have changed something. */
  afterWrite: () => Promise<void>;
  /** Undefined where no mail is set up. */
  delivery: Delivery | undefined;
  stop: StopWatching;
}

/**
 * Begins to hear of commits, to deliver mail and to clean up.
 * @throws the database's error when it cannot be asked
 */
export async function startWork({
  db,
  dataDir,
  log,
  report,
  watch,
  mail,
  now = () => new Date(),
}: SiteDependencies): Promise<Work> {
  const hub = await createHub(db, report);
  const revision = () => hub.revision;
  const delivery =
    mail &&
    startDelivery({
      db,
      transport: openTransport(mail),
      keepDays: mail.keepDays,
      now,
      onFailure: (failed) => log.warn(failed, 'mail-failed'),
      report,
    });
  const stopCleaning = startCleaning({ db, dataDir, now, report });
  const afterWrite = async () => {
    // What the request stored is on its way while it is answered.
    delivery?.wake();
    await hub.refresh();
  };
  const stopWatching = watch?.({ onCommit: hub.refresh, onLost: report });
  return {
    ...{ hub, delivery, revision, afterWrite },
    async stop() {
      await Promise.all([stopWatching?.(), delivery?.stop(), stopCleaning()]);
    },
  };
}

/**
 * The app with what makes it quick and live before it.
 * @throws the database's error when it cannot be asked
 */
export async function createSite(dependencies: SiteDependencies): Promise<Site> {
  const { origin, log, report, metricsToken, now = () => new Date() } = dependencies;
  const { hub, delivery, revision, afterWrite, stop } = await startWork(dependencies);
  const app = createApp({ ...dependencies, now, revision, afterWrite });
  const stream = createLiveStream(hub, dependencies.trustProxy);
  const pages = createPageCache(revision, now);
  const metrics = createMetrics({ hub, stream, pages, delivery }, metricsToken);
  return {
    listener: createFront({ app, stream, pages, metrics, log, report, origin, now }),
    async stop() {
      stream.stop();
      await stop();
    },
  };
}
