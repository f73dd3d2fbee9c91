import { type ReactNode, useEffect, useState } from 'react';
import { isOver } from '#app/matches/games/game.ts';
import styles from './countdown.module.css';

/** Milliseconds (spec §9). */
const refresh = 1000;

interface CountdownProps {
  /** ISO instant. */
  startsAt: string;
  /** The moment of the server's answer, so that server and browser render the same at first. */
  now: Date;
  ended: ReactNode;
}

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

/** Starts with the server's moment, so that hydration matches. */
function useClock(first: Date): Date {
  const [now, setNow] = useState(first);
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), refresh);
    return () => clearInterval(timer);
  }, []);
  return now;
}

export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Null once the game has begun: then the page says 'Spiel hat begonnen!' (spec §4). */
export function countdown(target: Date, now: Date): TimeLeft | null {
  const milliseconds = target.getTime() - now.getTime();
  if (!(milliseconds > 0)) return null;
  const left = Math.floor(milliseconds / 1000);
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  };
}
