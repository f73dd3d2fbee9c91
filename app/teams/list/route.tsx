import { href, Link } from 'react-router';
import { listNextGamePerTeam } from '#app/matches/games/next-game-per-team.server.ts';
import { listTeams } from '#app/teams/teams.server.ts';
import type { PublicPage } from '#platform/live/route-handle.ts';
import { revisionContext } from '#platform/records/context.ts';
import { notFound } from '#platform/request/answers.server.ts';
import { dbContext, todayContext } from '#platform/request/context.ts';
import { useClub } from '#platform/ui/club/current-club.ts';
import { Page, PageHeading } from '#platform/ui/page.tsx';
import { Content } from '#platform/ui/section.tsx';
import { formatShortDate } from '#platform/values/vienna.ts';
import type { Route } from './+types/route';
import styles from './route.module.css';

export const handle: PublicPage = {
  topics: ['team', 'clubDetails', 'game', 'opponent', 'venue'],
  sitemap: 'listed',
};

/** A club with one team gets a 404 page, because its team has the page /team. */
export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const teams = await listTeams(db);
  if (teams.length < 2) notFound('404 - Seite nicht gefunden');
  const next = await listNextGamePerTeam(db, context.get(todayContext));
  return {
    revision: context.get(revisionContext),
    teams: teams.map(({ id, address, name, partner }) => ({
      ...{ address, name, partner },
      next: sayNext(next.find(({ teamId }) => teamId === id)),
    })),
  };
}

function sayNext(game: Awaited<ReturnType<typeof listNextGamePerTeam>>[number] | undefined) {
  if (!game) return undefined;
  const { date, kickoff, opponent, ground } = game;
  const moment = [formatShortDate(date), kickoff && `${kickoff} Uhr`].filter(Boolean).join(', ');
  return `${moment} ${ground === 'away' ? 'bei' : 'gegen'} ${opponent}`;
}

export default function Teams({ loaderData: { teams } }: Route.ComponentProps) {
  const club = useClub();
  return (
    <Page
      path={href('/mannschaften')}
      title="Mannschaften"
      description={`Alle Mannschaften von ${club.name} mit Kader, Spielen und Tabelle.`}
    >
      <PageHeading title="Unsere Mannschaften">{`${teams.length} Mannschaften, ein Verein.`}</PageHeading>
      <Content>
        <ul role="list" className={styles.teams}>
          {teams.map(({ address, name, partner, next }) => (
            <li key={address}>
              <Link to={href('/mannschaften/:team', { team: address })} className={styles.team}>
                <b className={styles.name}>{name}</b>
                {partner && <span>Spielgemeinschaft mit {partner}</span>}
                <span className={styles.next}>
                  {next ? `Nächstes Spiel: ${next}` : 'Zurzeit ist kein Spiel angesetzt.'}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Content>
    </Page>
  );
}
