import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import * as build from 'virtual:react-router/server-build';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { kinds } from '#app/kinds.server.ts';
import { rights as kindRights } from '#app/rights.ts';
import { findClubChanges } from '#app/site/club-changes.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { findOutage, outageSentences } from '#platform/db/outage.server.ts';
import { type MailSetup, mailContext } from '#platform/mail/mail-setup.server.ts';
import { offlineContext, privatePathsContext } from '#platform/offline/context.ts';
import { openUploads, uploadsContext } from '#platform/pictures/uploads.server.ts';
import { kindsContext, revisionContext } from '#platform/records/context.ts';
import { keepReads } from '#platform/records/once-a-revision.server.ts';
import { findRevision } from '#platform/records/revision.server.ts';
import {
  bodyRoomContext,
  cachedDbContext,
  dbContext,
  formTurnContext,
  nowContext,
  outageContext,
  reportContext,
  sitemapPathsContext,
  todayContext,
  visitorContext,
} from '#platform/request/context.ts';
import { noRoom } from '#platform/request/read-form.server.ts';
import { customerNetwork } from '#platform/request/visitor-network.ts';
import { type Rights, rightsContext } from '#platform/sign-in/rights.ts';
import type { ClubChanges } from '#platform/ui/club/current-club.ts';
import { browserFaultsContext, clubContext, stylesContext } from '#platform/ui/context.ts';
import {
  type BrowserFaults,
  createBrowserFaults,
} from '#platform/ui/faults/browser-faults.server.ts';
import { faultPath } from '#platform/ui/faults/fault-path.ts';
import { readPathRules, writePattern } from '#platform/values/paths.ts';
import { viennaDate } from '#platform/values/vienna.ts';
import { QueueFullError } from '#platform/work/drawing-queue.server.ts';
import {
  noStorePrivatePages,
  outageResponse,
  RequestContext,
  wrapRoutesForOutages,
} from '#server/answers.ts';
import { sameOrigin } from '#server/request-host.ts';
import { closeHalfReadConnection, limitBodies } from './body-limit.ts';
import { createBodyRoom } from './body-room.ts';
import { builtStyles } from './built-styles.ts';
import { isAddress, isReading, readdressed } from './page-key.ts';
import { createPictures, imageLifetime } from './pictures.ts';
import { securityHeaders } from './security-headers.ts';
import { serviceWorker } from './service-worker.ts';
import {
  addressRights,
  createHandler,
  createRouteRules,
  listHandles,
  listSitemapPaths,
} from './site-routes.ts';
import { createTurns, findOwnLine, requestLimits, type Turns } from './turns.ts';
import { visitorAddress } from './visitor-address.ts';

export interface AppDependencies {
  db: Db;
  root: string;
  dataDir: string;
  origin?: string | undefined;
  trustProxy?: boolean;
  mail?: MailSetup | undefined;
  offline?: boolean;
  now?: () => Date;
  revision: () => number | Promise<number>;
  /**
   * If true, public pages of one revision share the results of database reads. Each transaction that changes
   * the data of these reads must then raise the revision.
   */
  keepsReads?: boolean;
  afterWrite?: () => Promise<void>;
  browserFaults?: BrowserFaults;
  requestTurns?: Turns;
  report: (error: unknown) => void;
}

interface Bindings {
  incoming?: IncomingMessage;
  outgoing?: ServerResponse;
  onNow?: () => void;
  hasTurn?: boolean;
}

type Routes = Hono<{ Bindings: Bindings }>;

export type App = Pick<Routes, 'fetch'>;

const takesFault = bodyLimit({ maxSize: 2_000, onError: (c) => c.body(null, 413) });
const assetLifetime = 'public, max-age=31536000, immutable';
/** Of one request for routes. The router compares each path with all routes. Browsers name fewer paths. */
const maxRoutePaths = 500;

/** @public for knip: tests import this value from the built server. */
export const handles = listHandles(build.routes);
/** @public for knip: bin/build-worker.ts builds the service worker with these rules. */
export const routeRules = createRouteRules(handles);
export const pathRules = readPathRules(routeRules);
const privatePattern = writePattern(routeRules.private);
/** @public */
export const rights: Rights = { ...kindRights, addresses: addressRights(handles) };
const listed = listSitemapPaths(handles);

