import { type ListedRecord, ListedRow } from './listed-row.tsx';
import styles from './record-links.module.css';

interface RecordLinksProps {
  records: readonly ListedRecord[];
  path: string;
  areAddresses?: boolean;
  wanted?: string;
}

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
