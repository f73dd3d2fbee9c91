/** Days, hours, minutes, seconds. Null once the game has begun: then the page says 'Spiel hat begonnen!' (spec §4). */
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
