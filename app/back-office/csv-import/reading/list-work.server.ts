/* This module runs in a child process (read-list.server.ts). */

import { readLooseGames } from '../games/loose-games.ts';
import { type GameRow, hasGameColumns, understandGames } from '../games/understand-games.ts';
import type { AboutList, ReadPart, Refusal } from '../import-rows.ts';
import { readPlainNames } from '../players/plain-names.ts';
import { namesPlayers, type PlayerRow, understandPlayers } from '../players/player-row.ts';
import { maxListCharacters, maxListRows } from './count-lines.ts';
import { askLetters, withLetters } from './form-answers.server.ts';
import { plainCell, readTable, readTableFile, type Table } from './read-table.server.ts';
import { unstack } from './unstack.ts';

type ListQuery = Parameters<typeof understandGames>[1] & Parameters<typeof understandPlayers>[1];

interface UnderstoodList extends AboutList, ReadPart {
  games?: GameRow[];
  players?: PlayerRow[];
}

export function understandList(
  given: string | Uint8Array,
  asked: ListQuery,
): UnderstoodList | Refusal {
  const file = typeof given === 'string' ? { text: given, unread: 0 } : readTableFile(given);
  if (typeof file === 'string') return { refusal: file };
  const text = withLetters(file.text, asked.answers);
  const list = understandText(text, asked);
  if (typeof list === 'string') return { refusal: list, text };
  const letters = askLetters(list.text);
  return {
    ...list,
    ...(letters && { games: [], players: [], questions: [letters] }),
    unread: list.unread + file.unread,
    // The form shows the whole text again if the admin has typed it and `withLetters` has not changed it.
    // Otherwise the form shows only the part of a table that was read.
    text: text === given ? text : list.text,
  };
}

function understandText(text: string, asked: ListQuery): UnderstoodList | string {
  const table = readTable(text);
  const found = typeof table === 'string' ? undefined : understandTable(table, asked);
  if (found) return found;
  const copied = text.length > maxListCharacters ? undefined : understandCopied(text, asked);
  if (copied) return copied;
  if (typeof table === 'string') return table;
  return 'Die erste Zeile muss die Spalten nennen: für Spieler mindestens „Name“, für Spiele „Datum“ und „Gegner“.';
}

function understandCopied(given: string, asked: ListQuery): UnderstoodList | undefined {
  const text = plainCell(given);
  const stacked = unstack(text, maxListRows);
  const found = stacked && understandTable(stacked, asked);
  if (found) return { ...found, text: given };
  const loose = readLooseGames(text, maxListRows);
  if (loose)
    return { ...understandGames(loose, asked), text: given, unread: loose.unread, head: 1 };
  const names = readPlainNames(text, maxListRows);
  const players = names && understandTable(names, asked);
  return players && { ...players, text: given };
}

function understandTable(
  { text, unread, head, ...table }: Table,
  asked: ListQuery,
): UnderstoodList | undefined {
  const read = { text, unread, head };
  // Tries games first, because a list of games can have a column 'Name', too.
  if (hasGameColumns(table)) return { ...understandGames(table, asked), ...read };
  return namesPlayers(table.columns) ? { ...understandPlayers(table, asked), ...read } : undefined;
}
