import { data, redirect } from 'react-router';
import { findRequestedEmail } from '#app/accounts/email/change-email.server.ts';
import { Failure } from '#platform/admin/form/failure.tsx';
import { Tool } from '#platform/admin/tool.tsx';
import { useLastAnswer } from '#platform/drafts/failed-submission.ts';
import type { AdminPage } from '#platform/live/route-handle.ts';
import { revisionContext } from '#platform/records/context.ts';
import { dbContext, nowContext } from '#platform/request/context.ts';
import { readForm } from '#platform/request/read-form.server.ts';
import { noteAccess } from '#platform/sign-in/accesses.server.ts';
import { findSignInMethods } from '#platform/sign-in/accounts.server.ts';
import { endSession, endSessions } from '#platform/sign-in/end-sessions.server.ts';
import { currentAdmin } from '#platform/sign-in/require-admin.server.ts';
import { requireReauthentication } from '#platform/sign-in/require-reauthentication.server.ts';
import { deviceName } from '#platform/values/device-name.ts';
import { profilePath } from '../paths.ts';
import { profileMessages } from '../profile-messages.server.ts';
import type { Route } from './+types/route';
import {
  describeSessions,
  listOwnAccesses,
  listOwnChanges,
  nameGrants,
} from './find-profile.server.ts';
import { Identity } from './identity.tsx';
import { RecentList } from './recent-list.tsx';
import styles from './route.module.css';
import { SessionList } from './session-list.tsx';

export const handle: AdminPage = { right: 'everybody', topics: 'all' };

export async function loader({ context }: Route.LoaderArgs) {
  const [db, now, admin] = [context.get(dbContext), context.get(nowContext), currentAdmin(context)];
  const { username, email, userId, grants } = admin;
  return {
    revision: context.get(revisionContext),
    username,
    email,
    roles: await nameGrants(db, grants),
    requestedEmail: await findRequestedEmail(db, username, now),
    proofs: await findSignInMethods(db, userId),
    sessions: await describeSessions(db, admin, now),
    changes: await listOwnChanges(context),
    accesses: await listOwnAccesses(db, username),
  };
}

interface Refusal {
  message: string;
}

/** Ending sessions needs a recent reauthentication (ASVS 5.0, 7.5.2). */
export async function action(args: Route.ActionArgs) {
  const { context } = args;
  const form = await readForm(args);
  requireReauthentication(args);
  const [db, now] = [context.get(dbContext), context.get(nowContext)];
  const { username, userId, sessionId } = currentAdmin(context);
  const id = form.get('session');
  if (id === 'others') {
    await db.transaction().execute(async (transaction) => {
      await endSessions(transaction, userId, sessionId);
      await noteAccess(
        transaction,
        { kind: 'sessions-ended', username, detail: 'alle anderen' },
        now,
      );
    });
    throw redirect(profileMessages.after(profilePath, 'sitzungen-beendet'), 303);
  }
  const isOther = typeof id === 'string' && id !== sessionId;
  const ended = isOther ? await endSession(db, { userId, id }) : undefined;
  if (!ended) {
    const message = isOther ? 'Diese Sitzung war schon zu Ende.' : 'Welche Sitzung soll enden?';
    return data<Refusal>({ message }, { status: isOther ? 404 : 422 });
  }
  const detail = deviceName(ended.userAgent);
  await noteAccess(db, { kind: 'sessions-ended', username, detail }, now);
  throw redirect(profileMessages.after(profilePath, 'sitzung-beendet'), 303);
}

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const { sessions, changes, accesses, ...identity } = loaderData;
  const refusal = useLastAnswer<Refusal | undefined>(actionData);
  return (
    <Tool title="Profil">
      {refusal && <Failure answer={refusal}>{refusal.message}</Failure>}
      <div className={styles.parts}>
        <div className={styles.column}>
          <Identity {...identity} />
          <SessionList sessions={sessions} />
        </div>
        <div className={styles.column}>
          <RecentList
            id="aenderungen"
            title="Zuletzt von dir geändert"
            happened={changes}
            empty="Noch hast du nichts geändert."
          />
          <RecentList
            id="zugriffe"
            title="Was mit deinem Zugang geschehen ist"
            happened={accesses}
            empty="Noch ist nichts geschehen."
          />
        </div>
      </div>
    </Tool>
  );
}
