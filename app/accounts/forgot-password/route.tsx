import { data, Link, redirect } from 'react-router';
import { useLastAnswer } from '#platform/drafts/failed-submission.ts';
import { FormWithDraft } from '#platform/drafts/form-with-draft.tsx';
import type { PrivatePage } from '#platform/live/route-handle.ts';
import { findSendableKinds, mailContext } from '#platform/mail/mail-setup.server.ts';
import { dbContext, nowContext, visitorContext } from '#platform/request/context.ts';
import { readForm } from '#platform/request/read-form.server.ts';
import { tooManyTriesMessage } from '#platform/sign-in/link-guess-limit.server.ts';
import { formatLinkLifetime } from '#platform/sign-in/link-lifetimes.ts';
import button from '#platform/ui/button.module.css';
import { useClub } from '#platform/ui/club/current-club.ts';
import { Field } from '#platform/ui/field.tsx';
import { Notice } from '#platform/ui/notice.tsx';
import { Page, PageHeading } from '#platform/ui/page.tsx';
import { Content } from '#platform/ui/section.tsx';
import styles from '../link-page.module.css';
import { forgottenPath } from '../paths.ts';
import { forgotten } from '../schemas.ts';
import type { Route } from './+types/route';
import { requestPassword } from './request-password.server.ts';

export const handle: PrivatePage = { isPrivate: true };

const doneParameter = 'verschickt';

interface Refusal {
  who: string;
  error?: string | undefined;
  message?: string;
}

export function loader({ url, context }: Route.LoaderArgs) {
  const canMail = findSendableKinds(context.get(mailContext)).newsletters;
  return { canMail, isDone: canMail && url.searchParams.has(doneParameter) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm({ request, context });
  const typed = form.get('who');
  const who = typeof typed === 'string' ? typed : '';
  if (!findSendableKinds(context.get(mailContext)).newsletters)
    return data<Refusal>({ who }, { status: 409 });
  const checked = forgotten.safeParse({ who });
  if (!checked.success)
    return data<Refusal>({ who, error: checked.error.issues[0]?.message }, { status: 422 });
  const now = context.get(nowContext);
  const wanted = { who: checked.data.who, visitor: context.get(visitorContext) };
  const refused = await requestPassword(context.get(dbContext), wanted, now);
  if (!refused) throw redirect(`${forgottenPath}?${doneParameter}=1`, 303);
  const { message, headers } = tooManyTriesMessage(refused.until, now);
  return data<Refusal>({ who, message }, { status: 429, headers });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function Forgotten({ loaderData, actionData }: Route.ComponentProps) {
  const club = useClub();
  const { canMail, isDone } = loaderData;
  const refusal = useLastAnswer<Refusal | undefined>(actionData);
  return (
    <Page
      title="Passwort vergessen"
      description={`Ein neues Passwort für die Verwaltung von ${club.name}.`}
    >
      <PageHeading title="Passwort vergessen">Für alle, die diese Website pflegen.</PageHeading>
      <Content>
        {!canMail ? <Unmailed /> : isDone ? <Done /> : <AskForm refusal={refusal} />}
      </Content>
    </Page>
  );
}

function AskForm({ refusal }: { refusal: Refusal | undefined }) {
  return (
    <FormWithDraft
      aria-label="Passwort vergessen"
      className={styles.form}
      noValidate={Boolean(refusal)}
    >
      {refusal?.message && <Notice role="alert">{refusal.message}</Notice>}
      <p>
        Wir schicken dir einen Link, über den du ein neues Passwort wählst. Er kommt an die
        E-Mail-Adresse, die zu deinem Zugang gehört.
      </p>
      <Field
        label="Benutzername oder E-Mail-Adresse"
        name="who"
        autoComplete="username"
        autoCapitalize="none"
        required
        defaultValue={refusal?.who}
        error={refusal?.error}
      />
      <p>
        <button type="submit" className={button.button}>
          Link schicken
        </button>
      </p>
      <BackToLogin />
    </FormWithDraft>
  );
}

/** Shows one text for known and unknown names, so that a visitor cannot learn which accounts exist. */
function Done() {
  return (
    <div className={styles.form}>
      <Notice role="status" isGood>
        Gibt es diesen Zugang, ist gleich eine E-Mail mit einem Link unterwegs. Er gilt{' '}
        {formatLinkLifetime('password')}.
      </Notice>
      <p>Kommt nichts an? Schau im Ordner für Spam nach, oder bitte einen Admin um einen Link.</p>
      <BackToLogin />
    </div>
  );
}

function Unmailed() {
  return (
    <div className={styles.form}>
      <Notice>Von dieser Website gehen keine E-Mails hinaus.</Notice>
      <p>Bitte einen Admin um einen Link, über den du ein neues Passwort wählst.</p>
      <BackToLogin />
    </div>
  );
}

function BackToLogin() {
  return (
    <p className={styles.after}>
      <Link to="/login">Zum Login</Link>
    </p>
  );
}
