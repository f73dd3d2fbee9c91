import { Link } from 'react-router';
import button from '#platform/ui/button.module.css';
import { tool } from '../tool.ts';
import styles from './no-game.module.css';

interface NoGameProps {
  feed: { path: string; name: string } | undefined;
}

export function NoGame({ feed }: NoGameProps) {
  return (
    <section aria-labelledby="kein-spiel" className={styles.none}>
      <h2 id="kein-spiel" className={styles.title}>
        Nächstes Spiel
      </h2>
      <p className={styles.words}>
        Zurzeit ist kein Spiel angesetzt. Sobald eines eingetragen ist, steht es hier, mit
        Aufstellung, Ergebnis und Bild zum Teilen.
      </p>
      <p className={styles.ways}>
        <Link to={`${tool.path}/neu`} className={`${button.button} ${button.quiet}`}>
          Spiel hinzufügen
        </Link>
        {feed && (
          <Link to={feed.path} className={styles.feed}>
            {feed.name}
          </Link>
        )}
      </p>
    </section>
  );
}
