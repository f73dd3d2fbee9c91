import { club } from '../../../club/club.ts';
import { dbContext, revisionContext } from '../../context.ts';
import { listGames } from '../../data/games.server.ts';
import { listStandings } from '../../data/standings.server.ts';
import { rankStandings } from '../../domain/standings.ts';
import type { LiveHandle } from '../../live/shown-page.ts';
import { LeagueTable } from '../../ui/league-table.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Content, Section } from '../../ui/section.tsx';
import type { Route } from './+types/route';
import { GameList } from './game-list.tsx';

export const handle: LiveHandle = { topics: ['game', 'standings'] };

export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  return {
    revision: context.get(revisionContext),
    games: await listGames(db),
    standings: rankStandings(await listStandings(db)),
  };
}

export default function Games({ loaderData: { games, standings } }: Route.ComponentProps) {
  return (
    <Page
      title="Spiele"
      description={`Alle Spiele und Ergebnisse von ${club.name} und die Tabelle der ${club.league}.`}
    >
      <PageHeading title="Spiele">
        Gespielt wird am {club.venue.name}, {club.venue.street}.
      </PageHeading>
      <Content>
        {games.length > 0 ? <GameList games={games} /> : <p>No games available.</p>}
        <Section title={club.league}>
          {standings.length > 0 ? (
            <LeagueTable caption={`Tabelle der ${club.league}`} rows={standings} />
          ) : (
            <p>Die Tabelle folgt nach der ersten Runde.</p>
          )}
        </Section>
      </Content>
    </Page>
  );
}
