import type { Db } from '#platform/db/client.server.ts';
import type { KindRegistry } from '#platform/records/kind.server.ts';
import { namesGames, readGames } from './games/read-games.server.ts';
import type { ReadList } from './lines.ts';
import { namesPlayers, readPlayers } from './players/read-players.server.ts';
import { readTable } from './reading/read-table.server.ts';

/** What a list says, beside what is stored; a sentence for what is no list. */
export async function readList(
  db: Db,
  kinds: KindRegistry,
  text: string,
): Promise<ReadList | string> {
  const table = readTable(text);
  if (typeof table === 'string') return table;
  // Games first: a column 'Name' beside theirs makes no list of players.
  if (namesGames(table.columns)) return readGames(db, kinds, table);
  if (namesPlayers(table.columns)) return readPlayers(db, kinds, table);
  return 'Die erste Zeile muss die Spalten nennen: für Spieler mindestens „Name“, für Spiele „Datum“ und „Gegner“.';
}
