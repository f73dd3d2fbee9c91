import type { RecentEvent } from './find-profile.server.ts';
import styles from './route.module.css';

interface RecentListProps {
  id: string;
  title: string;
  happened: readonly RecentEvent[];
  empty: string;
}

export function RecentList({ id, title, happened, empty }: RecentListProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.part}>
        {title}
      </h2>
      {happened.length === 0 && <p className={styles.detail}>{empty}</p>}
      <ol role="list" className={styles.recent}>
        {happened.map(({ id: key, what, who, at, when }) => (
          <li key={key}>
            <span className={styles.what}>{what}</span>
            <span className={styles.detail}>
              {who && `${who}, `}
              <time dateTime={at}>{when}</time>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
