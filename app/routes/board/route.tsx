import { club } from '../../../club/club.ts';
import { dbContext, revisionContext } from '../../context.ts';
import { listBoard } from '../../data/board.server.ts';
import type { LiveHandle } from '../../live/shown-page.ts';
import { Page } from '../../ui/page.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Content } from '../../ui/section.tsx';
import type { Route } from './+types/route';
import { MemberCard } from './member-card.tsx';
import styles from './route.module.css';

export const handle: LiveHandle = { topics: ['boardMember'] };

export async function loader({ context }: Route.LoaderArgs) {
  return {
    revision: context.get(revisionContext),
    board: await listBoard(context.get(dbContext)),
  };
}

export default function Board({ loaderData: { board } }: Route.ComponentProps) {
  return (
    <Page
      path="/führung"
      title="Vorstand"
      description={`Der Vorstand von ${club.name}: wer den Verein führt und wie man sie erreicht.`}
    >
      <PageHeading title="Vorstand">Wer den Verein führt und wie du uns erreichst.</PageHeading>
      <Content>
        {board.length === 0 && <p>Der Vorstand wird gerade neu gewählt.</p>}
        <ul role="list" className={styles.members}>
          {board.map((member) => (
            <MemberCard key={member.id} member={member} />
          ))}
        </ul>
      </Content>
    </Page>
  );
}
