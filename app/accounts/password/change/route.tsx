import { data, redirect } from 'react-router';
import { z } from 'zod';
import { Failure } from '#platform/admin/form/failure.tsx';
import { Tool } from '#platform/admin/tool.tsx';
import { useLastAnswer } from '#platform/drafts/failed-submission.ts';
import { FormWithDraft } from '#platform/drafts/form-with-draft.tsx';
import type { AdminPage } from '#platform/live/route-handle.ts';
import { findSendableKinds, mailContext } from '#platform/mail/mail-setup.server.ts';
import { dbContext, nowContext, visitorContext } from '#platform/request/context.ts';
import { readForm } from '#platform/request/read-form.server.ts';
import { listPasskeys } from '#platform/sign-in/passkeys.server.ts';
import { currentAdmin } from '#platform/sign-in/require-admin.server.ts';
import button from '#platform/ui/button.module.css';
import { findClub } from '#platform/ui/club/find-club.server.ts';
import { Field } from '#platform/ui/field.tsx';
import styles from '../../account-form.module.css';
import { profilePath } from '../../paths.ts';
import { profileMessages } from '../../profile-messages.server.ts';
import { changedPassword } from '../../schemas.ts';
import { changePassword, checkNewPassword } from '../change-password.server.ts';
import { NewPasswordField, PasswordRules } from '../new-password-field.tsx';
import { KeptPasskeys, readKeptPasskeys } from '../passkeys-to-keep.tsx';
import type { Route } from './+types/route';

export const handle: AdminPage = { right: 'everybody' };

interface Refusal {
  errors?: { currentPassword?: string | undefined; password?: string | undefined };
  message?: string;
  kept: string[];
}

export async function loader({ context }: Route.LoaderArgs) {
  const { username, userId } = currentAdmin(context);
  const passkeys = await listPasskeys(context.get(dbContext), userId);
  return {
    username,
    passkeys: passkeys.map(({ id, name, createdAt, usedAt }) => ({ id, name, createdAt, usedAt })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm({ request, context });
  const [db, now, admin] = [context.get(dbContext), context.get(nowContext), currentAdmin(context)];
  const kept = readKeptPasskeys(form);
  const refuse = (errors: Refusal['errors']) =>
    data<Refusal>({ kept, ...(errors && { errors }) }, { status: 422 });
  const checked = changedPassword.safeParse({
    password: form.get('password') ?? '',
    currentPassword: form.get('currentPassword') ?? '',
  });
  if (!checked.success) {
    const { currentPassword, password } = z.flattenError(checked.error).fieldErrors;
    return refuse({ currentPassword: currentPassword?.[0], password: password?.[0] });
  }
  const { currentPassword, password } = checked.data;
  const fault = await checkNewPassword(password, admin, await findClub(context));
  if (fault) return refuse({ password: fault });
  if (password === currentPassword)
    return refuse({ password: 'Das ist dein bisheriges Passwort.' });
  const canMail = findSendableKinds(context.get(mailContext)).newsletters;
  const sender = { request, address: context.get(visitorContext) };
  const wanted = { currentPassword, password, kept, canMail };
  const changed = await changePassword(db, admin, wanted, sender, now);
  if ('isWrong' in changed) return refuse({ currentPassword: 'Das ist nicht dein Passwort.' });
  if ('message' in changed) {
    const { message, status, retryAfter } = changed;
    const headers = { 'Retry-After': String(retryAfter) };
    return data<Refusal>({ kept, message }, { status, headers });
  }
  throw redirect(profileMessages.after(profilePath, 'passwort-geaendert'), {
    status: 303,
    headers: { 'Set-Cookie': changed.setCookie },
  });
}

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
      <FormWithDraft
        aria-label="Passwort ändern"
        className={styles.form}
        noValidate={Boolean(refusal)}
      >
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
        <NewPasswordField label="Neues Passwort" error={refusal?.errors?.password} />
        <KeptPasskeys
          passkeys={loaderData.passkeys}
          kept={refusal?.kept ?? loaderData.passkeys.map(({ id }) => id)}
        >
          Auch mit einem Passkey meldet man sich an. Nimm das Häkchen weg, wo du einen nicht kennst
          oder das Gerät nicht mehr hast.
        </KeptPasskeys>
        <p>
          <button type="submit" className={button.button}>
            Passwort ändern
          </button>
        </p>
      </FormWithDraft>
    </Tool>
  );
}
