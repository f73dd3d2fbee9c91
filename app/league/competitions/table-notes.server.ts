import { explain } from '#app/league/ranking/explain.ts';
import type { League } from '#app/league/ranking/league.ts';
import type { RankedRow } from '#app/league/ranking/rank.ts';
import { withHyphens } from '#platform/ui/hyphens.server.ts';
import { formatCount } from '#platform/values/format-count.ts';

export interface ComputedRow
  extends Pick<
    RankedRow,
    | 'team'
    | 'position'
    | 'played'
    | 'won'
    | 'drawn'
    | 'lost'
    | 'points'
    | 'goalsFor'
    | 'goalsAgainst'
    | 'difference'
  > {
  notes: string[];
  zone: 'promoted' | 'relegated' | null;
}

interface Zones {
  promoted: number | null;
  relegated: number | null;
}

export function addTableNotes(
  ranked: readonly RankedRow[],
  league: Omit<League, 'earlier'>,
  { promoted, relegated }: Zones,
): ComputedRow[] {
  const { corrections, places = [] } = league;
  const names = new Map<string, string>();
  return ranked.map((row, index) => {
    const below = ranked[index + 1];
    const { decided, open, uncertain, withdrawn, deducted, isPlaced, ...shown } = row;
    const why = below && decided ? [explain(row, below, names)] : [];
    return {
      ...shown,
      notes: [
        ...why,
        ...(uncertain && !decided?.uncertain ? ['Platz nicht gesichert'] : []),
        ...corrections.filter(({ team }) => team === row.team).map(sayCorrection),
        ...(isPlaced
          ? places.filter(({ team }) => team === row.team).map(({ reason }) => reason)
          : []),
        ...(withdrawn ? [sayWithdrawn(row.team, league)] : []),
      ].map(withHyphens),
      zone: zoneOf(row.position, ranked.length, { promoted, relegated }),
    };
  });
}

function sayWithdrawn(team: string, league: Omit<League, 'earlier'>): string {
  if (!league.kept?.includes(team)) return 'zurückgezogen: Spiele zählen nicht';
  const lost = league.games.filter(
    ({ home, away, awarded }) =>
      (home === team && (awarded === 'away' || awarded === 'both')) ||
      (away === team && (awarded === 'home' || awarded === 'both')),
  ).length;
  const missing = missingGames(team, league);
  return [
    'zurückgezogen: Ergebnisse gelten',
    ...(lost > 0 ? [`${formatCount(lost, 'Spiel', 'Spiele')} gewertet`] : []),
    ...(missing > 0 ? [formatCount(missing, 'Spiel fehlt', 'Spiele fehlen')] : []),
  ].join(', ');
}

/**
 * Counts games of the team that have no result. Free rounds do not count. In each half of the season, a
 * withdrawn team without counted results gives each team a free round, and so does an odd number of teams.
 */
function missingGames(
  team: string,
  { teams, games, withdrawn, kept = [] }: Omit<League, 'earlier'>,
): number {
  const gone = withdrawn.filter((one) => !kept.includes(one));
  const known = games.filter(
    ({ home, away }) =>
      (home === team || away === team) && !gone.includes(home) && !gone.includes(away),
  ).length;
  const rounds = new Set(games.flatMap(({ round }) => round ?? [])).size;
  const isOdd = teams.length % 2;
  const halves = Math.ceil(rounds / (teams.length - 1 + isOdd));
  return rounds - halves * (gone.length + isOdd) - known;
}

function sayCorrection({ points, reason }: League['corrections'][number]): string {
  const amount = formatCount(Math.abs(points), 'Punkt', 'Punkte');
  return `${amount} ${points < 0 ? 'Abzug' : 'dazu'}: ${reason}`;
}

function zoneOf(position: number, teams: number, { promoted, relegated }: Zones) {
  if (position <= (promoted ?? 0)) return 'promoted';
  return position > teams - (relegated ?? 0) ? 'relegated' : null;
}
