import {
  type CountedEntry,
  countFigures,
  defaultFullTimeMinutes,
  sumFigures,
} from '#app/people/figures/figures.ts';
import type { StoredSnapshot } from '#platform/data-tree/club-rows.ts';
import { sortRows } from '#platform/data-tree/output.server.ts';
import { findSeasonName, planSeasons } from '#platform/values/season-plan.ts';

export function countRows(stored: StoredSnapshot) {
  const { player, lineup, lineupPlayer, game, clubDetails, season: seasons } = stored;
  const plan = planSeasons(
    clubDetails[0]?.seasonRhythm ?? 'year',
    sortRows(seasons, ({ name }) => name),
  );
  const gamesById = new Map(game.map((row) => [row.id, row]));
  const gameOf = new Map(lineup.map(({ id, gameId }) => [id, gamesById.get(gameId)]));
  const positions = new Map(player.map(({ id, position }) => [id, position]));
  const timed = new Set(
    lineupPlayer.flatMap(({ lineupId, minuteOn }) => (minuteOn === null ? [] : [lineupId])),
  );
  const entries = lineupPlayer.flatMap(({ onBench, cameOn, ...row }): CountedEntry[] => {
    const played = gameOf.get(row.lineupId);
    const position = row.playerId === null ? undefined : positions.get(row.playerId);
    if (!played || played.goalsFor === null || played.goalsAgainst === null) return [];
    if (row.playerId === null || position === undefined) return [];
    const { date, kind, goalsAgainst, teamId } = played;
    const season = findSeasonName(date, plan);
    return [
      {
        ...{ ...row, playerId: row.playerId, position, season, kind, goalsAgainst },
        ...{ team: teamId ?? '', fullTime: defaultFullTimeMinutes },
        ...{ onBench: onBench === 1, cameOn: cameOn === 1, isTimed: timed.has(row.lineupId) },
      },
    ];
  });
  const ofPlayers = Map.groupBy(countFigures(entries), ({ playerId }) => playerId);
  return new Map([...ofPlayers].map(([playerId, figures]) => [playerId, sumFigures(figures)]));
}
