import { enquiryThanks } from '#app/post/messages/message.ts';
import { receiveMessage } from '#app/post/messages/receive-message.server.ts';
import type { PublicPage } from '#platform/live/route-handle.ts';
import { handlePublicForm } from '#platform/public-forms/handle-public-form.server.ts';
import { dbContext, nowContext } from '#platform/request/context.ts';
import { useClub } from '#platform/ui/club/current-club.ts';
import { Page, PageHeading } from '#platform/ui/page.tsx';
import { Content } from '#platform/ui/section.tsx';
import { EnquiryForm } from '../form.tsx';
import type { Route } from './+types/route';
import styles from './route.module.css';
import { sponsorEnquiry } from './schema.ts';

export const handle: PublicPage = { topics: [], sitemap: true };

export async function action({ request, context }: Route.ActionArgs) {
  return handlePublicForm(
    { request, context },
    {
      schema: sponsorEnquiry,
      thanks: enquiryThanks,
      store: ({ privacy: _, ...values }, sending) => {
        const submission = { message: { kind: 'sponsor' as const, ...values }, ...sending };
        return receiveMessage(context.get(dbContext), submission, context.get(nowContext));
      },
    },
  );
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function Enquiry({ actionData }: Route.ComponentProps) {
  const club = useClub();
  return (
    <Page
      path="/sponsoren/anfrage"
      title="Sponsor werden"
      description={`Anfrage an ${club.name}: wie du den Verein als Sponsor, mit einer Sachspende oder anders unterstützt.`}
    >
      <PageHeading title="Sponsor werden">
        Geld, Material oder eine Idee: Schreib uns, wie du den Verein unterstützen möchtest.
      </PageHeading>
      <Content>
        <div className={styles.form}>
          <EnquiryForm answer={actionData} />
        </div>
      </Content>
    </Page>
  );
}
