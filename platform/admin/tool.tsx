import { type ReactNode, useId } from 'react';
import { Link, useSearchParams } from 'react-router';
import { searchParameter, withSearch } from './said.ts';
import styles from './tool.module.css';
import { useAskedPlace } from './use-asked-place.ts';

interface ToolProps {
  title: string;
  /** At the tool itself it closes the tool (spec §2). */
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
        <Link to="/admin" className={styles.close}>
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
      {/* Shown on wide screens only; elsewhere the link back leads there. */}
      <div className={styles.list}>{list}</div>
      {tool}
    </div>
  );
}
