import { data, redirect } from 'react-router';
import { z } from 'zod';
import { club } from '../../../club/club.ts';
import { keepDevice } from '../../auth/known-device.server.ts';
import { findSignedIn, startSession } from '../../auth/session.server.ts';
import { type SignInResult, signIn } from '../../auth/sign-in.server.ts';
import { dbContext, nowContext, outageContext, visitorContext } from '../../context.ts';
import { returnAddress } from '../../domain/return-address.ts';
import { noteOutage } from '../../outage.server.ts';
import { readForm } from '../../read-form.server.ts';
import { KeptForm } from '../../typed/kept-form.tsx';
import type { SignInAnswer } from '../../typed/sign-in-dialog.tsx';
import { useLastAnswer } from '../../typed/unanswered.ts';
import button from '../../ui/button.module.css';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Content } from '../../ui/section.tsx';
import type { Route } from './+types/route';
import styles from './route.module.css';
import { credentials } from './validate.ts';

interface LoginAnswer extends SignInAnswer {
  username?: string;
}

export async function loader({ request, url, context }: Route.LoaderArgs) {
  // The form that could not be sent comes back.
  if (context.get(outageContext)) return null;
  if (await findSignedIn(context.get(dbContext), request, context.get(nowContext)))
    throw redirect(wantedAddress(url), 303);
  return null;
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const typed = { username: text(form, 'username'), password: text(form, 'password') };
  const { username } = typed;
  const checked = credentials.safeParse(typed);
  if (!checked.success) {
    const errors = z.flattenError(checked.error).fieldErrors;
    return data<LoginAnswer>({ username, errors }, { status: 422 });
  }
  const [db, now] = [context.get(dbContext), context.get(nowContext)];
  try {
    const address = context.get(visitorContext);
    const result = await signIn(db, checked.data, { request, address }, now);
    if (!('admin' in result)) return refusal(username, result);
    const headers = new Headers();
    headers.append('Set-Cookie', await startSession(db, request, result.admin, now));
    headers.append('Set-Cookie', await keepDevice(db, request, result.admin.userId, now));
    // Over a form that waits to be sent: the page that has it goes on by itself.
    if (form.has('stay'))
      return data<SignInAnswer>({ signedInAs: result.admin.username }, { headers });
    return redirect(wantedAddress(url), { status: 303, headers });
  } catch (error) {
    const message = noteOutage(context, error);
    if (!message) throw error;
    return data<LoginAnswer>({ username, message }, { status: 503 });
  }
}

function refusal(username: string, result: Exclude<SignInResult, { admin: unknown }>) {
  const { message, status } = result;
  const headers: HeadersInit = status === 429 ? { 'Retry-After': String(result.retryAfter) } : {};
  return data<LoginAnswer>({ username, message }, { status, headers });
}

/** Of what the action says, when to try again is for the answer too. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function Login({ actionData }: Route.ComponentProps) {
  const { username, message, errors } = useLastAnswer<LoginAnswer | undefined>(actionData) ?? {};
  return (
    <Page title="Login" description={`Anmeldung für die Verwaltung von ${club.name}.`}>
      <PageHeading title="Login">Für alle, die diese Seite pflegen.</PageHeading>
      <Content>
        <KeptForm aria-label="Anmeldung" className={styles.form} noValidate={Boolean(actionData)}>
          {message && <Notice role="alert">{message}</Notice>}
          <Field
            label="Benutzername"
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            required
            defaultValue={username}
            error={errors?.username?.[0]}
          />
          <Field
            label="Passwort"
            name="password"
            type="password"
            autoComplete="current-password"
            required
            error={errors?.password?.[0]}
          />
          <p>
            <button type="submit" className={button.button}>
              Anmelden
            </button>
          </p>
        </KeptForm>
      </Content>
    </Page>
  );
}

/** The address of /login?zu=… */
function wantedAddress(url: URL): string {
  return returnAddress(url.searchParams.get('zu'));
}

/** The first of a field's values, when it is text and no file. */
function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
