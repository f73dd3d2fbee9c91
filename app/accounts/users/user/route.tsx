import { data, Link, redirect, useLocation } from 'react-router';
import { listAllTeams } from '#app/teams/teams.server.ts';
import { Failure } from '#platform/admin/form/failure.tsx';
import { withoutMessage } from '#platform/admin/success-messages.ts';
import { Tool } from '#platform/admin/tool.tsx';
import { useAnswer } from '#platform/drafts/failed-submission.ts';
import { FormWithDraft } from '#platform/drafts/form-with-draft.tsx';
import type { AdminPage } from '#platform/live/route-handle.ts';
import { findSendableKinds, mailContext } from '#platform/mail/mail-setup.server.ts';
import { notFound } from '#platform/request/answers.server.ts';
import { dbContext, nowContext } from '#platform/request/context.ts';
import { readForm } from '#platform/request/read-form.server.ts';
import { findAdmin } from '#platform/sign-in/admins.server.ts';
import { describeGrants } from '#platform/sign-in/describe-grants.ts';
import { formatLinkLifetime } from '#platform/sign-in/link-lifetimes.ts';
import { currentAdmin } from '#platform/sign-in/require-admin.server.ts';
import { requireReauthentication } from '#platform/sign-in/require-reauthentication.server.ts';
import button from '#platform/ui/button.module.css';
import { formatShortDateTime, formatShortDay } from '#platform/values/vienna.ts';
import { profilePath } from '../../paths.ts';
import { grantsVersion } from '../change-user.server.ts';
import { GrantChoice } from '../grant-choice.tsx';
import { ShownLink } from '../one-time-link-box.tsx';
import { isForSomeTeams, toRoleFormData } from '../role-form-data.ts';
import { peopleTool, personPath } from '../tool.ts';
import { findManagedUser, type ManagedUser } from '../users.server.ts';
import type { Route } from './+types/route';
import { AccountActions } from './account-actions.tsx';
import { Facts } from './facts.tsx';
import { handleUserForm, type PersonAnswer } from './handle-user-form.server.ts';
import { Removal } from './removal.tsx';
import styles from './route.module.css';

export const handle: AdminPage = { right: [] };

export async function loader({ params, context }: Route.LoaderArgs) {
  const { username } = currentAdmin(context);
  const db = context.get(dbContext);
  const person = await findAsked(context.get(dbContext), params.id);
  const teams = await listAllTeams(db);
  const { account, grants, email } = person;
  const asksForTeams = teams.length > 1 || isForSomeTeams(grants);
  return {
    ...{ username: person.username, email },
    isOneself: person.username === username,
    version: grantsVersion(person),
    chosen: toRoleFormData(grants),
    roles: describeGrants(grants, teams),
    teams: asksForTeams ? teams.map(({ id, name }) => ({ id, name })) : [],
    account: account && {
      since: formatShortDay(new Date(account.since)),
      lastUsed: account.lastUsed && formatShortDateTime(new Date(account.lastUsed)),
      hasSecondFactor: account.hasSecondFactor,
    },
  };
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const form = await readForm({ request, context });
  requireReauthentication({ request, url, context });
  const [db, now] = [context.get(dbContext), context.get(nowContext)];
  const person = await findAsked(db, params.id);
  const teams = await listAllTeams(db);
  const isMailed = findSendableKinds(context.get(mailContext)).newsletters;
  const by = { username: currentAdmin(context).username, now };
  const outcome = await handleUserForm(db, { person, form, teams, isMailed }, by);
  if ('done' in outcome) {
    const isGone = outcome.done === 'person-entfernt';
    const path = isGone ? peopleTool.path : personPath(person.username);
    return redirect(peopleTool.after(path, outcome.done), 303);
  }
  const { answer, status } = outcome;
  if (status === 400) throw data(null, { status });
  const { path, ...said } = answer;
  return data({ ...said, ...(path !== undefined && { address: url.origin + path }) }, { status });
}

async function findAsked(
  db: Parameters<typeof findManagedUser>[0],
  typed: string,
): Promise<ManagedUser> {
  const admin = await findAdmin(db, typed);
  const person = admin && (await findManagedUser(db, admin.username));
  return person ?? notFound('Person nicht gefunden');
}

export default function OnePerson({ loaderData }: Route.ComponentProps) {
  const { username, isOneself, account, teams, roles, email } = loaderData;
  const answer = useAnswer<Omit<PersonAnswer, 'path'> & { address?: string }>();
  const version = answer?.version ?? loaderData.version;
  const action = withoutMessage(useLocation());
  return (
    <Tool title={username} back={{ to: peopleTool.path, label: 'Alle Personen' }}>
      {answer?.message && <Failure answer={answer}>{answer.message}</Failure>}
      {answer?.address && (
        <ShownLink address={answer.address} label={`Neues Passwort für ${username}`}>
          <p>
            Gib diesen Link selbst weiter. Er gilt {formatLinkLifetime('password')} und einmal, und
            wird nur jetzt gezeigt.
          </p>
        </ShownLink>
      )}
      <Facts email={email} roles={roles} account={account} />
      <FormWithDraft
        key={loaderData.version}
        action={action}
        aria-label="Aufgaben"
        className={styles.form}
      >
        <input type="hidden" name="version" value={version} />
        <GrantChoice
          chosen={answer?.chosen ?? loaderData.chosen}
          teams={teams}
          errors={answer?.errors}
        />
        <p>
          <button type="submit" name="intent" value="roles" className={button.button}>
            Aufgaben speichern
          </button>
        </p>
      </FormWithDraft>
      {isOneself ? (
        <p>
          Das ist dein eigener Zugang. Passwort, zweiten Faktor und Sitzungen änderst du in{' '}
          <Link to={profilePath}>deinem Profil</Link>.
        </p>
      ) : (
        <>
          {account && <AccountActions action={action} hasSecondFactor={account.hasSecondFactor} />}
          <Removal action={action} version={version} wrong={answer?.errors?.sure} />
        </>
      )}
    </Tool>
  );
}
