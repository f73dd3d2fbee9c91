import { Link } from 'react-router';
import { tool } from '../tool.ts';
import styles from './further-games.module.css';

export interface FurtherGame {
  path: string;
  text: string;
  detail: string;
}

export function FurtherGames({ games }: { games: readonly FurtherGame[] }) {
  return (
    <section aria-labelledby="weitere-spiele">
      <h2 id="weitere-spiele" className={styles.title}>
        Weitere Spiele
      </h2>
      <ul role="list" className={styles.games}>
        {games.map(({ path, text, detail }) => (
          <li key={path}>
            <Link to={path} className={styles.game}>
              <span className={styles.text}>{text}</span>{' '}
              <span className={styles.detail}>{detail}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p>
        <Link to={tool.path} className={styles.all}>
          Alle Spiele
        </Link>
      </p>
    </section>
  );
}
