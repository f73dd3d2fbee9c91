import { Link } from 'react-router';
import styles from './folders.module.css';

interface Folder {
  path: string;
  title: string;
  count: number;
  isOpen: boolean;
}

export function Folders({ label, folders }: { label: string; folders: readonly Folder[] }) {
  return (
    <nav aria-label={label}>
      <ul role="list" className={styles.folders}>
        {folders.map(({ path, title, count, isOpen }) => (
          <li key={path}>
            <Link to={path} aria-current={isOpen ? 'page' : undefined} className={styles.folder}>
              {title}
              {count > 0 && (
                <span className={styles.count}>
                  {count}
                  <span className="visually-hidden"> ungelesen</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
