/** The time left, in days of 24 hours and the whole hours, minutes and seconds beyond them. */
export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/**
 * The time left until the target in whole seconds, a part of a second dropped; null once the target
 * has come, when the page says 'Spiel hat begonnen!' (spec §4).
 */
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
