import { findEmptySentence } from '#app/club/texts/empty-sentences.server.ts';
import type { PublicPage } from '#platform/live/route-handle.ts';
import { revisionContext } from '#platform/records/context.ts';
import { dbContext } from '#platform/request/context.ts';
import { useClub } from '#platform/ui/club/current-club.ts';
import { Page, PageHeading } from '#platform/ui/page.tsx';
import { Content, EmptyState } from '#platform/ui/section.tsx';
import { listBoard } from '../board.server.ts';
import type { Route } from './+types/route';
import { MemberCard } from './member-card.tsx';
import styles from './route.module.css';

export const handle: PublicPage = { topics: ['boardMember'], sitemap: true };

export async function loader({ context }: Route.LoaderArgs) {
  const board = await listBoard(context.get(dbContext));
  return {
    revision: context.get(revisionContext),
    board,
    empty: board.length === 0 ? await findEmptySentence(context, 'emptyBoard') : undefined,
  };
}

export default function Board({ loaderData: { board, empty } }: Route.ComponentProps) {
  const club = useClub();
  return (
    <Page
      path="/führung"
      title="Vorstand"
      description={`Der Vorstand von ${club.name}: wer den Verein führt und wie man sie erreicht.`}
    >
      <PageHeading title="Vorstand">Wer den Verein führt und wie du uns erreichst.</PageHeading>
      <Content>
        {empty && <EmptyState {...empty} />}
        <ul role="list" className={styles.members}>
          {board.map((member) => (
            <MemberCard key={member.id} member={member} />
          ))}
        </ul>
      </Content>
    </Page>
  );
}
