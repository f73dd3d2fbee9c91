import { Link } from 'react-router';
import { FanShopBanner } from '#app/club/fan-shop/fan-shop-banner.tsx';
import { findHero } from '#app/club/hero-picture/hero-record.server.ts';
import { type SponsorsHandle, SponsorsSection } from '#app/club/sponsors/strip/sponsor-strip.tsx';
import { findGreeting } from '#app/club/texts/club-texts.server.ts';
import { findEmptySentence } from '#app/club/texts/empty-sentences.server.ts';
import { LeagueTable } from '#app/league/table/league-table.tsx';
import { linkTable } from '#app/league/table/link-table.server.ts';
import { findCurrentTable } from '#app/league/table/shown-table.server.ts';
import { TableSource } from '#app/league/table/table-source.tsx';
import { listLastResults } from '#app/matches/games/games.server.ts';
import { ResultList } from '#app/matches/games/result-list.tsx';
import { NextGame } from '#app/matches/next-game/home/next-game.tsx';
import { findShownGame } from '#app/matches/next-game/home/shown-game.server.ts';
import { listLatestArticles } from '#app/news/articles.server.ts';
import { NewsCarousel } from '#app/news/carousel/news-carousel.tsx';
import type { PublicPage } from '#platform/live/route-handle.ts';
import { revisionContext } from '#platform/records/context.ts';
import { dbContext, nowContext, todayContext } from '#platform/request/context.ts';
import { useClub } from '#platform/ui/club/current-club.ts';
import { findClub } from '#platform/ui/club/find-club.server.ts';
import { Page, StructuredData } from '#platform/ui/page.tsx';
import { Content, EmptyState, Section } from '#platform/ui/section.tsx';
import { structuredData } from '#platform/ui/structured-data/structured-data.server.ts';
import type { Route } from './+types/route';
import { Hero } from './hero.tsx';
import { clubFacts, findLastSeason } from './last-season.server.ts';
import { LastSeasonCard } from './last-season-card.tsx';
import styles from './route.module.css';

/** Number of articles and results on the page (spec §2). */
const newsCount = 7;
const resultCount = 5;

export const handle: PublicPage & SponsorsHandle = {
  topics: [
    ...(['nextGame', 'game', 'opponent', 'venue', 'standings', 'season', 'article'] as const),
    ...(['team', 'clubText', 'heroPicture', 'competition', 'leagueRound'] as const),
  ],
  showsSponsors: true,
  sitemap: true,
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const today = context.get(todayContext);
  const now = context.get(nowContext);
  const lastResults = await listLastResults(db, resultCount);
  const current = await findCurrentTable(db, today);
  const table = current && (await linkTable(db, current));
  const articles = await listLatestArticles(db, newsCount, now);
  const club = await findClub(context);
  const isEmpty = lastResults.length + articles.length === 0 && !table;
  return {
    revision: context.get(revisionContext),
    structured: structuredData(url, (at) => [clubFacts(club, at)]),
    now,
    greeting: await findGreeting(db),
    hero: await findHero(db),
    nextGame: await findShownGame(db, today),
    ...{ lastResults, table, articles },
    empty: isEmpty ? await findEmptySentence(context, 'emptyHome') : undefined,
    lastSeason: await findLastSeason(db, today, club.league),
  };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const club = useClub();
  const {
    structured,
    now,
    greeting,
    hero,
    nextGame,
    lastResults,
    table,
    lastSeason,
    articles,
    empty,
  } = loaderData;
  return (
    <Page
      path="/"
      title="Startseite"
      description={`${club.name}: nächstes Spiel, Ergebnisse, Tabelle und Neuigkeiten aus der ${club.league}.`}
    >
      <StructuredData json={structured} />
      <Hero {...greeting} photo={hero}>
        {(nextGame || !empty) && <NextGame game={nextGame} now={now} />}
      </Hero>
      <Content>
        {empty && <EmptyState {...empty} />}
        <div className={styles.form}>
          {lastResults.length > 0 && (
            <Section title="Letzte Spiele">
              <ResultList games={lastResults} />
            </Section>
          )}
          {table && (
            <Section title={['Tabelle', table.season].filter(Boolean).join(' ')}>
              <LeagueTable
                caption={`Tabelle ${table.league ?? club.league}`}
                rows={table.rows}
                own={table.own}
                compact
              />
              <TableSource {...table}>
                <Link to="/spiele">Alle Spiele und die ganze Tabelle</Link>
              </TableSource>
            </Section>
          )}
        </div>
        {articles.length > 0 && (
          <div>
            <NewsCarousel key={articles.map(({ slug }) => slug).join()} articles={articles} />
            <p className={styles.more}>
              <Link to="/news">Alle Neuigkeiten</Link>
            </p>
          </div>
        )}
      </Content>
      <FanShopBanner />
      <Content>
        {lastSeason && (
          <Section title="Letzte Saison">
            <LastSeasonCard season={lastSeason} />
          </Section>
        )}
        <SponsorsSection />
      </Content>
    </Page>
  );
}
