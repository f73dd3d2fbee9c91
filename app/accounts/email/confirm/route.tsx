import { data, redirect } from 'react-router';
import { useLastAnswer } from '#platform/drafts/failed-submission.ts';
import { FormWithDraft } from '#platform/drafts/form-with-draft.tsx';
import type { PrivatePage } from '#platform/live/route-handle.ts';
import { findSendableKinds, mailContext } from '#platform/mail/mail-setup.server.ts';
import { dbContext, nowContext } from '#platform/request/context.ts';
import { readForm } from '#platform/request/read-form.server.ts';
import button from '#platform/ui/button.module.css';
import { useClub } from '#platform/ui/club/current-club.ts';
import { Page, PageHeading } from '#platform/ui/page.tsx';
import { Content } from '#platform/ui/section.tsx';
import { ExpiredLink } from '../../expired-link.tsx';
import styles from '../../link-page.module.css';
import { type Gone, limitLinkGuesses } from '../../login-responses.server.ts';
import { profilePath } from '../../paths.ts';
import { profileMessages } from '../../profile-messages.server.ts';
import { findEmailLink, redeemEmailLink } from '../change-email.server.ts';
import type { Route } from './+types/route';

export const handle: PrivatePage = { isPrivate: true, opensOnce: true };

/** Programs that scan mails open every link, so opening this page must not use up the link. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const wanted = await findEmailLink(context.get(dbContext), params.token, context.get(nowContext));
  return data({ wanted }, { status: wanted ? 200 : 404 });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  await readForm({ request, context });
  const [db, now] = [context.get(dbContext), context.get(nowContext)];
  const canMail = findSendableKinds(context.get(mailContext)).newsletters;
  if (await redeemEmailLink(db, params.token, { canMail }, now))
    throw redirect(profileMessages.after(profilePath, 'e-mail-geaendert'), 303);
  return limitLinkGuesses(context);
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function ConfirmEmail({ loaderData, actionData }: Route.ComponentProps) {
  const club = useClub();
  const gone = useLastAnswer<Gone | undefined>(actionData);
  const { wanted } = loaderData;
  return (
    <Page title="Neue Adresse" description={`Zugang zur Verwaltung von ${club.name}.`}>
      <PageHeading title="Neue Adresse" />
      <Content>
        {gone || !wanted ? (
          <ExpiredLink
            message={gone?.message}
            again="Verlang ihn in deinem Profil noch einmal."
            instead={{ path: profilePath, label: 'Zum Profil' }}
          />
        ) : (
          <FormWithDraft aria-label="Neue Adresse" className={styles.form}>
            <p className={styles.question}>
              Soll <strong>{wanted.email}</strong> ab jetzt für den Zugang „{wanted.username}“ von{' '}
              {club.name} gelten?
            </p>
            <input type="hidden" name="antwort" value="ja" />
            <p>
              <button type="submit" className={button.button}>
                Adresse bestätigen
              </button>
            </p>
          </FormWithDraft>
        )}
      </Content>
    </Page>
  );
}
