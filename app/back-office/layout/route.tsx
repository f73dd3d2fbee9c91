import { useEffect } from 'react';
import { Outlet, useLocation, useNavigation, useSearchParams } from 'react-router';
import { passkeysPath, profilePath, secondFactorPath } from '#app/accounts/paths.ts';
import { Frame } from '#app/back-office/frame/frame.tsx';
import { tool as newsTool } from '#app/news/tool.ts';
import { inboxTool } from '#app/post/messages/tool.ts';
import { useInboxWatch, watchPath } from '#app/post/messages/use-inbox-watch.ts';
import { newsletterTool, subscribersPath } from '#app/post/newsletter/tool.ts';
import { readMessageKey, withoutMessage } from '#platform/admin/success-messages.ts';
import { DraftOwner } from '#platform/drafts/draft-owner.tsx';
import type { FrameHandle } from '#platform/live/open-page.ts';
import type { AdminPage } from '#platform/live/route-handle.ts';
import { kindsContext } from '#platform/records/context.ts';
import { currentAdmin, requireAdmin } from '#platform/sign-in/require-admin.server.ts';
import { useClub } from '#platform/ui/club/current-club.ts';
import { Notice } from '#platform/ui/notice.tsx';
import { Page } from '#platform/ui/page.tsx';
import { listNextSteps } from '../links-after-save.server.ts';
import { findToolGroup, searchPath, toolGroupNames, toolGroupPath, toolGroups } from '../menu.ts';
import { NextSteps } from '../task-list.tsx';
import { countWaiting, findSuccessMessage, listTools, mayOpen } from '../tools.server.ts';
import type { Route } from './+types/route';
import styles from './route.module.css';

const watchedPages = [
  ...[inboxTool.path, newsletterTool.path, subscribersPath],
  ...['/admin', toolGroupPath(findToolGroup(inboxTool))],
];

export const middleware: Route.MiddlewareFunction[] = [
  requireAdmin({
    askedByPages: [watchPath, `${newsTool.path}/:id/entwurf`],
    secondFactor: secondFactorPath,
    withoutFactor: [profilePath, passkeysPath],
  }),
];

export const handle: AdminPage & FrameHandle = { right: 'everybody', hasFrame: true };

/**
 * Because of this loader, the router asks the server for each admin page, and the middleware checks the
 * rights.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { username } = currentAdmin(context);
  const tools = listTools(context);
  return {
    username,
    tools,
    message: findSuccessMessage(context.get(kindsContext), readMessageKey(url.searchParams)),
    steps: await listNextSteps(context, url.searchParams, tools),
    readsInbox: mayOpen(context, inboxTool.path),
    ...(await countWaiting(context)),
  };
}

export default function Admin({ loaderData }: Route.ComponentProps) {
  const club = useClub();
  const { tools, username, tasks } = loaderData;
  const [search] = useSearchParams();
  // After a refused form the loader does not run again, so `loaderData.message` can be an older message.
  const message = readMessageKey(search) === undefined ? undefined : loaderData.message;
  useShownMessage(message);
  const { pathname } = useLocation();
  const unread = useInboxWatch(loaderData, watchedPages.includes(pathname));
  const { location: next } = useNavigation();
  const loading = tools.find(({ path }) => path === next?.pathname)?.loading;
  const open = tools.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  return (
    <Page
      title={`${open?.title ?? open?.name ?? titleAt(pathname)}, Admin`}
      description={`Verwaltung der Website von ${club.name}.`}
    >
      <Frame tools={tools} open={open} username={username} waiting={{ unread, tasks }}>
        {/* The box is always there, because screen readers announce only what appears in an existing box. */}
        <div role="status" className={styles.message}>
          {(loading ?? message) && <Notice isGood={!loading}>{loading ?? message}</Notice>}
        </div>
        {message && !loading && <NextSteps steps={loaderData.steps} />}
        <DraftOwner username={username}>
          <Outlet />
        </DraftOwner>
      </Frame>
    </Page>
  );
}

function titleAt(pathname: string): string {
  if (pathname === searchPath) return 'Suche';
  if (`${pathname}/`.startsWith(`${profilePath}/`)) return 'Profil';
  const job = toolGroupNames.find((name) => pathname === toolGroupPath(name));
  return job ? toolGroups[job].title : 'Übersicht';
}

/** Scrolls to the message at the top, because app/root.tsx does not scroll if the path does not change. */
function useShownMessage(message: string | undefined): void {
  const location = useLocation();
  const { key } = location;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `key` repeats the effect for an equal message
  useEffect(() => {
    if (!message) return;
    window.scrollTo(0, 0);
    document.querySelector('main')?.focus({ preventScroll: true });
    // Removes the message from the address, so that a reload does not show it again. A navigation with the
    // router would hide the message at once.
    history.replaceState(history.state, '', withoutMessage(location));
  }, [key, message]);
}
