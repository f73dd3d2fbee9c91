import { club } from '../../../club/club.ts';
import { drawSeasonCourse } from '../../charts/season-course.server.ts';
import { SeasonCourse } from '../../charts/season-course.tsx';
import { chooseSeason } from '../../choose-season.server.ts';
import { dbContext, revisionContext } from '../../context.ts';
import { listGames } from '../../data/games.server.ts';
import { listStandings } from '../../data/standings.server.ts';
import { seasonAddress } from '../../domain/season.ts';
import { rankStandings } from '../../domain/standings.ts';
import type { LiveHandle } from '../../live/shown-page.ts';
import { Empty } from '../../ui/empty.tsx';
import { LeagueTable } from '../../ui/league-table.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { SeasonNav } from '../../ui/season-nav.tsx';
import { Content, Section } from '../../ui/section.tsx';
import type { Route } from './+types/route';
import { CalendarLinks } from './calendar-links.tsx';
import { GameList } from './game-list.tsx';

export const handle: LiveHandle = { topics: ['game', 'standings'] };

export async function loader(args: Route.LoaderArgs) {
  const db = args.context.get(dbContext);
  const season = await chooseSeason(args);
  const games = season.shown ? await listGames(db, season.shown) : [];
  return {
    revision: args.context.get(revisionContext),
    season,
    games,
    course: drawSeasonCourse(games),
    standings: rankStandings(await listStandings(db)),
  };
}

export default function Games({ loaderData }: Route.ComponentProps) {
  const { season, games, course, standings } = loaderData;
  const title = season.shown ? `Spiele ${season.shown}` : 'Spiele';
  return (
    <Page
      path={seasonAddress('/spiele', season.shown, season.current)}
      title={title}
      description={`Alle ${title} von ${club.name} mit Ergebnissen und die Tabelle der ${club.league}.`}
    >
      <PageHeading title={title}>
        Gespielt wird am {club.venue.name}, {club.venue.street}.
      </PageHeading>
      <Content>
        <SeasonNav choice={season} />
        {season.shown && season.shown === season.current && <CalendarLinks />}
        {games.length > 0 ? (
          <GameList games={games} />
        ) : (
          <Empty lang="en">No games available.</Empty>
        )}
        {season.shown && games.length > 0 && (
          <Section title="Saisonverlauf">
            <SeasonCourse course={course} season={season.shown} />
          </Section>
        )}
        <Section title={club.league}>
          {standings.length > 0 ? (
            <LeagueTable caption={`Tabelle der ${club.league}`} rows={standings} />
          ) : (
            <Empty>Die Tabelle folgt nach der ersten Runde.</Empty>
          )}
        </Section>
      </Content>
    </Page>
  );
}
