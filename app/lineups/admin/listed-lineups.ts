import type { GameChoice } from '#app/games/games.server.ts';
import { withTeam } from '#app/games/own-name.ts';
import type { ListedRecord } from '#platform/admin/record-links.tsx';
import { formatShortDate } from '#platform/values/vienna.ts';

/** The line-ups of games as the tool lists them. */
export function listedLineups(games: readonly GameChoice[]): ListedRecord[] {
  return games.flatMap(({ lineupId, opponent, team, date, kind }) =>
    lineupId
      ? [
          {
            id: lineupId,
            title: withTeam({ team, opponent }),
            detail: `${formatShortDate(date)}, ${kind}`,
          },
        ]
      : [],
  );
}
