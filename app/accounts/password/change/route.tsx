import { data, redirect } from 'react-router';
import { z } from 'zod';
import { Failure } from '#platform/admin/form/failure.tsx';
import { Tool } from '#platform/admin/tool.tsx';
import { findClub } from '#platform/club/find-club.server.ts';
import { sendable } from '#platform/mail/mail-setup.server.ts';
import { dbContext, mailContext, nowContext, visitorContext } from '#platform/request/context.ts';
import { readForm } from '#platform/request/read-form.server.ts';
import { currentAdmin } from '#platform/sign-in/require-admin.server.ts';
import { KeptForm } from '#platform/typed/kept-form.tsx';
import { useLastAnswer } from '#platform/typed/unanswered.ts';
import button from '#platform/ui/button.module.css';
import { Field } from '#platform/ui/field.tsx';
import styles from '../../account-form.module.css';
import { profilePath } from '../../paths.ts';
import { profileSayings } from '../../profile/sayings.ts';
import { changePassword } from '../change-password.server.ts';
import { ownPasswordFault } from '../own-password-fault.server.ts';
import { PasswordRules } from '../password-rules.tsx';
import { changedPassword } from '../schema.ts';
import type { Route } from './+types/route';

interface Refusal {
  errors?: { currentPassword?: string | undefined; password?: string | undefined };
  message?: string;
}

export function loader({ context }: Route.LoaderArgs) {
  return { username: currentAdmin(context).username };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm({ request, context });
  const [db, now, admin] = [context.get(dbContext), context.get(nowContext), currentAdmin(context)];
  const checked = changedPassword.safeParse({
    password: form.get('password') ?? '',
    currentPassword: form.get('currentPassword') ?? '',
  });
  if (!checked.success) {
    const { currentPassword, password } = z.flattenError(checked.error).fieldErrors;
    return refuse({ currentPassword: currentPassword?.[0], password: password?.[0] });
  }
  const { currentPassword, password } = checked.data;
  const fault = await ownPasswordFault(password, admin, await findClub(context));
  if (fault) return refuse({ password: fault });
  if (password === currentPassword)
    return refuse({ password: 'Das ist dein bisheriges Passwort.' });
  const canMail = sendable(context.get(mailContext)).newsletters;
  const sender = { request, address: context.get(visitorContext) };
  const wanted = { currentPassword, password, canMail };
  const changed = await changePassword(db, admin, wanted, sender, now);
  if ('isWrong' in changed) return refuse({ currentPassword: 'Das ist nicht dein Passwort.' });
  if ('message' in changed) {
    const { message, status, retryAfter } = changed;
    const headers = { 'Retry-After': String(retryAfter) };
    return data<Refusal>({ message }, { status, headers });
  }
  throw redirect(profileSayings.after(profilePath, 'passwort-geaendert'), {
    status: 303,
    headers: { 'Set-Cookie': changed.setCookie },
  });
}

function refuse(errors: Refusal['errors']) {
  return data<Refusal>({ ...(errors && { errors }) }, { status: 422 });
}

/** Of what the action says, when to try again is for the answer too. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function ChangePassword({ loaderData, actionData }: Route.ComponentProps) {
  const refusal = useLastAnswer<Refusal | undefined>(actionData);
  return (
    <Tool title="Passwort ändern" back={{ to: profilePath, label: 'Profil' }}>
      {refusal?.message && <Failure answer={refusal}>{refusal.message}</Failure>}
      <div className={styles.about}>
        <PasswordRules />
        <p>Auf allen anderen Geräten bist du danach abgemeldet, hier bleibst du angemeldet.</p>
      </div>
      <KeptForm aria-label="Passwort ändern" className={styles.form} noValidate={Boolean(refusal)}>
        <Field
          label="Benutzername"
          name="account"
          autoComplete="username"
          readOnly
          defaultValue={loaderData.username}
        />
        <Field
          label="Bisheriges Passwort"
          name="currentPassword"
          type="password"
          autoComplete="current-password"
          required
          error={refusal?.errors?.currentPassword}
        />
        <Field
          label="Neues Passwort"
          name="password"
          type="password"
          autoComplete="new-password"
          required
          error={refusal?.errors?.password}
        />
        <p>
          <button type="submit" className={button.button}>
            Passwort ändern
          </button>
        </p>
      </KeptForm>
    </Tool>
  );
}
