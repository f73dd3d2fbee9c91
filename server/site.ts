import type { RequestListener } from 'node:http';
import { deleteOld } from '#app/delete-expired-data.server.ts';
import { kinds } from '#app/kinds.server.ts';
import { fetchFeed } from '#app/matches/feed/fetch-feed.server.ts';
import { countEnded } from '#app/matches/games/running-score.server.ts';
import { announcePublishedArticles } from '#app/news/announce-published-articles.server.ts';
import { countSeasons } from '#app/people/figures/recount-figures.server.ts';
import { mailTypes } from '#app/post/mails/mail-types.server.ts';
import type { StopWatching, Watcher } from '#platform/db/watch.server.ts';
import { createHub, type Hub } from '#platform/live/hub.server.ts';
import { type Delivery, startDelivery } from '#platform/mail/delivery.server.ts';
import { openTransport } from '#platform/mail/mail-setup.server.ts';
import { removeDeleted, startCleaning } from '#platform/records/clean-uploads.server.ts';
import { createBrowserFaults } from '#platform/ui/faults/browser-faults.server.ts';
import { runRepeatedly } from '#platform/work/repeat.server.ts';
import { type App, type AppDependencies, createApp, pathRules } from './app.ts';
import { createFront } from './front-handler.ts';
import { createLiveStream } from './live-stream.ts';
import type { Log } from './monitoring/log.ts';
import { createMetrics } from './monitoring/metrics.ts';
import { createPageCache } from './page-cache.ts';
import { createTurns, requestLimits } from './turns.ts';

export interface SiteDependencies
  extends Omit<AppDependencies, 'revision' | 'keepsReads' | 'afterWrite'> {
  log: Log;
  metricsToken?: string | undefined;
  watch?: (watcher: Watcher) => StopWatching;
  makeApp?: (dependencies: AppDependencies) => App;
  keepPages?: boolean;
}

export interface Site {
  listener: RequestListener;
  stop: StopWatching;
}

const deletingPause = 60 * 60 * 1000;
/** Milliseconds between two searches for scheduled articles that must be published now. */
const appearingPause = 15_000;

/** Milliseconds between two checks whether the association's calendar must be read again. */
const askingPause = 10 * 60 * 1000;

interface Work {
  hub: Hub;
  revision: () => number;
  afterWrite: () => Promise<void>;
  delivery: Delivery | undefined;
  stop: StopWatching;
}

async function startWork({
  db,
  dataDir,
  log,
  report,
  watch,
  mail,
  origin,
  now = () => new Date(),
}: SiteDependencies): Promise<Work> {
  const hub = await createHub(db, report);
  const revision = () => hub.revision;
  const delivery =
    mail &&
    startDelivery({
      db,
      letters: mailTypes,
      transport: openTransport(mail, mailTypes),
      now,
      onFailure: (failed) => log.warn(failed, 'mail-failed'),
      report,
    });
  const stopCleaning = startCleaning({ db, kinds, dataDir, now, report });
  const stopRemoving = hub.subscribe(({ topics }) => {
    if (topics.includes('deletedPicture')) removeDeleted(db, dataDir).catch(report);
  });
  const stopDeleting =
    mail && runRepeatedly(() => deleteOld(db, mail, now()), { pause: deletingPause, report });
  const stopAppearing = runRepeatedly(
    async () => {
      const told = await announcePublishedArticles(db, now());
      if ((await countEnded(db, now(), countSeasons)) || told) await hub.refresh();
    },
    { pause: appearingPause, report },
  );
  const stopAsking = runRepeatedly(
    async () => {
      await fetchFeed(db, { now: now(), origin });
    },
    { pause: askingPause, report },
  );
  const afterWrite = async () => {
    delivery?.wake();
    await hub.refresh();
  };
  const stopWatching = watch?.({ onCommit: hub.refresh, onLost: report });
  return {
    ...{ hub, delivery, revision, afterWrite },
    async stop() {
      stopRemoving();
      await Promise.all([
        ...[stopWatching?.(), delivery?.stop()],
        ...[stopCleaning(), stopDeleting?.(), stopAppearing(), stopAsking()],
      ]);
    },
  };
}

/** @throws a database error if the revision of the data cannot be read */
export async function createSite(dependencies: SiteDependencies): Promise<Site> {
  const { origin, log, report, metricsToken, now = () => new Date() } = dependencies;
  const { makeApp = createApp, keepPages = true } = dependencies;
  const { hub, delivery, revision, afterWrite, stop } = await startWork(dependencies);
  const browserFaults = createBrowserFaults((fault) => log.warn(fault, 'browser-fault'));
  const requestTurns = createTurns(requestLimits);
  const app = makeApp({
    ...{ ...dependencies, now, revision, keepsReads: true },
    ...{ afterWrite, browserFaults, requestTurns },
  });
  const stream = createLiveStream(hub, { trustProxy: dependencies.trustProxy, now });
  const pages = keepPages ? createPageCache(revision, now) : undefined;
  const metrics = createMetrics({ hub, stream, pages, delivery }, metricsToken);
  return {
    listener: createFront({
      ...{ app, rules: pathRules, stream, pages, metrics, log, report, origin, now, requestTurns },
      trustProxy: dependencies.trustProxy ?? false,
    }),
    async stop() {
      stream.stop();
      await stop();
    },
  };
}
