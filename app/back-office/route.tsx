import { useEffect } from 'react';
import { NavLink, Outlet, useLocation, useNavigation, useSearchParams } from 'react-router';
import { inboxTool } from '#app/messages/inbox/tool.ts';
import { useInboxWatch } from '#app/messages/inbox/use-inbox-watch.ts';
import { countUnread } from '#app/messages/inbox.server.ts';
import { club } from '#club/club.ts';
import { withoutWord, wordIn } from '#platform/admin/said.ts';
import { dbContext, kindsContext } from '#platform/request/context.ts';
import { currentAdmin, requireAdmin } from '#platform/sign-in/require-admin.server.ts';
import { DraftOwner } from '#platform/typed/draft-owner.tsx';
import { KeptForm } from '#platform/typed/kept-form.tsx';
import button from '#platform/ui/button.module.css';
import { Notice } from '#platform/ui/notice.tsx';
import { Page } from '#platform/ui/page.tsx';
import { PageHeading } from '#platform/ui/page-heading.tsx';
import { Content } from '#platform/ui/section.tsx';
import { useSidewaysLine } from '#platform/ui/use-sideways-line.ts';
import type { Route } from './+types/route';
import styles from './route.module.css';
import { findSaid, listTools } from './tools.server.ts';

export const middleware: Route.MiddlewareFunction[] = [requireAdmin];

/** Also what makes a browser ask the server, and so the middleware, when an admin page is opened. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { username } = currentAdmin(context);
  const kinds = context.get(kindsContext);
  return {
    username,
    tools: listTools(kinds),
    message: findSaid(kinds, wordIn(url.searchParams)),
    unread: (await countUnread(context.get(dbContext))).inbox,
  };
}

export default function Admin({ loaderData }: Route.ComponentProps) {
  const { tools } = loaderData;
  const [search] = useSearchParams();
  // After an answer that refuses a form nothing is loaded again.
  const message = wordIn(search) === undefined ? undefined : loaderData.message;
  useShownMessage(message);
  const unread = useInboxWatch(loaderData);
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const loading = tools.find(({ path }) => path === next?.pathname)?.loading;
  const open = tools.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  const line = useSidewaysLine(open?.path);
  return (
    <Page
      title={open ? `${open.title}, Admin` : 'Admin'}
      description={`Verwaltung der Seite von ${club.name}.`}
    >
      <PageHeading title="Admin">{club.slogan}</PageHeading>
      <Content>
        {/* Always there, so that what appears in it is read out. */}
        <div role="status" className={styles.message}>
          {(loading ?? message) && <Notice>{loading ?? message}</Notice>}
        </div>
        <KeptForm action="/abmelden" className={styles.account}>
          <p>
            Angemeldet als <strong>{loaderData.username}</strong>
          </p>
          <button type="submit" className={`${button.button} ${button.quiet}`}>
            Abmelden
          </button>
        </KeptForm>
        <nav aria-label="Verwaltung" className={styles.nav}>
          <ul
            role="list"
            {...line}
            className={open ? `${styles.tools} ${styles.oneLine}` : styles.tools}
          >
            {tools.map(({ path, title }) => (
              <li key={path}>
                <NavLink to={path} className={styles.tool}>
                  {title}
                  {path === inboxTool.path && <Unread count={unread} />}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <DraftOwner username={loaderData.username}>
          <Outlet />
        </DraftOwner>
      </Content>
    </Page>
  );
}

/** How many messages nobody has read; nothing while there are none. */
function Unread({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <>
      <span className={styles.unread} aria-hidden="true">
        {count}
      </span>
      <span className="visually-hidden"> {count} ungelesen</span>
    </>
  );
}

/**
 * A tool that leads back to its own address keeps the view and may lose the focus: the message at
 * the top would stay unseen. What was said once is not said again by a page that is loaded again or
 * sent on.
 */
function useShownMessage(message: string | undefined): void {
  const location = useLocation();
  const { key } = location;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same message can come again
  useEffect(() => {
    if (!message) return;
    window.scrollTo(0, 0);
    document.querySelector('main')?.focus({ preventScroll: true });
    // Past the router, for which the message stays until it goes elsewhere.
    history.replaceState(history.state, '', withoutWord(location));
  }, [key, message]);
}
