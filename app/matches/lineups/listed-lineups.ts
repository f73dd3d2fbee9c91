import type { GameChoice } from '#app/matches/games/games.server.ts';
import { withTeam } from '#app/matches/games/words.ts';
import type { ListedRecord } from '#platform/admin/listed-row.tsx';
import { formatShortDate } from '#platform/values/vienna.ts';

/** @param fallback the crest of an opponent that has none */
export function listedLineups(games: readonly GameChoice[], fallback: string): ListedRecord[] {
  return games.flatMap(({ lineupId, opponent, crest, team, date, kind }) =>
    lineupId
      ? [
          {
            id: lineupId,
            title: withTeam({ team, opponent }),
            detail: `${formatShortDate(date)}, ${kind}`,
            picture: { address: crest, fallback, shape: 'crest' as const },
          },
        ]
      : [],
  );
}
