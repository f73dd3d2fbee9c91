import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { useLastAnswer } from '#platform/drafts/failed-submission.ts';
import type { PrivatePage } from '#platform/live/route-handle.ts';
import { dbContext, nowContext } from '#platform/request/context.ts';
import { isReauthenticationRecent } from '#platform/sign-in/require-reauthentication.server.ts';
import { findSignedIn } from '#platform/sign-in/sessions.server.ts';
import button from '#platform/ui/button.module.css';
import { useClub } from '#platform/ui/club/current-club.ts';
import { Notice } from '#platform/ui/notice.tsx';
import { Page, PageHeading } from '#platform/ui/page.tsx';
import { Content } from '#platform/ui/section.tsx';
import { readReturnPath } from '../paths.ts';
import type { LoginAnswer } from '../pending-form.tsx';
import { PendingForm } from '../pending-form.tsx';
import type { Route } from './+types/route';
import { CodeForm } from './code-form.tsx';
import { handleSignInForm } from './handle-sign-in-form.server.ts';
import { findUserToReauthenticate, listReauthenticationMethods } from './reauthenticate.server.ts';
import { ReauthenticationForm } from './reauthentication-form.tsx';
import styles from './route.module.css';
import { SignInForm } from './sign-in-form.tsx';

export const handle: PrivatePage = { isPrivate: true };

export async function loader(args: Route.LoaderArgs) {
  const { request, url, context } = args;
  const now = context.get(nowContext);
  const asked = await findUserToReauthenticate(args);
  if (asked && !isReauthenticationRecent(asked, now))
    return {
      proof: { username: asked.username, ways: await listReauthenticationMethods(args, asked) },
    };
  if (asked ?? (await findSignedIn(context.get(dbContext), request, now)))
    throw redirect(readReturnPath(url), 303);
  return { proof: undefined };
}

export const action = (args: Route.ActionArgs) => handleSignInForm(args);

/** The browser does not load the page's data again after a form, because the action says where to go next. */
export function shouldRevalidate({
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return formMethod === undefined && defaultShouldRevalidate;
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const club = useClub();
  const answer = useLastAnswer(actionData as LoginAnswer | undefined) ?? {};
  const { ways, username = '' } = answer;
  const proof = ways ? { username, ways } : loaderData?.proof;
  const title = proof ? 'Bitte bestätige, dass du es bist' : 'Login';
  return (
    <Page title={title} description={`Anmeldung für die Verwaltung von ${club.name}.`}>
      <PageHeading title={title}>
        {proof
          ? 'Was du vorhast, soll niemand an einem vergessenen Gerät tun können. Der Nachweis gilt eine Viertelstunde.'
          : 'Für alle, die diese Website pflegen.'}
      </PageHeading>
      <Content>
        {answer.to && answer.carried ? (
          <PendingForm to={answer.to} carried={answer.carried} />
        ) : answer.to ? (
          <Download to={answer.to} />
        ) : proof ? (
          <ReauthenticationForm {...proof} answer={answer} />
        ) : answer.asksCode ? (
          <CodeForm answer={answer} />
        ) : (
          <SignInForm answer={answer} isAnswered={Boolean(actionData)} />
        )}
      </Content>
    </Page>
  );
}

function Download({ to }: { to: string }) {
  return (
    <div className={styles.form}>
      <Notice role="status" isGood>
        Danke, das stimmt. Jetzt geht es weiter.
      </Notice>
      <p>
        <a href={to} className={button.button}>
          Jetzt herunterladen
        </a>
      </p>
      <p>
        <a href="/admin" className={styles.other}>
          Zur Übersicht
        </a>
      </p>
    </div>
  );
}
