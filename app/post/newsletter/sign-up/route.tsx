import { z } from 'zod';
import type { PublicPage } from '#platform/live/route-handle.ts';
import { findSendableKinds, mailContext } from '#platform/mail/mail-setup.server.ts';
import { email } from '#platform/public-forms/field-schemas.ts';
import { handlePublicForm } from '#platform/public-forms/handle-public-form.server.ts';
import { dbContext, nowContext } from '#platform/request/context.ts';
import { useClub } from '#platform/ui/club/current-club.ts';
import { Page, PageHeading } from '#platform/ui/page.tsx';
import { Content } from '#platform/ui/section.tsx';
import { notedThanks, signUpThanks } from '../sentences-after-forms.ts';
import { SignUpForm } from '../sign-up-form.tsx';
import { requestSubscription } from '../subscribers.server.ts';
import type { Route } from './+types/route';
import styles from './route.module.css';

export const handle: PublicPage = { topics: [], sitemap: true, isBelowPages: true };

/** The input has no attribute `required` (spec §5), so the server alone refuses an empty address. */
const signUp = z.object({ email });

export async function action({ request, context }: Route.ActionArgs) {
  return handlePublicForm(
    { request, context },
    {
      schema: signUp,
      thanks: findSendableKinds(context.get(mailContext)).newsletters ? signUpThanks : notedThanks,
      store: ({ email }, { suspicions, visitor }) => {
        const wanted = { email, suspicions, visitor };
        return requestSubscription(context.get(dbContext), wanted, context.get(nowContext));
      },
    },
  );
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function Newsletter({ actionData }: Route.ComponentProps) {
  const club = useClub();
  return (
    <Page
      path="/newsletter"
      title="Newsletter"
      description={`Der Newsletter von ${club.name}: Spieltage, Ergebnisse und Vereinsleben ins Postfach.`}
    >
      <PageHeading title="Newsletter">
        Spieltage, Ergebnisse und Vereinsleben ins Postfach.
      </PageHeading>
      <Content>
        <div className={styles.form}>
          <SignUpForm answer={actionData} />
        </div>
      </Content>
    </Page>
  );
}
