import { data, Link, redirect } from 'react-router';
import { z } from 'zod';
import { club } from '#club/club.ts';
import { sendable } from '#platform/mail/mail-setup.server.ts';
import { dbContext, mailContext, nowContext, visitorContext } from '#platform/request/context.ts';
import { readForm } from '#platform/request/read-form.server.ts';
import { keepDevice } from '#platform/sign-in/known-devices.server.ts';
import { returnAddress } from '#platform/sign-in/return-address.ts';
import { findSignedIn, startSession } from '#platform/sign-in/sessions.server.ts';
import { type SignInResult, signIn } from '#platform/sign-in/sign-in.server.ts';
import { KeptForm } from '#platform/typed/kept-form.tsx';
import type { SignInAnswer } from '#platform/typed/sign-in-dialog.tsx';
import { useLastAnswer } from '#platform/typed/unanswered.ts';
import button from '#platform/ui/button.module.css';
import { Field } from '#platform/ui/field.tsx';
import { Notice } from '#platform/ui/notice.tsx';
import { Page } from '#platform/ui/page.tsx';
import { PageHeading } from '#platform/ui/page-heading.tsx';
import { Content } from '#platform/ui/section.tsx';
import { tellOfNewDevice } from '../letters/new-device.server.ts';
import { forgottenPath } from '../paths.ts';
import type { Route } from './+types/route';
import { type Carried, CarriedFields, CarriedForm, carriedIn } from './carried.tsx';
import styles from './route.module.css';
import { credentials } from './schema.ts';

interface LoginAnswer extends SignInAnswer {
  username?: string;
  /** A form that waits until somebody has signed in. */
  carried?: Carried;
  /** Where it is sent then. */
  to?: string;
}

const ended =
  'Deine Anmeldung ist zu Ende gegangen. Danach kannst du senden, was du eingegeben hast.';

export async function loader({ request, url, context }: Route.LoaderArgs) {
  if (await findSignedIn(context.get(dbContext), request, context.get(nowContext)))
    throw redirect(wantedAddress(url), 303);
  return null;
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm({ request, context });
  const typed = { username: text(form, 'username'), password: text(form, 'password') };
  const { username } = typed;
  const carried = carriedIn(form);
  const waiting = carried.length > 0 && { carried };
  if (waiting && !form.has('password'))
    return data<LoginAnswer>({ message: ended, carried }, { status: 401 });
  const checked = credentials.safeParse(typed);
  if (!checked.success) {
    const errors = z.flattenError(checked.error).fieldErrors;
    return data<LoginAnswer>({ username, errors, ...waiting }, { status: 422 });
  }
  const [db, now] = [context.get(dbContext), context.get(nowContext)];
  const address = context.get(visitorContext);
  const result = await signIn(db, checked.data, { request, address }, now);
  if (!('admin' in result)) return refusal({ username, ...waiting }, result);
  const device = { ...result.admin, userAgent: request.headers.get('User-Agent') };
  if (result.isNewDevice && sendable(context.get(mailContext)).newsletters)
    await tellOfNewDevice(db, device, now);
  const headers = new Headers();
  headers.append('Set-Cookie', await startSession(db, request, result.admin, now));
  headers.append('Set-Cookie', await keepDevice(db, request, result.admin.userId, now));
  // Over a form that waits to be sent: the page that has it goes on by itself.
  const signedInAs = result.admin.username;
  if (form.has('stay')) return data<LoginAnswer>({ signedInAs }, { headers });
  if (waiting)
    return data<LoginAnswer>({ signedInAs, carried, to: wantedAddress(url) }, { headers });
  return redirect(wantedAddress(url), { status: 303, headers });
}

function refusal(given: LoginAnswer, result: Exclude<SignInResult, { admin: unknown }>) {
  const { message, status } = result;
  const headers: HeadersInit = status === 429 ? { 'Retry-After': String(result.retryAfter) } : {};
  return data<LoginAnswer>({ ...given, message }, { status, headers });
}

/** Of what the action says, when to try again is for the answer too. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function Login({ actionData }: Route.ComponentProps) {
  const answer = useLastAnswer<LoginAnswer | undefined>(actionData) ?? {};
  const { username, message, errors, carried, to } = answer;
  return (
    <Page title="Login" description={`Anmeldung für die Verwaltung von ${club.name}.`}>
      <PageHeading title="Login">Für alle, die diese Seite pflegen.</PageHeading>
      <Content>
        {to && carried ? (
          <CarriedForm to={to} carried={carried} />
        ) : (
          <KeptForm aria-label="Anmeldung" className={styles.form} noValidate={Boolean(actionData)}>
            {carried && <CarriedFields carried={carried} />}
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
            <p className={styles.forgotten}>
              <Link to={forgottenPath}>Passwort vergessen?</Link>
            </p>
          </KeptForm>
        )}
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
