import { formatDate } from '#platform/values/vienna.ts';

/** The days on which a sponsor is shown, both of them included ('YYYY-MM-DD'); null stands for no end. */
export interface Term {
  shownFrom: string | null;
  shownUntil: string | null;
}

/** The days of a term in words, and whether it is over or still to come; empty for one without ends. */
export function describeTerm({ shownFrom, shownUntil }: Term, today: string): string {
  if (shownUntil !== null && shownUntil < today) return `bis ${formatDate(shownUntil)}, vorbei`;
  const days = [
    shownFrom !== null && `ab ${formatDate(shownFrom)}`,
    shownUntil !== null && `bis ${formatDate(shownUntil)}`,
  ];
  const isAhead = shownFrom !== null && shownFrom > today;
  return [days.filter(Boolean).join(' '), isAhead && 'noch nicht gezeigt']
    .filter(Boolean)
    .join(', ');
}
