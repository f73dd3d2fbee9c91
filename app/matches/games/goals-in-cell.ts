import type { DescribedGoal } from './describe-goals.server.ts';

const own = ' (Eigentor)';
/**
 * Matches a scorer's name that needs quotes, because it looks like several names, a minute or a word for a
 * goal.
 */
const isUnclear = /[,„“]|^(?:Tor|Eigentor)$|\d[.']?$|\(Eigentor\)$/;
const one =
  /^(?:„(?<marked>[^“]*)“|(?<plain>.*?))(?<own> ?\(Eigentor\))?(?:(?:^| )(?<minute>\d{1,3}(?:\+\d{1,2})?)[.']?)?$/;

export function goalsInCell(goals: readonly DescribedGoal[]): string {
  return goals
    .map(({ scorer, minute, ownGoal }) => {
      const name = scorer && isUnclear.test(scorer) ? `„${scorer.replace(/[„“]/g, "'")}“` : scorer;
      const who = name ? `${name}${ownGoal ? own : ''}` : ownGoal ? 'Eigentor' : 'Tor';
      return minute === null ? who : `${who} ${minute}.`;
    })
    .join(', ');
}

export function readGoalsInCell(cell: string): DescribedGoal[] {
  return partsOf(cell)
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter((part) => part !== '')
    .map((part) => {
      const { marked, plain = '', own: isMarkedOwn, minute = null } = one.exec(part)?.groups ?? {};
      const isNobody = marked === undefined && /^(?:Tor|Eigentor|)$/.test(plain);
      const isOwn = Boolean(isMarkedOwn) || (marked === undefined && plain === 'Eigentor');
      return { scorer: isNobody ? null : (marked ?? plain), minute, ownGoal: isOwn ? 1 : null };
    });
}

function partsOf(cell: string): string[] {
  const parts = [''];
  let isMarked = false;
  for (const letter of cell) {
    if (letter === '„' || letter === '“') isMarked = letter === '„';
    if (letter === ',' && !isMarked) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${letter}`);
  }
  return parts;
}
