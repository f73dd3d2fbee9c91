/**
 * A name that has its place in a drawing, with an ellipsis for what does not.
 * @param room characters, the ellipsis among them
 */
export function shortened(name: string, room: number): string {
  const letters = [...name];
  if (letters.length <= room) return name;
  const kept = letters.slice(0, room - 1).join('');
  return `${kept.trimEnd()}…`;
}
