import { href, Link, useLocation } from 'react-router';
import { type SponsorsHandle, SponsorsSection } from '#app/club/sponsors/strip/sponsor-strip.tsx';
import {
  findKickOff,
  gameState,
  homeFirst,
  isPostponedOrCalledOff,
} from '#app/matches/games/game.ts';
import { findGame, findPreviousAndNext } from '#app/matches/games/games.server.ts';
import { listPublicOpponentGoals } from '#app/matches/games/opponent-goals.server.ts';
import { Countdown } from '#app/matches/next-game/home/countdown.tsx';
import {
  listMeetingsBefore,
  listResultsBefore,
} from '#app/matches/opponents/head-to-head.server.ts';
import { findGameLocation } from '#app/matches/venues/find-game-location.server.ts';
import { listArticlesAbout } from '#app/news/articles.server.ts';
import { findNamedLineup } from '#app/people/named-lineup.server.ts';
import { createPendingAnswer, PreviewWhileLoading } from '#platform/live/preview-while-loading.tsx';
import type { PublicPage } from '#platform/live/route-handle.ts';
import { serverTime } from '#platform/live/server-clock.ts';
import { revisionContext } from '#platform/records/context.ts';
import { notFound } from '#platform/request/answers.server.ts';
import { dbContext, nowContext, todayContext } from '#platform/request/context.ts';
import { useClub } from '#platform/ui/club/current-club.ts';
import { findClub } from '#platform/ui/club/find-club.server.ts';
import { Page, StructuredData } from '#platform/ui/page.tsx';
import { Content, Section } from '#platform/ui/section.tsx';
import { ShareLinks } from '#platform/ui/share-links.tsx';
import { breadcrumbs } from '#platform/ui/structured-data/breadcrumbs.server.ts';
import { structuredData } from '#platform/ui/structured-data/structured-data.server.ts';
import { viennaDate } from '#platform/values/vienna.ts';
import type { Route } from './+types/route';
import { describePlayers } from './describe-players.server.ts';
import { Lineup } from './lineup.tsx';
import { MatchPreview } from './match-preview.tsx';
import { listScorers, matchPageText } from './page-text.server.ts';
import { Neighbours } from './previous-next-game.tsx';
import { ReportText } from './report-text.tsx';
import { type KnownGame, Scoreboard } from './scoreboard.tsx';
import { Scorers } from './scorers.tsx';
import { sportsEvent } from './structured-data.server.ts';

const [meetingCount, formCount] = [3, 5];

export const handle: PublicPage & SponsorsHandle = {
  topics: [
    ...(['game', 'opponent', 'venue', 'lineup', 'player', 'trainer', 'article'] as const),
    ...(['team', 'squad', 'season'] as const),
  ],
  showsSponsors: true,
  sitemap: 'listed',
};

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const game =
    (await findGame(db, params.gameId)) ?? notFound('Spielinformationen nicht verfügbar.');
  const [now, today] = [context.get(nowContext), context.get(todayContext)];
  const state = gameState(game, { now, today });
  const lineup = await findNamedLineup(db, game, today);
  const club = await findClub(context);
  const place = findGameLocation(game, club);
  const isComing = state === 'planned' || (state === 'running' && !game.running);
  const words = matchPageText(game, club, isComing && !place);
  const isAhead = isPostponedOrCalledOff(game.status) || isComing;
  return {
    revision: context.get(revisionContext),
    ...{ game, words, now, isAhead, place },
    structured: structuredData(url, (at) => [
      sportsEvent(game, place, { ...words, club }, at),
      breadcrumbs(at, ['Spiele', '/spiele'], `gegen ${game.opponent}`),
    ]),
    startsAt: isComing ? (findKickOff(game)?.toISOString() ?? null) : null,
    goals: listScorers(lineup, await listPublicOpponentGoals(db, game)),
    lineup: lineup && { ...lineup, players: describePlayers(lineup.players) },
    articles: await listArticlesAbout(db, game.id, now),
    meetings: isAhead ? await listMeetingsBefore(db, game, meetingCount) : [],
    form: isAhead ? await listResultsBefore(db, game, formCount) : [],
    ...(await findPreviousAndNext(db, game)),
    year: Number(today.slice(0, 4)),
  };
}

/** After a click on a link, the page shows the data in the link's `state` until the loader has answered. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return createPendingAnswer(serverLoader());
}

export default function MatchReport({ loaderData }: Route.ComponentProps) {
  const known: KnownGame | undefined = useLocation().state?.game;
  return (
    <PreviewWhileLoading answer={loaderData} preview={known && <Preview game={known} />}>
      {({ game, words, startsAt, place, lineup, articles, previous, next, year, ...more }) => (
        <Page path={words.path} hasPicture title={words.title} description={words.description}>
          <StructuredData json={more.structured} />
          <Scoreboard
            {...words}
            game={game}
            place={place}
            isAhead={more.isAhead || game.showsResult === 0}
          >
            {startsAt && <Countdown startsAt={startsAt} now={more.now} ended={null} />}
            <Scorers {...more.goals} />
          </Scoreboard>
          <Content>
            <ReportText report={game.report} facts={words.facts} />
            {words.kept && <p>{words.kept}</p>}
            {more.isAhead && <MatchPreview game={game} path={words.path} place={place} {...more} />}
            {game.showsNames === 1 && (lineup || !more.isAhead) && (
              <Lineup lineup={lineup} year={year} />
            )}
            {articles.length > 0 && (
              <Section title="Artikel zum Spiel">
                <ul>
                  {articles.map(({ slug, title }) => (
                    <li key={slug}>
                      <Link to={href('/news/:slug', { slug })}>{title}</Link>
                    </li>
                  ))}
                </ul>
              </Section>
            )}
            <ShareLinks title={words.shared} path={words.path} />
            <SponsorsSection />
            <Neighbours previous={previous} next={next} />
          </Content>
        </Page>
      )}
    </PreviewWhileLoading>
  );
}

function Preview({ game }: { game: KnownGame }) {
  const club = useClub();
  const title = homeFirst(game.ground, club.name, game.opponent).join(' gegen ');
  return (
    <Page title={title} description={title}>
      <Scoreboard
        game={game}
        isAhead={game.goalsFor === null && game.date >= viennaDate(serverTime())}
      />
    </Page>
  );
}
