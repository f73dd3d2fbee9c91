import { findOwnNames } from '#app/club/details/find-details.server.ts';
import { competitionName } from '#app/league/competitions/competition.ts';
import { listCompetitionKinds } from '#app/league/competitions/competitions.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import type { KindRegistry } from '#platform/records/kind.server.ts';
import { normalizeName } from '#platform/values/normalize-name.ts';
import { childWork, KilledError } from '#platform/work/child-work.server.ts';
import type { ChildLimits } from '#platform/work/job.ts';
import { listChosenColumns } from './chosen-columns.server.ts';
import type { KnownKinds } from './games/game-row.ts';
import { readGames } from './games/read-games.server.ts';
import type { ReadText, Refusal } from './import-rows.ts';
import { readPlayers } from './players/read-players.server.ts';
import type { Answers } from './reading/find-columns.ts';

type Work = typeof import('./reading/list-work.server.ts');

/** Reads lists in a child process, because a malicious list could keep a processor busy for minutes. */
export function listReader(limits?: ChildLimits) {
  return childWork<Work>(
    '#app/back-office/csv-import/reading/list-work.server.ts',
    limits && { limits },
  );
}

const listWork = listReader();

export function refusalForKilled(error: unknown): Refusal {
  if (!(error instanceof KilledError)) throw error;
  return { refusal: 'Diese Liste lässt sich nicht lesen. Bitte teile sie.' };
}

export interface AskedList {
  given: string | Uint8Array;
  answers: Answers;
  now: Date;
}

export async function readList(
  db: Db,
  kinds: KindRegistry,
  { given, now, ...sent }: AskedList,
  work = listWork,
): Promise<ReadText | Refusal> {
  const answers = new Map([...(await listChosenColumns(db)), ...sent.answers]);
  const [ownNames, known] = [await findOwnNames(db), await listKnownKinds(db)];
  const asked = { answers, now, ownNames, kinds: known };
  const understood = await work('understandList', [given, asked]).catch(refusalForKilled);
  if ('refusal' in understood) return understood;
  const { games, players = [], ...list } = understood;
  if (games) return { ...list, lines: await readGames(db, kinds, games, now) };
  return { ...list, ...(await readPlayers(db, kinds, players, { ...list, answers })) };
}

async function listKnownKinds(db: Db): Promise<KnownKinds> {
  const competitions = await listCompetitionKinds(db);
  return new Map(
    competitions.flatMap(({ kind, ...named }) =>
      [named.name, competitionName(named)].map((name) => [normalizeName(name), kind] as const),
    ),
  );
}
