import { club } from '#club/club.ts';
import type { ListedRecord } from '#platform/admin/listed-row.tsx';
import type { Db } from '#platform/db/client.server.ts';
import { onceARevision } from '#platform/records/once-a-revision.server.ts';
import type { SeasonDays } from '#platform/values/season-plan.ts';
import { formatShortDate } from '#platform/values/vienna.ts';
import { groundLabels, resultStands, stateLabel, statusLabels } from './game.ts';
import { opponentWithTeam } from './game-text.ts';
import { type GameChoice, listGameChoices } from './games.server.ts';
import { formatResult, outcome, outcomeLabels } from './result.ts';

export async function listGameRecords(
  db: Db,
  season: SeasonDays | 'all' | undefined,
): Promise<ListedRecord[]> {
  const games = await listGameChoices(db, season);
  return games.map((game) => ({
    id: game.id,
    title: opponentWithTeam(game),
    detail: detailOf(game),
    picture: { address: game.crest, fallback: club.defaultCrest, shape: 'crest' },
    state: stateOf(game),
  }));
}

export const listSeasonRecords = onceARevision((db: Db, season: SeasonDays | undefined) =>
  listGameRecords(db, season),
);

function detailOf({ date, kickoff, kind, ground, goalsFor }: GameChoice): string {
  const time = goalsFor === null && kickoff;
  return [formatShortDate(date), time, kind, ground && groundLabels[ground]]
    .filter(Boolean)
    .join(', ');
}

function stateOf({ status, ...game }: GameChoice): ListedRecord['state'] {
  if (status === null) {
    const ended = outcome({ ...game, status });
    // Without a word such as 'Sieg', '2:1' does not tell who won. A draw needs no word, because both teams
    // have equal goals.
    const word = ended && ended !== 'draw' ? outcomeLabels[ended] : stateLabel(game);
    return { word: [word, formatResult(game)].filter(Boolean).join(' ') };
  }
  const hasResult = game.goalsFor !== null && resultStands(status);
  const word = hasResult ? `${statusLabels[status]} ${formatResult(game)}` : statusLabels[status];
  return { word, isOdd: true };
}
