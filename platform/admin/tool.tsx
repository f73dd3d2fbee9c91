import { type ReactNode, useEffect, useId } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { searchParameter, withSearch } from './success-messages.ts';
import styles from './tool.module.css';

interface ToolProps {
  title: string;
  back?: { to: string; label: string };
  aside?: ReactNode;
  list?: ReactNode;
  children: ReactNode;
}

export function Tool({ title, back, aside, list, children }: ToolProps) {
  const headingId = useId();
  const [search] = useSearchParams();
  useAskedPlace();
  const tool = (
    <section aria-labelledby={headingId} className={styles.tool}>
      <div className={styles.head}>
        {back && (
          <p className={styles.back}>
            <Link to={withSearch(back.to, search.get(searchParameter))}>{back.label}</Link>
          </p>
        )}
        <h1 id={headingId} className={styles.title}>
          {title}
        </h1>
        <Link to="/admin" className={back ? styles.closeBesideList : styles.close}>
          Schließen
        </Link>
      </div>
      {children}
      {aside && <div className={styles.aside}>{aside}</div>}
    </section>
  );
  if (!list) return tool;
  return (
    <div className={styles.pair}>
      <div className={styles.list}>{list}</div>
      {tool}
    </div>
  );
}

/** Focuses the element whose id is after # in the address, and opens each closed <details> around it. */
function useAskedPlace(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `key` repeats the effect for an equal address
  useEffect(() => {
    const place = hash && document.getElementById(hash.slice(1));
    if (!place) return;
    for (let shut = closedAround(place); shut; shut = closedAround(place)) shut.open = true;
    place.focus();
    place.scrollIntoView({ block: 'nearest' });
  }, [hash, key]);
}

function closedAround(place: Element): HTMLDetailsElement | null {
  return place.closest<HTMLDetailsElement>('details:not([open])');
}
