import type { Tally } from './tally.ts';

export interface Criterion {
  label: string;
  games: 'all' | 'small table';
  /** A greater number ranks higher. Texts rank in the order of the alphabet. */
  value(of: Tally): number | string;
  reason(upper: number | string, lower: number | string, below: string): string;
}

const all = {
  points: {
    label: 'Punkte',
    games: 'all',
    value: (of) => of.points,
    reason: (upper, lower) => `mehr Punkte (${upper} gegen ${lower})`,
  },
  /** Among teams with equal points, a team ranks higher if halving took half a point from this team. */
  roundedPoints: {
    label: 'Beim Halbieren abgerundete Punkte',
    games: 'all',
    value: (of) => of.rounded,
    reason: () => 'beim Halbieren abgerundet',
  },
  behindByVerdict: {
    label: 'Keine Wertung gegen das Team',
    games: 'all',
    value: (of) => (of.punished > 0 ? 0 : 1),
    reason: (_upper, _lower, below) => `Wertung gegen ${below}`,
  },
  /** The small table has only the games between the equal teams, so points corrections do not count here. */
  smallTablePoints: {
    label: 'Punkte in der Kleintabelle',
    games: 'small table',
    value: (of) => of.points,
    reason: (upper, lower) => `${upper} ${upper === 1 ? 'Punkt' : 'Punkte'} gegen ${lower}`,
  },
  smallTableDifference: {
    label: 'Tordifferenz in der Kleintabelle',
    games: 'small table',
    value: (of) => of.goalsFor - of.goalsAgainst,
    reason: (upper, lower) =>
      `Tordifferenz ${formatDifference(upper)} gegen ${formatDifference(lower)}`,
  },
  smallTableGoals: {
    label: 'Tore in der Kleintabelle',
    games: 'small table',
    value: (of) => of.goalsFor,
    reason: (upper, lower) => `${upper} ${upper === 1 ? 'Tor' : 'Tore'} gegen ${lower}`,
  },
  smallTableAwayGoals: {
    label: 'Auswärtstore in der Kleintabelle',
    games: 'small table',
    value: (of) => of.awayGoals,
    reason: (upper, lower) =>
      `${upper} ${upper === 1 ? 'Auswärtstor' : 'Auswärtstore'} gegen ${lower}`,
  },
  goalDifference: {
    label: 'Tordifferenz',
    games: 'all',
    value: (of) => of.goalsFor - of.goalsAgainst,
    reason: (upper, lower) =>
      `bessere Tordifferenz (${formatDifference(upper)} gegen ${formatDifference(lower)})`,
  },
  goals: {
    label: 'Tore',
    games: 'all',
    value: (of) => of.goalsFor,
    reason: (upper, lower) => `mehr Tore (${upper} gegen ${lower})`,
  },
  wins: {
    label: 'Siege',
    games: 'all',
    value: (of) => of.won,
    reason: (upper, lower) => `mehr Siege (${upper} gegen ${lower})`,
  },
  draws: {
    label: 'Unentschieden',
    games: 'all',
    value: (of) => of.drawn,
    reason: (upper, lower) => `mehr Unentschieden (${upper} gegen ${lower})`,
  },
  losses: {
    label: 'Weniger Niederlagen',
    games: 'all',
    value: (of) => 0 - of.lost,
    reason: (upper, lower) => `weniger Niederlagen (${-Number(upper)} gegen ${-Number(lower)})`,
  },
  awayWins: {
    label: 'Auswärtssiege',
    games: 'all',
    value: (of) => of.awayWins,
    reason: (upper, lower) => `mehr Auswärtssiege (${upper} gegen ${lower})`,
  },
  awayGoals: {
    label: 'Auswärtstore',
    games: 'all',
    value: (of) => of.awayGoals,
    reason: (upper, lower) => `mehr Auswärtstore (${upper} gegen ${lower})`,
  },
  name: {
    label: 'Name (nach dem Alphabet)',
    games: 'all',
    value: (of) => of.name,
    reason: () => 'nach Namen gereiht',
  },
} satisfies Record<string, Criterion>;

export type CriterionName = keyof typeof all;

export const criteria: Readonly<Record<CriterionName, Criterion>> = all;

function formatDifference(difference: number | string): string {
  const number = Number(difference);
  if (number > 0) return `+${number}`;
  return number < 0 ? `−${-number}` : '0';
}
