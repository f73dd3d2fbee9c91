import accessibility from '#club/texts/accessibility.md?raw';
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
    html: await findTextHtml(context, 'accessibility', accessibility),
  };
}

export default function Accessibility({ loaderData }: Route.ComponentProps) {
  const club = useClub();
  return (
    <Page
      path="/barrierefreiheit"
      title="Barrierefreiheit"
      description={`Was auf der Website von ${club.name} für Barrierefreiheit geprüft ist, wie, und wohin man sich wendet.`}
    >
      <PageHeading title={'Barriere\u00adfreiheit'} />
      <Content>
        <Prose html={loaderData.html} headingsAside />
      </Content>
    </Page>
  );
}
