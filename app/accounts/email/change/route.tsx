import { data, redirect } from 'react-router';
import { Failure } from '#platform/admin/form/failure.tsx';
import { Tool } from '#platform/admin/tool.tsx';
import { useLastAnswer } from '#platform/drafts/failed-submission.ts';
import { FormWithDraft } from '#platform/drafts/form-with-draft.tsx';
import type { AdminPage } from '#platform/live/route-handle.ts';
import { findSendableKinds, mailContext } from '#platform/mail/mail-setup.server.ts';
import { dbContext, nowContext } from '#platform/request/context.ts';
import { readForm } from '#platform/request/read-form.server.ts';
import { currentAdmin } from '#platform/sign-in/require-admin.server.ts';
import { requireReauthentication } from '#platform/sign-in/require-reauthentication.server.ts';
import button from '#platform/ui/button.module.css';
import { Field } from '#platform/ui/field.tsx';
import styles from '../../account-form.module.css';
import { profilePath } from '../../paths.ts';
import { profileMessages } from '../../profile-messages.server.ts';
import { newEmail } from '../../schemas.ts';
import {
  changeEmail,
  findOwnEmailProblem,
  findRequestedEmail,
  isOthersEmail,
  requestEmail,
} from '../change-email.server.ts';
import type { Route } from './+types/route';

export const handle: AdminPage = { right: 'everybody' };

interface Refusal {
  email: string;
  error?: string | undefined;
  message?: string;
}

export async function loader({ request, url, context }: Route.LoaderArgs) {
  requireReauthentication({ request, url, context });
  const { username, email } = currentAdmin(context);
  return {
    username,
    email,
    requested: await findRequestedEmail(context.get(dbContext), username, context.get(nowContext)),
    canMail: findSendableKinds(context.get(mailContext)).newsletters,
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  requireReauthentication({ request, url, context });
  const form = await readForm({ request, context });
  const [db, now, admin] = [context.get(dbContext), context.get(nowContext), currentAdmin(context)];
  const typed = form.get('email');
  const email = typeof typed === 'string' ? typed : '';
  const checked = newEmail.safeParse({ email });
  const canMail = findSendableKinds(context.get(mailContext)).newsletters;
  const error = checked.success
    ? await findOwnEmailProblem(db, admin, checked.data.email)
    : checked.error.issues[0]?.message;
  if (!checked.success || error !== undefined)
    return data<Refusal>({ email, error }, { status: 422 });
  const wanted = { username: admin.username, email: checked.data.email };
  const by = { userId: admin.userId, sessionId: admin.sessionId };
  if (!canMail) {
    if (await isOthersEmail(db, wanted))
      return data<Refusal>({ email, error: othersEmail }, { status: 422 });
    if (await changeEmail(db, wanted, by, now))
      throw redirect(profileMessages.after(profilePath, 'e-mail-geaendert'), 303);
    return data<Refusal>({ email, message: taken }, { status: 409 });
  }
  const outcome = await requestEmail(db, wanted, by, now);
  if (outcome === 'asked')
    throw redirect(profileMessages.after(profilePath, 'e-mail-verlangt'), 303);
  if (outcome === 'others') return data<Refusal>({ email, error: othersEmail }, { status: 422 });
  if (outcome === 'ended') return data<Refusal>({ email, message: taken }, { status: 409 });
  return data<Refusal>({ email, message: tooOften }, { status: 429 });
}

const othersEmail = 'Diese Adresse gehört schon zu einem anderen Zugang.';
const taken = 'Die Adresse lässt sich gerade nicht ändern. Bitte versuch es noch einmal.';
const tooOften =
  'Heute sind schon genug solche Links hinausgegangen. Bitte versuch es morgen wieder.';

export default function ChangeEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { username, email, requested, canMail } = loaderData;
  const refusal = useLastAnswer<Refusal | undefined>(actionData);
  return (
    <Tool title="E-Mail-Adresse ändern" back={{ to: profilePath, label: 'Profil' }}>
      {refusal?.message && <Failure answer={refusal}>{refusal.message}</Failure>}
      <div className={styles.about}>
        <p>
          Für den Zugang <strong>{username}</strong> gilt jetzt {email}.
        </p>
        {requested && (
          <p>
            Auf Bestätigung wartet {requested}. Verlangst du eine andere Adresse, gilt der Link
            dorthin nicht mehr.
          </p>
        )}
        <p>
          {canMail
            ? 'An die neue Adresse schicken wir einen Link. Sie gilt, sobald du ihn öffnest und bestätigst; bis dahin bleibt alles, wie es ist.'
            : 'Von dieser Website gehen keine E-Mails hinaus, also kann niemand die neue Adresse bestätigen. Die neue Adresse gilt sofort. Sieh genau hin, ob sie stimmt.'}
        </p>
      </div>
      <FormWithDraft
        aria-label="E-Mail-Adresse ändern"
        className={styles.form}
        noValidate={Boolean(refusal)}
      >
        <Field
          label="Neue E-Mail-Adresse"
          name="email"
          type="email"
          autoComplete="email"
          required
          defaultValue={refusal?.email}
          error={refusal?.error}
        />
        <p>
          <button type="submit" className={button.button}>
            {canMail ? 'Link schicken' : 'Adresse ändern'}
          </button>
        </p>
      </FormWithDraft>
    </Tool>
  );
}
