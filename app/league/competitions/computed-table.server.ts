import { explain } from '#app/league/standings/ranking/explain.ts';
import type { League } from '#app/league/standings/ranking/league.ts';
import type { RankedRow } from '#app/league/standings/ranking/rank.ts';
import { withHyphens } from '#platform/ui/hyphens.server.ts';

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

export function computedTable(
  ranked: readonly RankedRow[],
  league: Pick<League, 'corrections' | 'places' | 'games' | 'kept'>,
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

/** For example 'zurückgezogen: Ergebnisse gelten, 14 Spiele gewertet'. */
function sayWithdrawn(team: string, { games, kept = [] }: Pick<League, 'games' | 'kept'>): string {
  if (!kept.includes(team)) return 'zurückgezogen: Spiele zählen nicht';
  const lost = games.filter(
    ({ home, away, awarded }) =>
      (home === team && (awarded === 'away' || awarded === 'both')) ||
      (away === team && (awarded === 'home' || awarded === 'both')),
  ).length;
  const verdicts = lost === 1 ? '1 Spiel gewertet' : `${lost} Spiele gewertet`;
  return `zurückgezogen: Ergebnisse gelten${lost > 0 ? `, ${verdicts}` : ''}`;
}

/** For example '3 Punkte Abzug: nicht angetreten'. */
function sayCorrection({ points, reason }: League['corrections'][number]): string {
  const amount = Math.abs(points);
  const counted = `${amount} ${amount === 1 ? 'Punkt' : 'Punkte'}`;
  return `${points < 0 ? `${counted} Abzug` : `${counted} dazu`}: ${reason}`;
}

function zoneOf(position: number, teams: number, { promoted, relegated }: Zones) {
  if (position <= (promoted ?? 0)) return 'promoted';
  return position > teams - (relegated ?? 0) ? 'relegated' : null;
}
