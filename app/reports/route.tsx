import { href, Link, useLocation } from 'react-router';
import { findGame, findNeighbours } from '#app/games/games.server.ts';
import { listMeetingsBefore, listResultsBefore } from '#app/games/meetings.server.ts';
import { listOpponentGoals } from '#app/games/opponent-goals.server.ts';
import { formatScore } from '#app/games/result.ts';
import type { Game } from '#app/games/shown-games.server.ts';
import { type GameState, gameState, isOff, statusWords } from '#app/games/status.ts';
import { findLineup } from '#app/lineups/lineups.server.ts';
import { listArticlesAbout } from '#app/news/articles.server.ts';
import { Countdown } from '#app/next-game/home/countdown.tsx';
import { SponsorsSection } from '#app/sponsors/strip/sponsor-strip.tsx';
import type { SponsorsHandle } from '#app/sponsors/strip/strip-sponsors.ts';
import { placeOf } from '#app/venues/place.ts';
import { club } from '#club/club.ts';
import { HandedOver, onItsWay } from '#platform/live/handed-over.tsx';
import type { LiveHandle } from '#platform/live/shown-page.ts';
import { dbContext, nowContext, revisionContext, todayContext } from '#platform/request/context.ts';
import { notFound } from '#platform/request/not-found.server.ts';
import { ShareLinks } from '#platform/share/share-links.tsx';
import { breadcrumbs } from '#platform/structured-data/breadcrumbs.ts';
import { StructuredData } from '#platform/structured-data/structured-data.tsx';
import { Page } from '#platform/ui/page.tsx';
import { Content, Section } from '#platform/ui/section.tsx';
import { formatDate, viennaDate, viennaInstant } from '#platform/values/vienna.ts';
import type { Route } from './+types/route';
import { Ahead } from './ahead.tsx';
import { Lineup } from './lineup.tsx';
import { Neighbours } from './neighbours.tsx';
import { type KnownGame, Scoreboard } from './scoreboard.tsx';
import { Scorers } from './scorers.tsx';
import { sportsEvent } from './sports-event.ts';
import { Story } from './story.tsx';

/** Of a game to come: how it went against this opponent, and how it goes at present. */
const [meetingCount, formCount] = [3, 5];

export const handle: LiveHandle & SponsorsHandle = {
  topics: ['game', 'opponent', 'venue', 'lineup', 'player', 'trainer', 'article'],
  showsSponsors: true,
};

export async function loader({ context, params }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const game =
    (await findGame(db, params.gameId)) ?? notFound('Spielinformationen nicht verfügbar.');
  const [now, today] = [context.get(nowContext), context.get(todayContext)];
  const state = gameState(game, { now, today });
  const isAhead = isOff(game.status) || state === 'planned' || state === 'running';
  return {
    revision: context.get(revisionContext),
    ...{ game, now, isAhead },
    startsAt: startOf(game, state),
    place: placeOf(game),
    opponentGoals: await listOpponentGoals(db, game.id),
    lineup: await findLineup(db, game.id),
    articles: await listArticlesAbout(db, game.id, now),
    meetings: isAhead ? await listMeetingsBefore(db, game, meetingCount) : [],
    form: isAhead ? await listResultsBefore(db, game.date, formCount) : [],
    ...(await findNeighbours(db, game)),
    year: Number(today.slice(0, 4)),
  };
}

/** When it begins, as an ISO instant, while there is something to count down to. */
function startOf({ date, kickoff }: Game, state: GameState): string | null {
  if (kickoff === null || (state !== 'planned' && state !== 'running')) return null;
  return viennaInstant(date, kickoff).toISOString();
}

/** After a click the page need not wait: it paints the game that the link handed over. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return onItsWay(serverLoader());
}

export default function MatchReport({ loaderData }: Route.ComponentProps) {
  const known: KnownGame | undefined = useLocation().state?.game;
  return (
    <HandedOver answer={loaderData} preview={known && <Preview game={known} />}>
      {({ game, startsAt, place, lineup, articles, previous, next, year, ...more }) => (
        <Page
          path={pathOf(game)}
          hasPicture
          title={titleOf(game)}
          description={descriptionOf(game)}
        >
          <StructuredData
            of={(at) => [
              sportsEvent(game, place, pathOf(game), at),
              breadcrumbs(at, ['Spiele', '/spiele'], `gegen ${game.opponent}`),
            ]}
          />
          <Scoreboard game={game} place={place} isAhead={more.isAhead}>
            {startsAt && <Countdown startsAt={startsAt} now={more.now} ended={null} />}
            <Scorers players={lineup?.players ?? []} theirs={more.opponentGoals} />
          </Scoreboard>
          <Content>
            <Story game={game} />
            {more.isAhead && <Ahead game={game} path={pathOf(game)} place={place} {...more} />}
            {(lineup || !more.isAhead) && <Lineup lineup={lineup} year={year} />}
            {articles.length > 0 && (
              <Section title="Dazu geschrieben">
                <ul>
                  {articles.map(({ slug, title }) => (
                    <li key={slug}>
                      <Link to={href('/news/:slug', { slug })}>{title}</Link>
                    </li>
                  ))}
                </ul>
              </Section>
            )}
            <ShareLinks title={sharedText(game)} path={pathOf(game)} />
            <SponsorsSection />
            <Neighbours previous={previous} next={next} />
          </Content>
        </Page>
      )}
    </HandedOver>
  );
}

function Preview({ game }: { game: KnownGame }) {
  return (
    <Page title={titleOf(game)} description={descriptionOf(game)}>
      <Scoreboard
        game={game}
        isAhead={game.goalsFor === null && game.date >= viennaDate(new Date())}
      />
    </Page>
  );
}

function pathOf({ slug }: { slug: string }): string {
  return href('/spiele/spielbericht/:gameId', { gameId: slug });
}

function titleOf(game: KnownGame): string {
  return `${club.name} gegen ${game.opponent}, ${formatDate(game.date)}`;
}

/** What a link to it is sent with: whoever reads that need not open it for the score. */
function sharedText({ opponent, date, ...game }: KnownGame): string {
  const score = game.goalsFor === null ? '' : ` ${formatScore(game.goalsFor, game.goalsAgainst)}`;
  const status = game.status ? `${statusWords[game.status]}: ` : '';
  return `${status}${club.name} – ${opponent}${score}, ${formatDate(date)}`;
}

function descriptionOf({ opponent, date, goalsFor, goalsAgainst, status }: KnownGame): string {
  const game = `${club.name} gegen ${opponent}`;
  if (status) return `${statusWords[status]}: ${game} am ${formatDate(date)}.`;
  if (goalsFor === null) return `${game} am ${formatDate(date)}: wann, wo und wie man hinkommt.`;
  const score = formatScore(goalsFor, goalsAgainst);
  return `Spielbericht: ${game} ${score} am ${formatDate(date)}, mit Aufstellung und Torschützen.`;
}
