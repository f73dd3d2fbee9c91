import '#club/theme.css';
import '../build/fonts/faces.css';
import '#platform/ui/fonts.css';
import '#platform/ui/tokens.css';
import '#platform/ui/states.css';
import '#platform/ui/base.css';
import { type ReactNode, useEffect, useState } from 'react';
import {
  Links,
  Outlet,
  Scripts,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigation,
  useRouteLoaderData,
} from 'react-router';
import { findShop } from '#app/club/fan-shop/find-shop.server.ts';
import { findStrip } from '#app/club/sponsors/sponsors.server.ts';
import { Footer } from '#app/site/footer.tsx';
import { Header } from '#app/site/header.tsx';
import { FailedPage } from '#platform/drafts/failed-page.tsx';
import { LeaveGuard } from '#platform/drafts/leave-guard.tsx';
import { submitMiddleware } from '#platform/drafts/submit-middleware.ts';
import { keepPageOnError } from '#platform/live/keep-page-on-error.ts';
import { LiveUpdates } from '#platform/live/live-updates.tsx';
import { type LiveHandle, useHasFrame } from '#platform/live/open-page.ts';
import { offlineContext, privatePathsContext } from '#platform/offline/context.ts';
import { offlineMiddleware } from '#platform/offline/lazy-middleware.ts';
import { OfflineSupport } from '#platform/offline/offline-support.tsx';
import { kindsContext, revisionContext } from '#platform/records/context.ts';
import { listTitles } from '#platform/records/kind.server.ts';
import { todayContext } from '#platform/request/context.ts';
import { coloursPath, usePictureAddress, useShownClub } from '#platform/ui/club/current-club.ts';
import { findShownClub } from '#platform/ui/club/find-club.server.ts';
import { LayoutBoundary } from '#platform/ui/rendering/layout-boundary.tsx';
import { noteLoading } from '#platform/ui/rendering/server-page.ts';
import type { Route } from './+types/root';
import styles from './root.module.css';

export const links: Route.LinksFunction = () => [
  { rel: 'alternate', type: 'application/rss+xml', title: 'Neuigkeiten', href: '/news.rss' },
];

export const handle: LiveHandle = {
  topics: ['sponsor', 'fanShop', 'clubLook', 'clubDetails', 'clubText', 'venue'],
};

export async function loader({ context, url }: Route.LoaderArgs) {
  return {
    revision: context.get(revisionContext),
    club: await findShownClub(context),
    sponsors: await findStrip(context),
    shop: await findShop(context),
    year: Number(context.get(todayContext).slice(0, 4)),
    origin: url.origin,
    offline: context.get(offlineContext),
    privatePaths: context.get(privatePathsContext),
    topicNames: listTitles(context.get(kindsContext)),
  };
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  noteLoading,
  submitMiddleware,
  offlineMiddleware,
  keepPageOnError,
];

export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  formMethod,
  formAction,
}: ShouldRevalidateFunctionArgs) =>
  formMethod === undefined
    ? currentUrl.href === nextUrl.href
    : formAction?.startsWith('/admin/') === true;

export function Layout({ children }: { children: ReactNode }) {
  // Called in Layout and not in Root, because an error page is shown without Root.
  const announced = usePathChange();
  const { year, offline, privatePaths } = useRouteLoaderData<typeof loader>('root') ?? {};
  const hasFrame = useHasFrame();
  return (
    <html lang="de-AT" data-private={privatePaths}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {/* Without this, Safari turns numbers and dates into links before React hydrates the page. */}
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no" />
        <link
          rel="manifest"
          href={hasFrame ? '/verwaltung.webmanifest' : '/manifest.webmanifest'}
        />
        <Links />
        <ClubLinks />
      </head>
      <body>
        {hasFrame ? (
          children
        ) : (
          <>
            <LayoutBoundary>
              <Header />
            </LayoutBoundary>
            <main id="inhalt" tabIndex={-1}>
              {children}
            </main>
          </>
        )}
        <p role="status" className="visually-hidden">
          {announced}
        </p>
        <LayoutBoundary>
          <LiveUpdates />
          {!hasFrame && <Footer year={year} />}
          <OfflineSupport enabled={offline} />
          <LeaveGuard />
        </LayoutBoundary>
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <>
      <NavigationProgress />
      <Outlet />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailedPage error={error} home="/" />;
}

/** A variable and no React state, because an error page mounts Layout again. Undefined on the server. */
let shownPath: string | undefined;

/**
 * After a change of path, scrolls to the top, unless the part that the address names has the focus (spec §2).
 * Focuses the content, unless an element in the content has the focus.
 * @returns the title of the new page, for screen readers
 */
function usePathChange(): string {
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);
  useEffect(() => {
    const before = shownPath;
    shownPath = pathname;
    if (before === undefined || before === pathname) return;
    const isAsked = window.location.hash === `#${document.activeElement?.id}`;
    if (!isAsked) window.scrollTo(0, 0);
    setTitle(document.title);
    const main = document.querySelector('main');
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [pathname]);
  return title;
}

function ClubLinks() {
  const drawn = usePictureAddress();
  const { fields, colours } = useShownClub();
  // If an admin removes the club's colours while the page is open, the stylesheet 'mitgeliefert' brings the
  // default colours back.
  const [first] = useState(colours);
  const shown = colours ?? (first && 'mitgeliefert');
  return (
    <>
      {shown && <link key={shown} rel="stylesheet" href={`${coloursPath}/${shown}.css`} />}
      <link rel="icon" href={drawn(fields.pictures.icon)} />
      <link rel="apple-touch-icon" href="/symbol/180.png" />
    </>
  );
}

function NavigationProgress() {
  const { state } = useNavigation();
  return (
    <p role="status" className={styles.place}>
      {state !== 'idle' && <span className={styles.progress}>Lade...</span>}
    </p>
  );
}
