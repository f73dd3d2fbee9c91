import type { OpponentGoalTable } from '../tables.ts';

export type DescribedGoal = Pick<OpponentGoalTable, 'scorer' | 'minute' | 'ownGoal'>;

export function describeGoal({ scorer, minute, ownGoal }: DescribedGoal): {
  who: string;
  times: string;
} {
  const own = scorer === null ? 'Eigentor' : `${scorer} (Eigentor)`;
  const other = scorer ?? (minute === null ? 'Tor' : '');
  return { who: ownGoal ? own : other, times: minute === null ? '' : `${minute}.` };
}

export function describeGoals(goals: readonly DescribedGoal[]): string {
  return goals
    .map(describeGoal)
    .map(({ who, times }) => [who, times].filter(Boolean).join(' '))
    .join(', ');
}

export function mergeGoalsByMinute(
  goals: readonly DescribedGoal[],
  further: readonly DescribedGoal[],
): readonly DescribedGoal[] {
  const all = [...goals];
  for (const goal of further) {
    const later = all.findIndex(({ minute }) => momentOf(minute) > momentOf(goal.minute));
    all.splice(later < 0 ? all.length : later, 0, goal);
  }
  return all;
}

function momentOf(minute: string | null): number {
  const [at = Number.NaN, added = 0] = minute?.split('+').map(Number) ?? [];
  return at * 100 + added;
}
