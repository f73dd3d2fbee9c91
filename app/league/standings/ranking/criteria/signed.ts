/** A difference of goals as a table shows it: +3, 0, −2. */
export function signed(difference: number | string): string {
  const number = Number(difference);
  if (number > 0) return `+${number}`;
  return number < 0 ? `−${-number}` : '0';
}
