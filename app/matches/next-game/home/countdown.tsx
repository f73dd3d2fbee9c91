import { type ReactNode, useEffect, useState } from 'react';
import { hasGameEnded } from '#app/matches/games/game.ts';
import { serverTime } from '#platform/live/server-clock.ts';
import styles from './countdown.module.css';

const refresh = 1000;
/** Milliseconds to wait for the server's time; after that, the countdown uses the clock of the device. */
const patience = 4000;

const units = ['Tag', 'Stunde', 'Minute', 'Sekunde'];

interface CountdownProps {
  startsAt: string;
  /** Time of the server's answer. The first render in the browser must give the server's text. */
  now: Date;
  ended: ReactNode;
}

export function Countdown({ startsAt, now, ended }: CountdownProps) {
  const [start, clock] = [new Date(startsAt), useClock(now)];
  const left = countdown(start, clock);
  if (hasGameEnded(start, clock)) return ended;
  if (!left) return <p className={styles.begun}>Spiel hat begonnen!</p>;
  return (
    <div className={styles.countdown} role="timer" aria-label="Zeit bis zum Anpfiff">
      {left.map((value, index) => {
        const one = units[index];
        const many = one + (index > 0 ? 'n' : 'e');
        return (
          <span key={one} className={styles.part}>
            <span className={styles.value}>{value}</span>{' '}
            <span className={styles.unit} data-longest={many}>
              {value === 1 ? one : many}
            </span>
          </span>
        );
      })}
    </div>
  );
}

function useClock(first: Date): Date {
  const [now, setNow] = useState(first);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.documentElement.dataset.ahead || performance.now() > patience)
        setNow(serverTime());
    }, refresh);
    return () => clearInterval(timer);
  }, []);
  return now;
}

export function countdown(target: Date, now: Date): number[] | null {
  const milliseconds = target.getTime() - now.getTime();
  if (!(milliseconds > 0)) return null;
  const left = Math.floor(milliseconds / 1000);
  return [
    Math.floor(left / 86_400),
    Math.floor(left / 3600) % 24,
    Math.floor(left / 60) % 60,
    left % 60,
  ];
}