export function createApp({
  db,
  root,
  dataDir,
  origin,
  trustProxy = false,
  mail,
  offline = false,
  now = () => new Date(),
  revision,
  keepsReads = false,
  afterWrite,
  browserFaults = createBrowserFaults(() => {}),
  requestTurns = createTurns(requestLimits),
  report,
}: AppDependencies): Routes {
  const handle = createHandler(wrapRoutesForOutages(build));
  const uploads = openUploads({ db, dataDir, report });
  const room = createBodyRoom();
  const turns = { large: createTurns(), small: requestTurns };
  const findStyles = builtStyles(join(root, 'build/client'));
  const app: Routes = new Hono();

  app.use(securityHeaders({ https: origin?.startsWith('https:') ?? false }, pathRules));
  app.use(closeHalfReadConnection);
  app.get('/healthz', async (c) => c.json({ status: 'ok', revision: await revision() }));
  app.use(
    '/assets/*',
    serveStatic({
      root: join(root, 'build/client'),
      precompressed: true,
      onFound: (_path, c) => c.header('Cache-Control', assetLifetime),
    }),
  );
  app.use(
    '/images/*',
    compress(),
    serveStatic({
      root: join(root, 'club'),
      onFound: (_path, c) => c.header('Cache-Control', imageLifetime),
    }),
  );
  const pictures = { club: join(root, 'club'), dataDir, uploads, report };
  app.route('/', createPictures(pictures, trustProxy));
  app.use(compress());
  app.get('/sw.js', serviceWorker(root, offline));
  app.use(noStorePrivatePages(pathRules));
  app.use(sameOrigin(origin));
  app.use(limitBodies((c, bytes) => room.take(visitorAddress(c, trustProxy), bytes)));
  app.post(faultPath, takesFault, async (c) => {
    const visitor = visitorAddress(c, trustProxy);
    const userAgent = c.req.header('User-Agent') ?? '';
    browserFaults.note(await c.req.text(), { visitor, userAgent, now: now() });
    return c.body(null, 204);
  });
  app.onError((error, c) => {
    report(error);
    const outage = findOutage(error);
    if (outage) return outageResponse(c.text(outageSentences[outage]), outage);
    return c.text(
      'Da ist etwas schiefgegangen. Bitte versuch es in ein paar Minuten noch einmal.',
      500,
    );
  });
  app.all('*', async (c) => {
    // The Fetch standard forbids the method TRACE, so no `Request` can be made for the router.
    if (c.req.method === 'TRACE') return c.text('Das geht auf dieser Seite nicht.', 405);
    if (!isAddress(c.req.url)) return c.text('404 - Seite nicht gefunden', 404);
    const routePaths = c.req.path === '/__manifest' ? c.req.query('paths') : undefined;
    if (routePaths && routePaths.split(',', maxRoutePaths + 1).length > maxRoutePaths)
      return c.text('Das sind zu viele Adressen auf einmal.', 400);
    const moment = now();
    const known = { revision: await revision(), today: viennaDate(moment) };
    const isRead = isReading(c.req.raw);
    // Pages of admins use `cachedDbContext`. It reads the revision from the database, so that admins see
    // changes that another server has just stored.
    const keeps = keepsReads && isRead && !pathRules.isPrivate(new URL(c.req.url).pathname);
    const context = new RequestContext(c.env?.onNow);
    let changes: Promise<ClubChanges> | undefined;
    context.set(dbContext, keeps ? keepReads(db, known) : db);
    context.set(cachedDbContext, async () =>
      keepsReads ? keepReads(db, { ...known, revision: await findRevision(db) }) : db,
    );
    context.set(kindsContext, kinds);
    context.set(rightsContext, rights);
    context.set(uploadsContext, uploads);
    context.set(nowContext, moment);
    context.set(todayContext, known.today);
    context.set(revisionContext, known.revision);
    context.set(reportContext, report);
    context.set(browserFaultsContext, browserFaults);
    context.set(stylesContext, findStyles);
    context.set(offlineContext, offline);
    context.set(privatePathsContext, privatePattern);
    context.set(sitemapPathsContext, listed);
    if (mail) context.set(mailContext, mail);
    context.set(clubContext, () => (changes ??= findClubChanges(context)));
    const visitor = visitorAddress(c, trustProxy);
    context.set(visitorContext, visitor);
    const held: (() => void)[] = [];
    const { promise: awaitsBody, resolve: awaitBody } = Promise.withResolvers<void>();
    context.set(bodyRoomContext, (bytes) => {
      awaitBody();
      const giveBack = room.take(visitor, bytes);
      if (giveBack) held.push(giveBack);
      return giveBack !== undefined;
    });
    const { promise: answered, resolve: endTurn } = Promise.withResolvers<void>();
    const asked = readdressed(c.req.raw, pathRules, origin);
    const session = await findOwnLine(db, asked, moment);
    const asking = { signal: c.req.raw.signal, visitor: session ?? customerNetwork(visitor) };
    context.set(formTurnContext, (size) => turns[size].take(answered, asking));
    if (!c.env?.hasTurn) {
      // This turn also ends when the action waits for the body, so that a slow sender delays no other visitor
      // (read-form.server.ts).
      const end = Promise.race([answered, awaitsBody]);
      const refused = await turns.small.take(end, asking).catch((error: unknown) => error);
      if (refused instanceof QueueFullError || c.req.raw.signal.aborted)
        return c.text(noRoom, 503, { 'Retry-After': '10' });
      if (refused !== undefined) throw refused;
    }
    const answer = await handle(asked, context).finally(() => {
      endTurn();
      for (const giveBack of held) whenThrough(c.env?.outgoing, giveBack);
    });
    // Waits until the page cache knows the new revision, so that the visitor's next page shows the change.
    if (!isRead) await afterWrite?.();
    return outageResponse(answer, context.get(outageContext));
  });
  return app;
}

function whenThrough(outgoing: ServerResponse | undefined, work: () => void): void {
  if (!outgoing || outgoing.closed) work();
  else outgoing.once('close', work);
}
