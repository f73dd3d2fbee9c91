import { club } from '#club/club.ts';
import type { ListedRecord } from '#platform/admin/listed-row.tsx';
import type { Db } from '#platform/db/client.server.ts';
import type { SeasonDays } from '#platform/values/season-plan.ts';
import { formatShortDate } from '#platform/values/vienna.ts';
import { resultStands, stateWord, statusWords } from './game.ts';
import { type GameChoice, listGameChoices } from './games.server.ts';
import { formatResult } from './result.ts';
import { withTeam } from './words.ts';

export async function listGameRecords(
  db: Db,
  season: SeasonDays | 'all' | undefined,
): Promise<ListedRecord[]> {
  const games = await listGameChoices(db, season);
  return games.map((game) => ({
    id: game.id,
    title: withTeam(game),
    detail: `${formatShortDate(game.date)}, ${game.kind}`,
    picture: { address: game.crest, fallback: club.defaultCrest, shape: 'crest' },
    state: stateOf(game),
  }));
}

function stateOf({ status, ...game }: GameChoice): ListedRecord['state'] {
  if (status === null)
    return { word: [stateWord(game), formatResult(game)].filter(Boolean).join(' ') };
  const hasResult = game.goalsFor !== null && resultStands(status);
  const word = hasResult ? `${statusWords[status]} ${formatResult(game)}` : statusWords[status];
  return { word, isOdd: true };
}
