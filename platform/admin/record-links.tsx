import { NavLink } from 'react-router';
import styles from './record-links.module.css';

export interface ListedRecord {
  id: string;
  title: string;
  /** What tells it from others of its name. */
  detail: string;
}

interface RecordLinksProps {
  records: readonly ListedRecord[];
  /** Below which each has its page. */
  path: string;
  /** Whether titles are e-mail addresses. */
  areAddresses?: boolean;
}

/** Records to choose from, a link to the page of each. */
export function RecordLinks({ records, path, areAddresses = false }: RecordLinksProps) {
  return (
    <ul role="list" className={styles.records}>
      {records.map(({ id, title, detail }) => (
        <li key={id}>
          <NavLink to={`${path}/${encodeURIComponent(id)}`} className={styles.record}>
            {areAddresses ? (
              <bdi className={styles.address}>{title}</bdi>
            ) : (
              <span className={styles.title}>{title}</span>
            )}
            <span className={styles.detail}>{detail}</span>
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
