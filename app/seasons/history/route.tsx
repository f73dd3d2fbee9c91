import { href, Link } from 'react-router';
import { findOwnNames } from '#app/club/details/find-details.server.ts';
import { isOwnTeam } from '#app/club/details/own-team.ts';
import { findEmptySentence } from '#app/club/texts/empty-sentences.server.ts';
import { drawPositions } from '#app/league/charts/positions.server.ts';
import { Positions } from '#app/league/charts/positions.tsx';
import { findCurrentTable } from '#app/league/table/shown-table.server.ts';
import type { PublicPage } from '#platform/live/route-handle.ts';
import { revisionContext } from '#platform/records/context.ts';
import { dbContext, todayContext } from '#platform/request/context.ts';
import { useClub } from '#platform/ui/club/current-club.ts';
import { Page, PageHeading } from '#platform/ui/page.tsx';
import { Content, EmptyState } from '#platform/ui/section.tsx';
import { seasonToParameter } from '#platform/values/season.ts';
import { listFinalTables, listSeasons } from '../seasons.server.ts';
import { currentPlace, finalPlaces } from '../table-positions.ts';
import type { Route } from './+types/route';
import styles from './route.module.css';

export const handle: PublicPage = {
  topics: [
    ...(['season', 'standings', 'competition', 'leagueRound', 'game', 'opponent'] as const),
    ...(['team', 'clubDetails'] as const),
  ],
  sitemap: true,
};

export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const tables = await listFinalTables(db);
  const shown = await findCurrentTable(db, context.get(todayContext));
  const own = await findOwnNames(db);
  const isOwn = (team: string) => isOwnTeam(team, own);
  // A final table is already among `tables`, so only another kind of table gives the current place.
  const current = shown && shown.kind !== 'final' ? currentPlace(shown.rows, isOwn) : undefined;
  const seasons = await listSeasons(db);
  return {
    revision: context.get(revisionContext),
    seasons,
    empty: seasons.length === 0 ? await findEmptySentence(context, 'emptySeasons') : undefined,
    positions: drawPositions([...finalPlaces(tables, isOwn), ...(current ? [current] : [])]),
  };
}

export default function History({
  loaderData: { seasons, positions, empty },
}: Route.ComponentProps) {
  const club = useClub();
  return (
    <Page
      path="/history"
      title="Erfolge und Auszeichnungen"
      description={`Titel und Auszeichnungen von ${club.name}, Saison für Saison.`}
    >
      <PageHeading title="Erfolge und Auszeichnungen" />
      <Content>
        {positions && <Positions positions={positions} />}
        {empty && <EmptyState {...empty} />}
        <ol role="list" className={styles.seasons}>
          {seasons.map((season) => {
            const titles = season.honours.filter(({ kind }) => kind === 'team');
            const awards = season.honours.filter(({ kind }) => kind === 'individual');
            return (
              <li key={season.id} className={styles.season}>
                <h2 className={styles.year}>
                  <Link
                    to={href('/saison/:seasonYear', { seasonYear: seasonToParameter(season.id) })}
                    state={{ season }}
                    className={styles.link}
                  >
                    <span className="visually-hidden">Saison </span>
                    {season.id}
                  </Link>
                </h2>
                <div className={styles.honours}>
                  {titles.length > 0 ? (
                    <ul role="list" className={styles.titles}>
                      {titles.map(({ title }, index) => (
                        // biome-ignore lint/suspicious/noArrayIndexKey: entries can repeat, and the order does not change
                        <li key={index}>{title}</li>
                      ))}
                    </ul>
                  ) : (
                    <p className={styles.none}>Keine Titel gewonnen</p>
                  )}
                  {awards.length > 0 && (
                    <dl className={styles.awards}>
                      {awards.map(({ title, player }, index) => (
                        // biome-ignore lint/suspicious/noArrayIndexKey: entries can repeat, and the order does not change
                        <div key={index}>
                          <dt>{title}</dt>
                          <dd>{player}</dd>
                        </div>
                      ))}
                    </dl>
                  )}
                </div>
              </li>
            );
          })}
        </ol>
      </Content>
    </Page>
  );
}
