import privacy from '#club/texts/privacy.md?raw';
import offline from '#club/texts/privacy-offline.md?raw';
import type { PublicPage } from '#platform/live/route-handle.ts';
import { findSendableKinds, mailContext } from '#platform/mail/mail-setup.server.ts';
import { maxSavedPages } from '#platform/offline/cache-names.ts';
import { offlineContext } from '#platform/offline/context.ts';
import { revisionContext } from '#platform/records/context.ts';
import { mailboxLimit } from '#platform/request/form-limits.ts';
import { useClub } from '#platform/ui/club/current-club.ts';
import { Page, PageHeading } from '#platform/ui/page.tsx';
import { Content, Prose } from '#platform/ui/section.tsx';
import {
  accessDays,
  adminDraftDays,
  articleDraftDays,
  articlePreviewDays,
  knownDeviceDays,
  savedPageDays,
  sentMailDays,
  signUpDays,
  spamDays,
  unusedPictureDays,
  visitorDraftDays,
} from '#platform/values/retention.ts';
import { findTextHtml } from '../club-texts.server.ts';
import type { Route } from './+types/route';

export const handle: PublicPage = { topics: ['clubText'], sitemap: true };

export async function loader({ context }: Route.LoaderArgs) {
  const mail = context.get(mailContext);
  const counts = {
    keepMessagesDays: mail.keepDays,
    confirmationDays: signUpDays(findSendableKinds(mail)),
    asideDays: spamDays,
    knownDeviceDays,
    accessDays,
    mailboxDays: mailboxLimit.window / 86_400_000,
    sentMailDays,
    replacedPictureDays: unusedPictureDays,
    keptPages: maxSavedPages,
    keptPageDays: savedPageDays,
    adminDraftDays,
    visitorDraftDays,
    articleDraftDays,
    articlePreviewDays,
  };
  const entries = Object.entries(counts).map(([name, count]) => [name, String(count)]);
  const more = Object.fromEntries(entries);
  const kept = offline.replace(/\{(\w+)\}/g, (name, key) => more[key] ?? name);
  more.offline = context.get(offlineContext) ? kept : '';
  return {
    revision: context.get(revisionContext),
    html: await findTextHtml(context, 'privacy', privacy, more),
  };
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const club = useClub();
  return (
    <Page
      path="/privacy"
      title="Datenschutzerklärung"
      description={`Welche Daten ${club.name} verarbeitet, wozu und wie lange.`}
    >
      <PageHeading title={'Datenschutz\u00aderklärung'} />
      <Content>
        <Prose html={loaderData.html} headingsAside />
      </Content>
    </Page>
  );
}
