export interface Figures {
  played: number | null;
  won: number | null;
  drawn: number | null;
  lost: number | null;
  goalsFor: number | null;
  goalsAgainst: number | null;
  points: number;
}

export function isNumber(cell: string): boolean {
  return /^[+-]?\d{1,4}(?:[:-]\d{1,4})?$/.test(cell);
}

const maxGames = 200;

/**
 * Possible columns before the points: p games, w wins, d draws, l losses, f goals for, a goals against, D
 * goal difference.
 */
const columns = ['pwdlfaD', 'pwdlfa', 'pwdlD', 'pwdl', 'wdl', 'pD', 'p', ''];
/** Possible columns before the goals if a single cell has the goals of both sides, such as '30:14'. */
const columnsBeforeGoals = ['pwdl', 'wdl', 'p', ''];

export function readNumbers(cells: readonly string[]): Figures | undefined {
  const at = cells.findIndex(isPair);
  if (at < 0) {
    const points = cells.at(-1);
    return points === undefined
      ? undefined
      : readColumns(columns, cells.slice(0, -1).map(Number), Number(points));
  }
  const [goalsFor, goalsAgainst] = pairOf(cells[at] ?? '');
  // After the goals, '25:11' means 25 points won and 11 points lost. Only the first number counts.
  const behind = cells.slice(at + 1).map((cell) => (isPair(cell) ? pairOf(cell)[0] : Number(cell)));
  const difference = goalsFor - goalsAgainst;
  const before = cells.slice(0, at).map(Number);
  const points = pointsIn(behind, difference);
  const read =
    behind.length === 0
      ? readPointsFirst(before, difference)
      : points !== undefined && readColumns(columnsBeforeGoals, before, points);
  return read ? { ...read, goalsFor, goalsAgainst } : undefined;
}

/** The website nuLiga shows the points before the goals, with or without the goal difference. */
function readPointsFirst(numbers: readonly number[], difference: number): Figures | undefined {
  const points = pointsIn(numbers.slice(4), difference);
  // A single number that equals the goal difference may be the difference and not the points.
  const isClear = numbers.length > 5 || points !== difference;
  return points === undefined || !isClear
    ? undefined
    : readColumns(['pwdl'], numbers.slice(0, 4), points);
}

function isPair(cell: string): boolean {
  return /\d[:-]/.test(cell);
}

function pairOf(cell: string): [number, number] {
  const [one = 0, other = 0] = cell.split(/[:-]/).map(Number);
  return [one, other];
}

/** If there are two numbers, one is the points and one the goal difference, in either order. */
function pointsIn(behind: readonly number[], difference: number): number | undefined {
  if (behind.length > 2) return undefined;
  const [one, other] = behind;
  if (other === undefined || (other === difference && one !== difference)) return one;
  return one === difference ? other : undefined;
}

function readColumns(
  shapes: readonly string[],
  numbers: readonly number[],
  points: number,
): Figures | undefined {
  for (const shape of shapes) {
    if (shape.length !== numbers.length) continue;
    const column = (letter: string) => {
      const at = shape.indexOf(letter);
      return at < 0 ? null : (numbers[at] ?? null);
    };
    const figures = {
      ...{ won: column('w'), drawn: column('d'), lost: column('l'), played: column('p') },
      ...{ goalsFor: column('f'), goalsAgainst: column('a'), points },
    };
    const sum = figures.won === null ? null : sumOf(figures.won, figures.drawn, figures.lost);
    const goals = figures.goalsFor === null ? null : figures.goalsFor - (figures.goalsAgainst ?? 0);
    const difference = goals === null ? null : column('D');
    const whole = { ...figures, played: figures.played ?? sum };
    const fits = (sum === null || whole.played === sum) && (difference ?? goals) === goals;
    if (fits && isPossible(whole)) return whole;
  }
  return undefined;
}

function sumOf(...counts: readonly (number | null)[]): number {
  return counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
}

function isPossible({ points: _, ...counts }: Figures): boolean {
  const all = Object.values(counts).every((count) => count === null || count >= 0);
  return all && (counts.played ?? 0) <= maxGames;
}
