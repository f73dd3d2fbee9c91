import type { PointsProgress } from '#app/league/competitions/points-progress.server.ts';
import { formatScore, outcome } from '#app/matches/games/result.ts';
import {
  type Counted,
  formatOutcomes,
  highestLoss,
  highestWin,
  leagueGames,
  type ProgressGame,
  seasonProgress,
  tally,
} from '#app/matches/games/season-progress.ts';
import {
  type Column,
  chooseDensity,
  type Percent,
  percent,
  placeColumns,
  shortenLabel,
} from '#platform/ui/charts/percent.server.ts';
import { formatCount } from '#platform/values/format-count.ts';
import { formatMonth, formatShortDate } from '#platform/values/vienna.ts';
import { drawGoals } from './goal-bars.server.ts';
import { drawPoints } from './points-line.server.ts';

interface Game extends ProgressGame {
  slug: string;
  date: string;
  opponent: string;
  crest: string | null;
}

export type SeasonProgressChart = ReturnType<typeof drawSeasonProgress>;

const minColumns = 10;

/**
 * @param games all games of the season, sorted by date
 * @param counts points of each game and total after each game, by the league's rules; undefined: 3 for a win
 */
export function drawSeasonProgress(games: readonly Game[], counts?: PointsProgress) {
  const course = seasonProgress(games, counts?.after);
  const slugs = new Set(course.map(({ slug }) => slug));
  // Leaves out a game that has a result but does not count in the league.
  const league = leagueGames(games).filter(
    (game) => slugs.has(game.slug) || outcome(game) === null,
  );
  const columns = placeColumns(league.length, minColumns);
  const placeOf = new Map(league.map(({ slug }, index) => [slug, columns[index] as Column]));
  const places = course.map(({ slug }) => placeOf.get(slug) as Column);
  const gave = course.map(
    ({ slug, points }, index) =>
      counts?.gave.get(slug) ?? points - (course[index - 1]?.points ?? 0),
  );
  const sums = tally(course);
  const points = drawPoints(
    course.map((game) => game.points),
    places,
  );
  const goals = drawGoals(course, places);
  const noteOf = (game: Counted<Game> | undefined, side: 'scored' | 'conceded') => {
    const bar = game && goals.bars[course.indexOf(game)];
    return bar && { ...note(game, bar.middle), to: bar[side].beyond };
  };
  return {
    columns: columns.length,
    density: chooseDensity(columns.length),
    tally: sums,
    open: league.length - course.length,
    headline: `${formatCount(counts?.total ?? course.at(-1)?.points ?? 0, 'Punkt', 'Punkte')} nach ${formatCount(course.length, 'Spiel', 'Spielen')}`,
    pointsSaid: [formatOutcomes(sums), compareHalves(gave)].filter(Boolean).join('. '),
    goalsSaid: sayGoals(course),
    ...points,
    ...goals,
    scored: sumOf(course, 'goalsFor'),
    conceded: sumOf(course, 'goalsAgainst'),
    months: placeMonths(league, columns),
    crests: league.map(({ crest }) => crest),
    notes: {
      win: noteOf(highestWin(course), 'scored'),
      loss: noteOf(highestLoss(course), 'conceded'),
    },
    games: course.map(({ slug, date, opponent, goalsFor, goalsAgainst, outcome, points }) => ({
      slug,
      date: formatShortDate(date),
      opponent,
      score: formatScore(goalsFor, goalsAgainst),
      outcome,
      points,
    })),
  };
}

function compareHalves(gave: readonly number[]): string | undefined {
  const half = Math.floor(gave.length / 2);
  if (half < 3) return undefined;
  const sum = (points: readonly number[]) => points.reduce((all, each) => all + each, 0);
  const first = formatCount(sum(gave.slice(0, half)), 'Punkt', 'Punkte');
  return `Aus den ersten ${half} Spielen ${first}, aus den letzten ${half} Spielen ${sum(gave.slice(-half))}`;
}

function sayGoals(course: readonly Counted<Game>[]): string {
  const say = (what: string, game: Counted<Game> | undefined) =>
    game && `${what} ${formatScore(game.goalsFor, game.goalsAgainst)} gegen ${game.opponent}`;
  return [
    formatCount(sumOf(course, 'goalsFor'), 'Tor', 'Tore'),
    formatCount(sumOf(course, 'goalsAgainst'), 'Gegentor', 'Gegentore'),
    say('höchster Sieg', highestWin(course)),
    say('höchste Niederlage', highestLoss(course)),
  ]
    .filter(Boolean)
    .join(', ');
}

function sumOf(course: readonly Counted<Game>[], goals: 'goalsFor' | 'goalsAgainst'): number {
  return course.reduce((sum, game) => sum + game[goals], 0);
}

/** In characters. A phone has no room for a longer opponent name. */
const maxNameLength = 20;

function note({ goalsFor, goalsAgainst, opponent }: Counted<Game>, x: Percent) {
  const place = Number.parseFloat(x);
  return {
    x,
    anchor: place < 30 ? ('start' as const) : place > 70 ? ('end' as const) : ('middle' as const),
    score: formatScore(goalsFor, goalsAgainst),
    opponent: shortenLabel(opponent, maxNameLength),
  };
}

/** The width of a month's name in percent of the whole width: on a desktop and on a phone. */
const monthWidth = { desk: 3, phone: 7.5 };

function placeMonths(league: readonly Game[], columns: readonly Column[]) {
  let before = '';
  const ends = { desk: 0, phone: 0 };
  return league.flatMap(({ date }, index) => {
    const month = date.slice(0, 7);
    const left = columns[index]?.left ?? 0;
    const begins = month !== before;
    before = month;
    if (!begins || left < ends.desk) return [];
    const isTight = left < ends.phone;
    ends.desk = left + monthWidth.desk;
    if (!isTight) ends.phone = left + monthWidth.phone;
    return [{ x: percent(left), name: formatMonth(month).slice(0, 3), isTight }];
  });
}
