import type { Db } from '#platform/db/client.server.ts';
import type { KindRegistry } from '#platform/records/kind.server.ts';
import { childWork, KilledError } from '#platform/work/child-work.server.ts';
import type { ChildLimits } from '#platform/work/job.ts';
import { listChosenColumns } from './chosen-columns.server.ts';
import { namesGames, readGames } from './games/read-games.server.ts';
import type { Asked, ReadText } from './lines.ts';
import { namesPlayers, readPlayers } from './players/read-players.server.ts';
import { mostLetters, mostRows } from './reading/count-lines.ts';
import { plainCell, type Table } from './reading/read-table.server.ts';

type Work = typeof import('./reading/list-work.server.ts');

/** Reads in a child process, because a long list keeps a processor busy for half a second. */
export function listReader(limits?: ChildLimits) {
  return childWork<Work>(
    '#app/back-office/csv-import/reading/list-work.server.ts',
    limits && { limits },
  );
}

export const listWork = listReader();

export function sentenceForKilled(error: unknown): string {
  if (!(error instanceof KilledError)) throw error;
  return 'Diese Liste lässt sich nicht lesen. Bitte teile sie.';
}

export interface AskedList extends Asked {
  text: string;
}

/** Returns a German sentence if the text is no list or takes too long to read. */
export function readList(db: Db, kinds: KindRegistry, list: AskedList): Promise<ReadText | string> {
  return readApart(db, kinds, list).catch(sentenceForKilled);
}

async function readApart(
  db: Db,
  kinds: KindRegistry,
  given: AskedList,
): Promise<ReadText | string> {
  const { text } = given;
  const list = { ...given, answers: new Map([...(await listChosenColumns(db)), ...given.answers]) };
  const table = await listWork('readTable', [text]);
  const found = typeof table === 'string' ? undefined : await readNamed(db, kinds, table, list);
  if (found) return found;
  const copied = text.length > mostLetters ? undefined : await readCopied(db, kinds, list);
  if (copied) return copied;
  if (typeof table === 'string') return table;
  return 'Die erste Zeile muss die Spalten nennen: für Spieler mindestens „Name“, für Spiele „Datum“ und „Gegner“.';
}

/** Reads a list that was copied from a web page without column heads. */
async function readCopied(
  db: Db,
  kinds: KindRegistry,
  list: AskedList,
): Promise<ReadText | undefined> {
  const text = plainCell(list.text);
  const stacked = await listWork('unstack', [text, mostRows]);
  const unstacked = stacked && (await readNamed(db, kinds, stacked, list));
  if (unstacked) return { ...unstacked, text: list.text };
  const loose = await listWork('readLooseGames', [text, mostRows]);
  if (!loose) return undefined;
  const { unread } = loose;
  return { ...(await readGames(db, kinds, loose, list)), text: list.text, unread, head: 1 };
}

async function readNamed(
  db: Db,
  kinds: KindRegistry,
  { text, unread, head, ...table }: Table,
  asked: Asked,
): Promise<ReadText | undefined> {
  // Tries games first, because a list of games may have a column 'Name' too.
  const isGames = namesGames(table);
  if (!isGames && !namesPlayers(table.columns)) return undefined;
  const list = await (isGames ? readGames : readPlayers)(db, kinds, table, asked);
  return { ...list, text, unread, head };
}
