import { data, redirect } from 'react-router';
import { useLastAnswer } from '#platform/drafts/failed-submission.ts';
import { FormWithDraft } from '#platform/drafts/form-with-draft.tsx';
import type { PrivatePage } from '#platform/live/route-handle.ts';
import { findSendableKinds, mailContext } from '#platform/mail/mail-setup.server.ts';
import { dbContext, nowContext } from '#platform/request/context.ts';
import { readForm } from '#platform/request/read-form.server.ts';
import { findUserId } from '#platform/sign-in/accounts.server.ts';
import { listPasskeys } from '#platform/sign-in/passkeys.server.ts';
import button from '#platform/ui/button.module.css';
import { useClub } from '#platform/ui/club/current-club.ts';
import { findClub } from '#platform/ui/club/find-club.server.ts';
import { Field } from '#platform/ui/field.tsx';
import { Page, PageHeading } from '#platform/ui/page.tsx';
import { Content } from '#platform/ui/section.tsx';
import { ExpiredLink } from '../../expired-link.tsx';
import styles from '../../link-page.module.css';
import { type Gone, limitLinkGuesses } from '../../login-responses.server.ts';
import { forgottenPath } from '../../paths.ts';
import { newPassword } from '../../schemas.ts';
import { checkNewPassword } from '../change-password.server.ts';
import { NewPasswordField, PasswordRules } from '../new-password-field.tsx';
import { KeptPasskeys, readKeptPasskeys } from '../passkeys-to-keep.tsx';
import { findPasswordLink, redeemPasswordLink } from '../password-link.server.ts';
import type { Route } from './+types/route';

export const handle: PrivatePage = { isPrivate: true, opensOnce: true };

/** Programs that scan mails open every link, so opening this page must not use up the link. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const admin = await findPasswordLink(db, params.token, context.get(nowContext));
  if (!admin) return data({ username: undefined, passkeys: [] }, { status: 404 });
  const userId = await findUserId(db, admin);
  const passkeys = userId === undefined ? [] : await listPasskeys(db, userId);
  return data({
    username: admin.username,
    passkeys: passkeys.map(({ id, name, createdAt, usedAt }) => ({ id, name, createdAt, usedAt })),
  });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm({ request, context });
  const [db, now] = [context.get(dbContext), context.get(nowContext)];
  const admin = await findPasswordLink(db, params.token, now);
  if (!admin) return limitLinkGuesses(context);
  const kept = readKeptPasskeys(form);
  const checked = newPassword.safeParse({ password: form.get('password') ?? '' });
  const error = checked.success
    ? await checkNewPassword(checked.data.password, admin, await findClub(context))
    : checked.error.issues[0]?.message;
  if (!checked.success || error !== undefined)
    return data<Refusal>({ error, kept, username: admin.username }, { status: 422 });
  const canMail = findSendableKinds(context.get(mailContext)).newsletters;
  const wanted = { password: checked.data.password, kept, canMail };
  if (!(await redeemPasswordLink(db, params.token, wanted, now)))
    return data<Gone>({ gone: true }, { status: 404 });
  throw redirect('/login', 303);
}

interface Refusal {
  error: string | undefined;
  kept: string[];
  username: string;
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function NewPassword({ loaderData, actionData }: Route.ComponentProps) {
  const club = useClub();
  const answer = useLastAnswer<Gone | Refusal | undefined>(actionData);
  const gone = answer && 'gone' in answer ? answer : undefined;
  const refusal = answer && 'error' in answer ? answer : undefined;
  const username = refusal?.username ?? loaderData.username;
  return (
    <Page title="Neues Passwort" description={`Zugang zur Verwaltung von ${club.name}.`}>
      <PageHeading title="Neues Passwort" />
      <Content>
        {gone || username === undefined ? (
          <ExpiredLink
            message={gone?.message}
            again="Verlang einfach einen neuen."
            instead={{ path: forgottenPath, label: 'Neuen Link verlangen' }}
          />
        ) : (
          <FormWithDraft
            aria-label="Neues Passwort"
            className={styles.form}
            noValidate={Boolean(refusal)}
          >
            <PasswordRules />
            <Field
              label="Benutzername"
              name="account"
              autoComplete="username"
              readOnly
              defaultValue={username}
            />
            <NewPasswordField label="Neues Passwort" error={refusal?.error} />
            <KeptPasskeys passkeys={loaderData.passkeys} kept={refusal?.kept ?? []}>
              Auch mit einem Passkey meldet man sich an. Setz ein Häkchen nur bei denen, die du
              kennst und behalten willst: Alle anderen werden entfernt.
            </KeptPasskeys>
            <p className={styles.hint}>
              Damit endet jede Sitzung, die es noch gibt. Danach meldest du dich neu an.
            </p>
            <p>
              <button type="submit" className={button.button}>
                Passwort speichern
              </button>
            </p>
          </FormWithDraft>
        )}
      </Content>
    </Page>
  );
}
