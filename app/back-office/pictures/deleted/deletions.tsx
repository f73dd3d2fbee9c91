import type { ListedDeletion } from './deleted-pictures.server.ts';
import styles from './deletions.module.css';

/** The pictures that were deleted on request: when, by whom, and the file that each was. */
export function Deletions({ deletions }: { deletions: readonly ListedDeletion[] }) {
  return (
    <ul role="list" className={styles.deletions}>
      {deletions.map(({ id, asked, deleted, by, note }) => (
        <li key={id}>
          <p>
            Verlangt am {asked}, gelöscht am {deleted} von <bdi>{by}</bdi>
          </p>
          {note && <p>{note}</p>}
          <p className={styles.file}>{id}</p>
        </li>
      ))}
    </ul>
  );
}
