import type { Tally } from './season-course.ts';

/** A number with its word, as '1 Sieg' or '8 Siege'. */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** '8 Siege, 2 Unentschieden, 10 Niederlagen'. */
export function countedOutcomes({ win, draw, loss }: Tally): string {
  return [
    counted(win, 'Sieg', 'Siege'),
    `${draw} Unentschieden`,
    counted(loss, 'Niederlage', 'Niederlagen'),
  ].join(', ');
}
