import type { Db } from '#platform/db/client.server.ts';
import type { KindRegistry } from '#platform/records/kind.server.ts';
import { namesGames, readGames } from './games/read-games.server.ts';
import type { ReadText } from './lines.ts';
import { namesPlayers, readPlayers } from './players/read-players.server.ts';
import { mostLetters, mostRows } from './reading/count-lines.ts';
import { listWork, sentenceForKilled } from './reading/list-process.server.ts';
import type { Table } from './reading/read-table.server.ts';

/** What a list says, beside what is stored; a sentence for what is no list, or takes too long to read. */
export function readList(db: Db, kinds: KindRegistry, text: string): Promise<ReadText | string> {
  return readApart(db, kinds, text).catch(sentenceForKilled);
}

async function readApart(db: Db, kinds: KindRegistry, text: string): Promise<ReadText | string> {
  const table = await listWork('readTable', [text]);
  const found = typeof table === 'string' ? undefined : await readNamed(db, kinds, table);
  if (found) return found;
  const copied = text.length > mostLetters ? undefined : await readCopied(db, kinds, text);
  if (copied) return copied;
  if (typeof table === 'string') return table;
  return 'Die erste Zeile muss die Spalten nennen: für Spieler mindestens „Name“, für Spiele „Datum“ und „Gegner“.';
}

/** A list as it was copied from a web page, without a line that names the columns. */
async function readCopied(
  db: Db,
  kinds: KindRegistry,
  text: string,
): Promise<ReadText | undefined> {
  const stacked = await listWork('unstack', [text, mostRows]);
  const unstacked = stacked && (await readNamed(db, kinds, stacked));
  if (unstacked) return unstacked;
  const loose = await listWork('readLooseGames', [text, mostRows]);
  return loose && { ...(await readGames(db, kinds, loose)), text, unread: loose.unread };
}

/** Undefined where its columns are not those of a list that is known. */
async function readNamed(
  db: Db,
  kinds: KindRegistry,
  { text, unread, ...table }: Table,
): Promise<ReadText | undefined> {
  // Games first: a column 'Name' beside theirs makes no list of players.
  if (namesGames(table.columns)) return { ...(await readGames(db, kinds, table)), text, unread };
  if (namesPlayers(table.columns))
    return { ...(await readPlayers(db, kinds, table)), text, unread };
  return undefined;
}
