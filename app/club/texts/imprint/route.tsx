import { listBoard } from '#app/club/board/board.server.ts';
import imprint from '#club/texts/imprint.md?raw';
import type { PublicPage } from '#platform/live/route-handle.ts';
import { revisionContext } from '#platform/records/context.ts';
import { dbContext } from '#platform/request/context.ts';
import { useClub } from '#platform/ui/club/current-club.ts';
import { plainMarkdown } from '#platform/ui/markdown.server.ts';
import { Page, PageHeading } from '#platform/ui/page.tsx';
import { Content, Prose } from '#platform/ui/section.tsx';
import { findTextHtml } from '../club-texts.server.ts';
import { formatFactList } from '../facts.server.ts';
import type { Route } from './+types/route';

export const handle: PublicPage = { topics: ['boardMember', 'clubText'], sitemap: true };

export async function loader({ context }: Route.LoaderArgs) {
  const members = await listBoard(context.get(dbContext));
  const board = formatFactList(
    members.map(({ role, name }) => [plainMarkdown(role), plainMarkdown(name)]),
  );
  return {
    revision: context.get(revisionContext),
    html: await findTextHtml(context, 'imprint', imprint, { board }),
  };
}

export default function Imprint({ loaderData }: Route.ComponentProps) {
  const club = useClub();
  return (
    <Page
      path="/impressum"
      title="Impressum"
      description={`Impressum und Offenlegung von ${club.name}.`}
    >
      <PageHeading title="Impressum" />
      <Content>
        <Prose html={loaderData.html} headingsAside />
      </Content>
    </Page>
  );
}
