import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { type SeasonChoice, seasonAddress } from '../domain/season.ts';
import styles from './season-nav.module.css';

interface SeasonNavProps {
  choice: SeasonChoice;
  /** The season that the page shows when its address names none. */
  unnamed?: string | undefined;
}

/** The seasons that a page can show, each at its address; nothing where there is only one. */
export function SeasonNav({ choice, unnamed = choice.current }: SeasonNavProps) {
  const { seasons, shown } = choice;
  const { pathname } = useLocation();
  const list = useShownInView(shown);
  if (seasons.length < 2) return null;
  return (
    <nav aria-label="Saison" className={styles.nav}>
      <p role="status" className={styles.shown}>
        Saison {shown}
      </p>
      <ul role="list" ref={list} className={styles.seasons}>
        {seasons.map((season) => (
          <li key={season}>
            <Link
              to={seasonAddress(pathname, season, unnamed)}
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

/** On a phone the seasons stand in one line: moves it sideways to the one that is shown. */
function useShownInView(shown: string | undefined) {
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another season is another link
  useEffect(() => {
    const line = list.current;
    const link = line?.querySelector('[aria-current]');
    if (!line || !link) return;
    const { left, width } = link.getBoundingClientRect();
    const middle = line.getBoundingClientRect().left + line.clientWidth / 2;
    line.scrollLeft += left + width / 2 - middle;
  }, [shown]);
  return list;
}
