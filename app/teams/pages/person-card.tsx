import { Link } from 'react-router';
import type { PersonKind } from '#app/people/addresses.server.ts';
import { Portrait } from '#app/people/portrait.tsx';
import { HighlightChange } from '#platform/ui/highlight-change.tsx';
import styles from './person-card.module.css';

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

/** Must agree with the widths of the picture in squad-sections.module.css. */
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
