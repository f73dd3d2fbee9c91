import story from '#club/texts/story.md?raw';
import type { PublicPage } from '#platform/live/route-handle.ts';
import { revisionContext } from '#platform/records/context.ts';
import { useClub } from '#platform/ui/club/current-club.ts';
import { Page, PageHeading } from '#platform/ui/page.tsx';
import { Content, Prose } from '#platform/ui/section.tsx';
import { findTextHtml } from '../club-texts.server.ts';
import type { Route } from './+types/route';

export const handle: PublicPage = { topics: ['clubText'], sitemap: true };

export async function loader({ context }: Route.LoaderArgs) {
  return {
    revision: context.get(revisionContext),
    html: await findTextHtml(context, 'story', story),
  };
}

export default function About({ loaderData }: Route.ComponentProps) {
  const club = useClub();
  return (
    <Page
      path="/about"
      title="Geschichte"
      description={`Wie ${club.name} entstanden ist und wohin der Verein will.`}
    >
      <PageHeading title="Geschichte">
        {[club.founded > 0 && `Seit ${club.founded}.`, club.venue.name && `Am ${club.venue.name}.`]
          .filter(Boolean)
          .join(' ')}
      </PageHeading>
      <Content>
        <Prose html={loaderData.html} headingsAside />
      </Content>
    </Page>
  );
}
