import { Link } from 'react-router';
import { club } from '../../../club/club.ts';
import { dbContext, nowContext, revisionContext } from '../../context.ts';
import { listLatestArticles } from '../../data/articles.server.ts';
import { findFanShop } from '../../data/fan-shop.server.ts';
import { findCrest, listLastResults } from '../../data/games.server.ts';
import { findNextGame } from '../../data/next-game.server.ts';
import { findLastHighlight } from '../../data/seasons.server.ts';
import { listStandings } from '../../data/standings.server.ts';
import { rankStandings } from '../../domain/standings.ts';
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
import { LastSeasonCard } from './last-season-card.tsx';
import { NewsCarousel } from './news-carousel.tsx';
import { NextGame } from './next-game.tsx';
import styles from './route.module.css';

/** Articles in the carousel (spec §9). */
const newsCount = 7;
const resultCount = 5;

export const handle: LiveHandle = {
  topics: ['nextGame', 'game', 'standings', 'season', 'article', 'fanShop'],
};

export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const nextGame = await findNextGame(db);
  return {
    revision: context.get(revisionContext),
    now: context.get(nowContext),
    nextGame: nextGame && { ...nextGame, crest: await findCrest(db, nextGame.opponent) },
    lastResults: await listLastResults(db, resultCount),
    standings: rankStandings(await listStandings(db)),
    highlight: await findLastHighlight(db),
    articles: await listLatestArticles(db, newsCount),
    fanShop: await findFanShop(db),
  };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { now, nextGame, lastResults, standings, highlight, articles, fanShop } = loaderData;
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
        {lastResults.length + standings.length + articles.length === 0 && (
          <Empty>Hier stehen bald Ergebnisse, Tabelle und Neuigkeiten.</Empty>
        )}
        <div className={styles.form}>
          {lastResults.length > 0 && (
            <Section title="Letzte Spiele">
              <ResultList games={lastResults} />
            </Section>
          )}
          {standings.length > 0 && (
            <Section title="Tabelle">
              <LeagueTable caption={`Tabelle ${club.league}`} rows={standings} compact />
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
      {fanShop && <FanShopBanner link={fanShop.link} />}
      {highlight && (
        <Content>
          <Section title="Letzte Saison">
            <LastSeasonCard highlight={highlight} />
          </Section>
        </Content>
      )}
    </Page>
  );
}
