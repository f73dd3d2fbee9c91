import { type ReactNode, useEffect, useState } from 'react';
import { isOver } from '#app/matches/games/game.ts';
import { countdown } from '../countdown.ts';
import styles from './countdown.module.css';

/** Milliseconds between two readings of the clock (spec §9). */
const refresh = 1000;

interface CountdownProps {
  /** ISO instant. */
  startsAt: string;
  /** When the server answered: the first reading, the same on server and browser. */
  now: Date;
  /** What stands there once the game is over. */
  ended: ReactNode;
}

/** The time left until a game, by the second; then that it is on, and at last how it ended. */
export function Countdown({ startsAt, now, ended }: CountdownProps) {
  const [start, clock] = [new Date(startsAt), useClock(now)];
  const left = countdown(start, clock);
  if (isOver(start, clock)) return ended;
  if (!left) return <p className={styles.begun}>Spiel hat begonnen!</p>;
  const parts = [
    { value: left.days, one: 'Tag', many: 'Tage' },
    { value: left.hours, one: 'Stunde', many: 'Stunden' },
    { value: left.minutes, one: 'Minute', many: 'Minuten' },
    { value: left.seconds, one: 'Sekunde', many: 'Sekunden' },
  ];
  return (
    <div className={styles.countdown} role="timer" aria-label="Zeit bis zum Anpfiff">
      {parts.map(({ value, one, many }) => (
        <span key={one} className={styles.part}>
          <span className={styles.value} data-longest="00">
            {value}
          </span>{' '}
          <span className={styles.unit} data-longest={many}>
            {value === 1 ? one : many}
          </span>
        </span>
      ))}
    </div>
  );
}

/** The present, re-read every second once the page is alive; until then the server's moment. */
function useClock(first: Date): Date {
  const [now, setNow] = useState(first);
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), refresh);
    return () => clearInterval(timer);
  }, []);
  return now;
}
