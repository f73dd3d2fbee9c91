import { data, Link, redirect, useLocation } from 'react-router';
import { listAllTeams } from '#app/teams/teams.server.ts';
import { Failure } from '#platform/admin/form/failure.tsx';
import lone from '#platform/admin/lone-links.module.css';
import { withoutMessage } from '#platform/admin/success-messages.ts';
import { Tool } from '#platform/admin/tool.tsx';
import { useAnswer } from '#platform/drafts/failed-submission.ts';
import { FormWithDraft } from '#platform/drafts/form-with-draft.tsx';
import type { AdminPage } from '#platform/live/route-handle.ts';
import { findSendableKinds, mailContext } from '#platform/mail/mail-setup.server.ts';
import { BlockedChangeError } from '#platform/records/refusal.ts';
import { dbContext, nowContext } from '#platform/request/context.ts';
import { readForm } from '#platform/request/read-form.server.ts';
import { formatLinkLifetime } from '#platform/sign-in/link-lifetimes.ts';
import { currentAdmin } from '#platform/sign-in/require-admin.server.ts';
import { requireReauthentication } from '#platform/sign-in/require-reauthentication.server.ts';
import { normalizeEmail } from '#platform/sign-in/username.ts';
import button from '#platform/ui/button.module.css';
import { Field } from '#platform/ui/field.tsx';
import { isEmailAddress, mailAddress } from '#platform/values/email-address.ts';
import { createInvitation, KnownEmailError } from '../../invitations.server.ts';
import { GrantChoice } from '../grant-choice.tsx';
import { ShownLink } from '../one-time-link-box.tsx';
import {
  type ChosenGrants,
  type GrantErrors,
  readChosen,
  readTickedRoles,
} from '../role-form-data.ts';
import { peopleTool } from '../tool.ts';
import type { Route } from './+types/route';
import styles from './route.module.css';

export const handle: AdminPage = { right: [] };

interface InviteAnswer {
  address?: string;
  email?: string;
  typed?: { email: string; chosen: ChosenGrants };
  errors?: GrantErrors & { email?: string };
  message?: string;
}

export async function loader({ context }: Route.LoaderArgs) {
  currentAdmin(context);
  const teams = await listAllTeams(context.get(dbContext));
  return {
    isMailed: findSendableKinds(context.get(mailContext)).newsletters,
    teams: teams.length > 1 ? teams.map(({ id, name }) => ({ id, name })) : [],
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm({ request, context });
  requireReauthentication({ request, url, context });
  const [db, now] = [context.get(dbContext), context.get(nowContext)];
  const teams = await listAllTeams(db);
  const value = form.get('email');
  const typed = { email: typeof value === 'string' ? value : '', chosen: readChosen(form) };
  const email = normalizeEmail(mailAddress(typed.email));
  const chosen = readTickedRoles(typed.chosen, teams);
  const errors = {
    ...(!isEmailAddress(email) && { email: 'Bitte gib eine gültige E-Mail-Adresse ein.' }),
    ...('errors' in chosen && chosen.errors),
  };
  if (!('grants' in chosen) || errors.email) return refused({ typed, errors }, 422);
  const isMailed = findSendableKinds(context.get(mailContext)).newsletters;
  try {
    const { username } = currentAdmin(context);
    const invitation = { email, grants: chosen.grants, isMailed };
    const path = await createInvitation(db, invitation, { username, now, teams });
    if (path === null)
      return redirect(peopleTool.after(peopleTool.path, 'einladung-unterwegs'), 303);
    return data<InviteAnswer>({ address: url.origin + path, email });
  } catch (error) {
    if (error instanceof KnownEmailError)
      return refused({ typed, errors: { email: error.message } }, 422);
    if (error instanceof BlockedChangeError) return refused({ typed, message: error.message }, 409);
    throw error;
  }
}

function refused(answer: InviteAnswer, status: number) {
  return data(answer, { status });
}

export default function Invite({ loaderData, actionData }: Route.ComponentProps) {
  const { teams, isMailed } = loaderData;
  const answer = useAnswer<InviteAnswer>();
  const location = useLocation();
  const back = { to: peopleTool.path, label: 'Alle Personen' };
  if (answer?.address)
    return (
      <Tool title="Einladung" back={back}>
        <ShownLink address={answer.address} label={`Link für ${answer.email}`}>
          <p>
            Schick ihn selbst weiter, zum Beispiel als Nachricht. Er gilt{' '}
            {formatLinkLifetime('invitation')} und einmal, und wird nur jetzt gezeigt.
          </p>
        </ShownLink>
        <p className={lone.links}>
          <Link to={peopleTool.path}>Zu den Personen</Link>
        </p>
      </Tool>
    );
  const { email = '', chosen = { roles: [], scope: 'club' as const, teams: [] } } =
    answer?.typed ?? {};
  return (
    <Tool title="Person einladen" back={back}>
      {answer?.message && <Failure answer={answer}>{answer.message}</Failure>}
      <p>
        {isMailed
          ? 'Die Einladung kommt mit einer E-Mail. Darin steht ein Link, mit dem die Person Benutzername und Passwort selbst wählt.'
          : 'Du bekommst einen Link zum Weitergeben. Mit ihm wählt die Person Benutzername und Passwort selbst.'}
      </p>
      <FormWithDraft
        action={withoutMessage(location)}
        className={styles.form}
        noValidate={Boolean(actionData)}
      >
        <Field
          label="E-Mail"
          name="email"
          type="email"
          autoComplete="off"
          required
          defaultValue={email}
          error={answer?.errors?.email}
        />
        <GrantChoice chosen={chosen} teams={teams} errors={answer?.errors} />
        <p>
          <button type="submit" className={button.button}>
            {isMailed ? 'Einladung schicken' : 'Link ausstellen'}
          </button>
        </p>
      </FormWithDraft>
    </Tool>
  );
}
