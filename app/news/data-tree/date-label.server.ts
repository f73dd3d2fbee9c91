import { realDate } from '#platform/data-tree/moment.server.ts';

const months = [
  ['jan', 'jän', 'jae'],
  ['feb'],
  ['mär', 'mar', 'mae', 'mrz'],
  ['apr'],
  ['mai', 'may'],
  ['jun'],
  ['jul'],
  ['aug'],
  ['sep'],
  ['okt', 'oct'],
  ['nov'],
  ['dez', 'dec'],
];

const monthFirst = /^(\p{L}+)\.?\s+(\d{1,2})(?:\.|st|nd|rd|th)?,?\s+(\d{4})$/u;
const dayFirst = /^(\d{1,2})\.?\s*(\p{L}+)\.?,?\s+(\d{4})$/u;

export function readDateLabel(label: string): string | undefined {
  const american = monthFirst.exec(label);
  if (american) return date(american[3], american[1], american[2]);
  const german = dayFirst.exec(label);
  return german ? date(german[3], german[2], german[1]) : undefined;
}

function date(year = '', name = '', day = ''): string | undefined {
  const start = name.normalize('NFC').toLowerCase().slice(0, 3);
  const month = months.findIndex((names) => names.includes(start));
  return month < 0 ? undefined : realDate(year, String(month + 1), day);
}
