import { href, Link } from 'react-router';
import { club } from '../../../club/club.ts';
import { dbContext, revisionContext } from '../../context.ts';
import { listSeasons } from '../../data/seasons.server.ts';
import type { LiveHandle } from '../../live/shown-page.ts';
import { Page } from '../../ui/page.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Content } from '../../ui/section.tsx';
import type { Route } from './+types/route';
import styles from './route.module.css';

export const handle: LiveHandle = { topics: ['season'] };

export async function loader({ context }: Route.LoaderArgs) {
  return {
    revision: context.get(revisionContext),
    seasons: await listSeasons(context.get(dbContext)),
  };
}

export default function History({ loaderData: { seasons } }: Route.ComponentProps) {
  return (
    <Page
      path="/history"
      title="Erfolge und Auszeichnungen"
      description={`Titel und Auszeichnungen von ${club.name}, Saison für Saison.`}
    >
      <PageHeading title="Erfolge und Auszeichnungen" />
      <Content>
        {seasons.length === 0 && <p>Keine Saison-Daten vorhanden.</p>}
        <ol role="list" className={styles.seasons}>
          {seasons.map((season) => {
            const titles = season.honours.filter(({ kind }) => kind === 'team');
            const awards = season.honours.filter(({ kind }) => kind === 'individual');
            return (
              <li key={season.id} className={styles.season}>
                <h2 className={styles.year}>
                  <Link
                    to={href('/saison/:seasonYear', { seasonYear: season.id })}
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
                      {titles.map(({ title }) => (
                        <li key={title}>{title}</li>
                      ))}
                    </ul>
                  ) : (
                    <p className={styles.none}>Keine Titel gewonnen</p>
                  )}
                  {awards.length > 0 && (
                    <dl className={styles.awards}>
                      {awards.map(({ title, player }) => (
                        <div key={`${title} ${player}`}>
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
