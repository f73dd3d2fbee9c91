import { redirect } from 'react-router';
import { FormWithDraft } from '#platform/drafts/form-with-draft.tsx';
import { findUnsentForm } from '#platform/drafts/unsaved.ts';
import type { PrivatePage } from '#platform/live/route-handle.ts';
import { dbContext, nowContext, outageContext } from '#platform/request/context.ts';
import { readForm } from '#platform/request/read-form.server.ts';
import { signOut } from '#platform/sign-in/sessions.server.ts';
import button from '#platform/ui/button.module.css';
import { Notice } from '#platform/ui/notice.tsx';
import { Page, PageHeading } from '#platform/ui/page.tsx';
import { Content } from '#platform/ui/section.tsx';
import type { Route } from './+types/route';

export const handle: PrivatePage = { isPrivate: true };

/** Only a POST signs out: any website can link to this address, so opening it must not end a session. */
export function loader({ context }: Route.LoaderArgs) {
  return context.get(outageContext) ? null : redirect('/');
}

/**
 * Replaces the server's loader in the browser, because the redirect of that loader would hide the answer of
 * the action.
 */
export const clientLoader = () => null;

export async function action({ request, context }: Route.ActionArgs) {
  await readForm({ request, context });
  const cookie = await signOut(context.get(dbContext), request, context.get(nowContext));
  return redirect('/', { status: 303, headers: { 'Set-Cookie': cookie } });
}

/** Shown without JavaScript. With JavaScript, the form itself shows the message (submit-middleware.ts). */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <StillSignedIn said={findUnsentForm(error)?.sentence} />;
}

export default function SignOut() {
  return <StillSignedIn />;
}

function StillSignedIn({ said }: { said?: string | undefined }) {
  return (
    <Page title="Abmelden" description="Die Sitzung besteht noch.">
      <PageHeading title="Abmelden">Du bist noch angemeldet.</PageHeading>
      <Content>
        <FormWithDraft aria-label="Abmelden">
          {said && <Notice role="alert">{said}</Notice>}
          <p>
            <button type="submit" className={button.button}>
              Abmelden
            </button>
          </p>
        </FormWithDraft>
      </Content>
    </Page>
  );
}
