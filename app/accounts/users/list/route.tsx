import { data, Link, redirect } from 'react-router';
import { listAllTeams } from '#app/teams/teams.server.ts';
import { Failure } from '#platform/admin/form/failure.tsx';
import { Tool } from '#platform/admin/tool.tsx';
import { useAnswer } from '#platform/drafts/failed-submission.ts';
import type { AdminPage } from '#platform/live/route-handle.ts';
import { findSendableKinds, mailContext } from '#platform/mail/mail-setup.server.ts';
import { BlockedChangeError } from '#platform/records/refusal.ts';
import { dbContext, nowContext } from '#platform/request/context.ts';
import { readForm } from '#platform/request/read-form.server.ts';
import { describeGrants } from '#platform/sign-in/describe-grants.ts';
import { formatLinkLifetime } from '#platform/sign-in/link-lifetimes.ts';
import { currentAdmin } from '#platform/sign-in/require-admin.server.ts';
import { requireReauthentication } from '#platform/sign-in/require-reauthentication.server.ts';
import { isSecondFactorCompulsory } from '#platform/sign-in/second-factor.server.ts';
import button from '#platform/ui/button.module.css';
import { formatShortDateTime, formatShortDay } from '#platform/values/vienna.ts';
import {
  createInvitation,
  KnownEmailError,
  listInvitations,
  withdrawInvitation,
} from '../../invitations.server.ts';
import { ShownLink } from '../one-time-link-box.tsx';
import { setSecondFactorRule } from '../set-second-factor-rule.server.ts';
import { invitePath, peopleTool } from '../tool.ts';
import { listManagedUsers } from '../users.server.ts';
import type { Route } from './+types/route';
import { OpenInvitations } from './open-invitations.tsx';
import styles from './route.module.css';
import { SecondFactorRule } from './second-factor-rule.tsx';
import { UserRows } from './user-rows.tsx';

export const handle: AdminPage = { right: [] };

interface ListAnswer {
  address?: string;
  email?: string;
  message?: string;
}

export async function loader({ context }: Route.LoaderArgs) {
  const { username } = currentAdmin(context);
  const [db, now] = [context.get(dbContext), context.get(nowContext)];
  const teams = await listAllTeams(db);
  const people = await listManagedUsers(db);
  const invitations = await listInvitations(db, now);
  return {
    isCompulsory: await isSecondFactorCompulsory(db),
    isMailed: findSendableKinds(context.get(mailContext)).newsletters,
    people: people.map(({ account, grants, ...person }) => ({
      ...person,
      roles: describeGrants(grants, teams),
      isOneself: person.username === username,
      account: account && {
        since: formatShortDay(new Date(account.since)),
        lastUsed: account.lastUsed && formatShortDateTime(new Date(account.lastUsed)),
        hasSecondFactor: account.hasSecondFactor,
      },
    })),
    invitations: invitations.map(({ id, email, by, grants, expiresAt }) => ({
      ...{ id, email, by },
      roles: describeGrants(grants, teams),
      until: formatShortDateTime(new Date(expiresAt)),
    })),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm({ request, context });
  requireReauthentication({ request, url, context });
  const [db, now] = [context.get(dbContext), context.get(nowContext)];
  const { username, userId } = currentAdmin(context);
  const by = { username, now };
  const id = String(form.get('id') ?? '');
  const { path } = peopleTool;
  try {
    switch (form.get('intent')) {
      case 'withdraw':
        await withdrawInvitation(db, id, by);
        return redirect(peopleTool.after(path, 'einladung-zurueckgezogen'), 303);
      case 'show': {
        const open = (await listInvitations(db, now)).find((each) => each.id === id);
        if (!open) return refused('Diese Einladung gibt es nicht mehr.');
        const { email, grants } = open;
        const teams = await listAllTeams(db);
        const link = await createInvitation(
          db,
          { email, grants, isMailed: false },
          { ...by, teams },
        );
        return data<ListAnswer>({ address: `${url.origin}${link}`, email });
      }
      case 'rule':
        await setSecondFactorRule(db, form.get('value') === 'on', { ...by, userId });
        return redirect(peopleTool.after(path, 'regel-geaendert'), 303);
      default:
        throw data(null, { status: 400 });
    }
  } catch (error) {
    if (error instanceof BlockedChangeError || error instanceof KnownEmailError)
      return refused(error.message);
    throw error;
  }
}

function refused(message: string) {
  return data<ListAnswer>({ message }, { status: 409 });
}

export default function People({ loaderData }: Route.ComponentProps) {
  const { people, invitations, isCompulsory, isMailed } = loaderData;
  const answer = useAnswer<ListAnswer>();
  return (
    <Tool title={peopleTool.name}>
      {answer?.message && <Failure answer={answer}>{answer.message}</Failure>}
      {answer?.address && (
        <ShownLink address={answer.address} label={`Neuer Link für ${answer.email}`}>
          <p>
            Er gilt {formatLinkLifetime('invitation')} und einmal, und wird nur jetzt gezeigt. Der
            frühere gilt nicht mehr.
          </p>
        </ShownLink>
      )}
      <p>Wer diese Website pflegt, und wer was darf.</p>
      <p>
        <Link to={invitePath} className={button.button}>
          Person einladen
        </Link>
      </p>
      <UserRows people={people} />
      <section aria-labelledby="einladungen" className={styles.part}>
        <h2 id="einladungen">Offene Einladungen</h2>
        <OpenInvitations invitations={invitations} isMailed={isMailed} />
      </section>
      <section aria-labelledby="regel" className={styles.part}>
        <h2 id="regel">Zweiter Faktor</h2>
        <SecondFactorRule isCompulsory={isCompulsory} />
      </section>
    </Tool>
  );
}
