import { type ListedRecord, ListedRow } from './listed-row.tsx';
import styles from './record-links.module.css';

interface RecordLinksProps {
  records: readonly ListedRecord[];
  /** Below which each has its page. */
  path: string;
  /** Whether titles are e-mail addresses. */
  areAddresses?: boolean;
  /** What was searched for in the list. */
  wanted?: string;
}

/** Records to choose from, a link to the page of each. */
export function RecordLinks({
  records,
  path,
  areAddresses = false,
  wanted = '',
}: RecordLinksProps) {
  return (
    <ul role="list" className={styles.records}>
      {records.map((record) => (
        <li key={record.id}>
          <ListedRow record={record} path={path} isAddress={areAddresses} wanted={wanted} />
        </li>
      ))}
    </ul>
  );
}
