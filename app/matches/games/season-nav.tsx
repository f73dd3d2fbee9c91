import { Link, useLocation, useSearchParams } from 'react-router';
import { useScrollToCurrent } from '#platform/ui/use-scroll-to-current.ts';
import { type SeasonChoice, seasonAddress } from '#platform/values/season.ts';
import styles from './season-nav.module.css';

interface SeasonNavProps {
  choice: SeasonChoice;
  unnamed?: string | undefined;
  /** The name of a query parameter that stays in the address when the visitor chooses another season. */
  keeps?: string;
}

export function SeasonNav({ choice, unnamed, keeps = '' }: SeasonNavProps) {
  const { seasons, current, shown } = choice;
  const { pathname } = useLocation();
  const kept = useSearchParams()[0].get(keeps);
  const page = kept ? `${pathname}?${new URLSearchParams({ [keeps]: kept })}` : pathname;
  const line = useScrollToCurrent(shown);
  if (seasons.every((season) => season === shown)) return null;
  return (
    <nav aria-label="Saison" className={styles.nav}>
      <p role="status" className={styles.shown}>
        Saison {shown}
      </p>
      <ul role="list" {...line} className={styles.seasons}>
        {seasons.map((season) => (
          <li key={season}>
            <Link
              to={seasonAddress(page, season, unnamed ?? current)}
              aria-current={season === shown ? 'page' : undefined}
              className={styles.season}
            >
              {season}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
