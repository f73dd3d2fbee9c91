import type { ReactElement } from 'react';
import styles from './event-icons.module.css';

export type CardIcon = 'yellow' | 'red';

/** A second yellow card and a red card are one dismissal, so the player gets one red icon (spec §2, §4). */
export function cardIcons(cards: { yellowCards: number; redCards: number }): CardIcon[] {
  const icons: CardIcon[] = [];
  if (cards.yellowCards >= 1) icons.push('yellow');
  if (cards.yellowCards >= 2 || cards.redCards >= 1) icons.push('red');
  return icons;
}

export interface PlayerEvents {
  goals: number;
  assists: number;
  yellowCards: number;
  redCards: number;
}

const drawnAtMost = 3;

export function EventIcons({ player }: { player: PlayerEvents }) {
  const { goals, assists } = player;
  const cards = cardIcons(player);
  return (
    <span className={styles.events}>
      <Repeated count={goals} words={goals === 1 ? '1 Tor' : `${goals} Tore`}>
        <svg viewBox="0 0 20 20" className={styles.ball} aria-hidden="true">
          <circle cx="10" cy="10" r="8.5" />
          <path d="m10 6 3.8 2.8-1.4 4.5H7.6L6.2 8.8zM10 6V1.7M13.8 8.8l4.3-1.3M12.4 13.3l2.5 3.7M7.6 13.3 5.1 17M6.2 8.8 1.9 7.5" />
        </svg>
      </Repeated>
      <Repeated count={assists} words={assists === 1 ? '1 Vorlage' : `${assists} Vorlagen`}>
        <svg viewBox="0 0 20 20" className={styles.boot} aria-hidden="true">
          <path d="M2 4h5l1.5 4 7 2.3a3.5 3.5 0 0 1 2.5 3.3V15H2zM4 15v2.5M8 15v2.5M12 15v2.5M16 15v2.5" />
        </svg>
      </Repeated>
      {cards.map((card) => (
        <svg key={card} viewBox="0 0 14 20" className={styles[card]} role="img">
          <title>{card === 'yellow' ? 'Gelbe Karte' : 'Rote Karte'}</title>
          <rect x="1" y="1" width="12" height="18" rx="1.5" />
        </svg>
      ))}
    </span>
  );
}

interface RepeatedProps {
  count: number;
  words: string;
  children: ReactElement;
}

function Repeated({ count, words, children }: RepeatedProps) {
  if (count === 0) return null;
  return (
    <span className={styles.repeated}>
      <span className="visually-hidden">{words}</span>
      <span aria-hidden="true" className={styles.icons}>
        {count > drawnAtMost ? (
          <>
            {children} ×{count}
          </>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal icons need no other key
          Array.from({ length: count }, (_, index) => <span key={index}>{children}</span>)
        )}
      </span>
    </span>
  );
}

export function AppearanceEvents({ player }: { player: PlayerEvents & { onBench: boolean } }) {
  return (
    <span className={styles.contribution}>
      {player.onBench && <span className={styles.bench}>Ersatzbank</span>}
      <EventIcons player={player} />
    </span>
  );
}
