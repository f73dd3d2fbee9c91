import { Link } from 'react-router';
import { club } from '../../../club/club.ts';
import { dbContext, nowContext, revisionContext, todayContext } from '../../context.ts';
import { listLatestArticles } from '../../data/articles.server.ts';
import { listLastResults } from '../../data/games.server.ts';
import { findLeagueTable } from '../../league-table.server.ts';
import type { LiveHandle } from '../../live/shown-page.ts';
import { Empty } from '../../ui/empty.tsx';
import { LeagueTable } from '../../ui/league-table.tsx';
import { Page } from '../../ui/page.tsx';
import { ResultList } from '../../ui/result-list.tsx';
import { Content, Section } from '../../ui/section.tsx';
import { StructuredData } from '../../ui/structured-data.tsx';
import type { Route } from './+types/route';
import { clubFacts } from './club-facts.ts';
import { FanShopBanner } from './fan-shop-banner.tsx';
import { Hero } from './hero.tsx';
import { findLastSeason } from './last-season.server.ts';
import { LastSeasonCard } from './last-season-card.tsx';
import { NewsCarousel } from './news-carousel.tsx';
import { findShownGame } from './next-game.server.ts';
import { NextGame } from './next-game.tsx';
import styles from './route.module.css';

/** Articles in the carousel (spec §9). */
const newsCount = 7;
const resultCount = 5;

export const handle: LiveHandle = {
  topics: ['nextGame', 'game', 'standings', 'season', 'article'],
};

export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const today = context.get(todayContext);
  return {
    revision: context.get(revisionContext),
    now: context.get(nowContext),
    nextGame: await findShownGame(db, today),
    lastResults: await listLastResults(db, resultCount),
    table: await findLeagueTable(db, today),
    lastSeason: await findLastSeason(db, today),
    articles: await listLatestArticles(db, newsCount),
  };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { now, nextGame, lastResults, table, lastSeason, articles } = loaderData;
  return (
    <Page
      path="/"
      title="Startseite"
      description={`${club.name}: nächstes Spiel, Ergebnisse, Tabelle und Neuigkeiten aus der ${club.league}.`}
    >
      <StructuredData of={(at) => [clubFacts(at)]} />
      <Hero>
        <NextGame game={nextGame} now={now} />
      </Hero>
      <Content>
        {lastResults.length + table.rows.length + articles.length === 0 && (
          <Empty>Hier stehen bald Ergebnisse, Tabelle und Neuigkeiten.</Empty>
        )}
        <div className={styles.form}>
          {lastResults.length > 0 && (
            <Section title="Letzte Spiele">
              <ResultList games={lastResults} />
            </Section>
          )}
          {table.rows.length > 0 && (
            <Section title={['Tabelle', table.season].filter(Boolean).join(' ')}>
              <LeagueTable caption={`Tabelle ${club.league}`} rows={table.rows} compact />
              <p className={styles.more}>
                <Link to="/spiele">Alle Spiele und die ganze Tabelle</Link>
              </p>
            </Section>
          )}
        </div>
        {articles.length > 0 && (
          <NewsCarousel key={articles.map(({ slug }) => slug).join()} articles={articles} />
        )}
      </Content>
      <FanShopBanner />
      {lastSeason && (
        <Content>
          <Section title="Letzte Saison">
            <LastSeasonCard season={lastSeason} />
          </Section>
        </Content>
      )}
    </Page>
  );
}
