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
