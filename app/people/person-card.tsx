import { Link } from 'react-router';
import { HighlightChange } from '#platform/ui/highlight-change.tsx';
import type { PersonKind } from './addresses.server.ts';
import styles from './person-card.module.css';
import { Portrait } from './portrait.tsx';

interface PersonCardProps {
  of: PersonKind;
  to: string;
  state: object;
  name: string;
  role: string;
  image: string | null;
  shirtNumber?: number | null;
  gamesPlayed?: number;
  goals?: number;
  eager?: boolean;
}

/** Must agree with the widths of the picture in players-by-position.module.css. */
const sizes = '(min-width: 48rem) 17rem, 45vw';

export function PersonCard(props: PersonCardProps) {
  const { of, to, state, name, role, image, shirtNumber, gamesPlayed, goals, eager } = props;
  return (
    <HighlightChange as="li" shows={`${name} ${role} ${shirtNumber} ${gamesPlayed} ${goals}`}>
      <Link to={to} state={state} className={styles.card}>
        <Portrait of={of} image={image} shirtNumber={shirtNumber} sizes={sizes} eager={eager} />
        <span className={styles.name}>
          {shirtNumber != null && <span className={styles.number}>{shirtNumber} </span>}
          {name}
        </span>
        <span className={styles.role}>{role}</span>
        {gamesPlayed || goals ? (
          <span className={styles.stats}>
            {gamesPlayed ? <span>Spiele {gamesPlayed}</span> : null}
            {goals ? <span>Tore {goals}</span> : null}
          </span>
        ) : null}
      </Link>
    </HighlightChange>
  );
}
