import { statusLabels } from '#app/matches/games/game.ts';
import { guessGameKind } from '#app/matches/games/recognize/guess-game-kind.ts';
import { readDay, readMoment } from '#platform/values/parse-date-time.ts';
import { foldName } from '../reading/find-columns.ts';
import { isOpenScore } from '../reading/score.ts';
import { gameColumns } from './game-columns.ts';
import { resultInCell } from './result-in-cell.ts';

type Piece =
  | { is: 'day'; date: string; time: string }
  | { is: 'time' | 'score' | 'open' | 'number' | 'round' | 'status' | 'text'; text: string };

interface Group {
  line: number;
  date: string;
  time: string;
  round: string;
  pieces: Piece[];
}

const columns = ['date', 'kickoff', 'home', 'result', 'away', 'round', 'kind', 'status'] as const;

const maxPieces = 40;

const words = new Set(
  [
    ...Object.values(gameColumns).flat(),
    ...['Spielplan', 'Spiele', 'Ergebnisse', 'Details', 'Spielbericht', 'Vorschau', 'Liveticker'],
    ...['Zum Spiel', 'Zum Spielbericht', 'Tabelle', 'Uhr'],
  ].map(foldName),
);

const statusNames = new Set(Object.values(statusLabels).map(foldName));

const clock = String.raw`(?:(?:9|1\d|2[0-2]):\d\d:00|\d{1,2}[:.]\d\d)(?: ?Uhr)?`;
const isTime = new RegExp(`^${clock}$`, 'i');
const dayFirst = new RegExp(
  String.raw`^((?:[a-zäöü]{2,10}[.,]{0,2} *)?\d{1,2}\. ?(?:\d{1,2}\.|\p{L}{3,9}\.?) ?(?:\d{4}|\d\d))(?!\d)(?:[ ,|–-]*(?:um )?(${clock}))?[ ,|–-]*(.*)$`,
  'iu',
);
const timeFirst = new RegExp(String.raw`^(${clock})[ ,|–-]+(.*\p{L}.*)$`, 'iu');
const score =
  / (\d{1,3} ?: ?\d{1,3}(?: ?\([^()]*\))?(?: ?[ni]\. ?[VEP]\.?|\*)?|[-–] ?: ?[-–])(?: (?=.*\p{L})|$)/iu;
const sides = /^(.+?) +(?:[-–—:]|vs?\.?|gegen) +(.+)$/i;
const roundName = /^(?:(\d{1,2})\. ?(?:Runde|Spieltag)|(?:Runde|Spieltag) ?(\d{1,2}))$/i;

/**
 * Reads games from a copied web page, which has no column titles. A game begins with its day. A second game on
 * the same day can begin with its time.
 */
export function readLooseGames(
  text: string,
  maxRows: number,
): { columns: string[]; rows: { line: number; cells: string[] }[]; unread: number } | undefined {
  const groups: Group[] = [];
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries())
    for (const piece of piecesOf(line)) addTo(groups, piece, index + 1);
  const rows = groups.flatMap((group) => rowOf(group) ?? []);
  if (rows.length === 0) return undefined;
  return {
    columns: columns.map((field) => gameColumns[field][0]),
    rows: rows.slice(0, maxRows),
    unread: Math.max(0, rows.length - maxRows),
  };
}

function piecesOf(line: string): Piece[] {
  const cells = line
    .split(/[\t;|]/)
    .map((cell) => cell.replaceAll('"', '').replaceAll('\u00A0', ' ').replace(/\s+/g, ' ').trim());
  return cells
    .filter((cell) => cell !== '' && cell.length <= 200)
    .flatMap(split)
    .map(pieceOf);
}

function split(cell: string): string[] {
  const [, day, time, behindDay = ''] = dayFirst.exec(cell) ?? [];
  if (day && readDay(day))
    return [time ? `${day} ${time}` : day, ...(behindDay ? split(behindDay) : [])];
  const [, first, behindTime] = timeFirst.exec(cell) ?? [];
  if (first && behindTime) return [first, ...split(behindTime)];
  const found = score.exec(cell);
  const before = cell.slice(0, found?.index);
  if (!found || !/\p{L}/u.test(before)) return [cell];
  const [whole, between = ''] = found;
  return [before, between, cell.slice(before.length + whole.length)].filter(Boolean);
}

function pieceOf(text: string): Piece {
  const day = readDay(text);
  if (day && !/^\d+$/.test(text)) return { is: 'day', date: day, time: '' };
  const [date, time = ''] = readMoment(text)?.split('T') ?? [];
  if (date) return { is: 'day', date, time };
  const [, before, behind] = roundName.exec(text) ?? [];
  if (before ?? behind) return { is: 'round', text: before ?? behind ?? '' };
  if (isOpenScore(text)) return { is: 'open', text };
  if (isTime.test(text) && /[:.]\d\d/.test(text)) return { is: 'time', text };
  const said = resultInCell(text);
  if (said?.score ?? said?.note) return { is: 'score', text };
  if (/^\d{1,3}\.?$/.test(text)) return { is: 'number', text };
  return { is: statusNames.has(foldName(text)) || said ? 'status' : 'text', text };
}

function addTo(groups: Group[], piece: Piece, line: number): void {
  if (piece.is === 'day') {
    const round = groups.at(-1)?.pieces.length === 0 ? (groups.pop()?.round ?? '') : '';
    groups.push({ line, round, date: piece.date, time: piece.time, pieces: [] });
    return;
  }
  const group = groups.at(-1);
  if (piece.is === 'round') {
    const isOfGame =
      group && group.date !== '' && (group.line === line || group.pieces.length === 0);
    if (isOfGame) group.round ||= piece.text;
    else groups.push({ line, round: piece.text, date: '', time: '', pieces: [] });
    return;
  }
  if (!group || group.date === '' || group.pieces.length === maxPieces) return;
  const names = group.pieces.filter(({ is }) => is === 'text').length;
  if (piece.is === 'time' && names === 1) {
    const isKickoff = group.time === '' && /^(?:9|1\d|2[0-2])[:.][0-5][05]/.test(piece.text);
    if (isKickoff) group.time = piece.text;
    group.pieces.push({ is: isKickoff ? 'open' : 'score', text: piece.text });
  } else if (piece.is !== 'time') group.pieces.push(piece);
  else if (names < 2) group.time ||= piece.text;
  else if (group.time === '') group.time = piece.text;
  // Pages of associations show the day of two games only once, so the text of the second game begins with its
  // time.
  else groups.push({ ...group, line, time: piece.text, pieces: [] });
}

function rowOf(group: Group): { line: number; cells: string[] } | undefined {
  const pieces = withScores(group.pieces);
  const at = separatorIn(pieces);
  const textsIn = (some: readonly Piece[]) =>
    some.flatMap((piece) => (piece.is === 'text' && !isWord(piece.text) ? piece.text : []));
  const before = distinct(textsIn(at < 0 ? pieces : pieces.slice(0, at)));
  const behind = distinct(textsIn(at < 0 ? [] : pieces.slice(at)));
  const names = namesIn(before, behind);
  if (!group.date || !names) return undefined;
  const result = pieces[at];
  const status = pieces.find(({ is }) => is === 'status');
  const competition = [...before, ...behind].find(
    (text) => !names.includes(text) && guessGameKind(text) !== undefined,
  );
  const [home, away] = names;
  const said = {
    ...{ date: group.date, kickoff: group.time, home, away, round: group.round },
    result: result?.is === 'score' ? result.text : '',
    kind: competition ?? '',
    status: status && 'text' in status ? status.text : '',
  };
  return { line: group.line, cells: columns.map((field) => said[field]) };
}

/** Index of the score, or else of a sign such as '-' between the teams; negative if both are missing. */
function separatorIn(pieces: readonly Piece[]): number {
  const score = pieces.findIndex(({ is }) => is === 'score');
  const isText = ({ is }: Piece) => is === 'text';
  return score < 0
    ? pieces.findIndex(
        ({ is }, at) =>
          is === 'open' && pieces.slice(0, at).some(isText) && pieces.slice(at).some(isText),
      )
    : score;
}

function withScores(pieces: readonly Piece[]): Piece[] {
  const kept: Piece[] = [];
  let first: string | undefined;
  for (const piece of pieces) {
    const isColon = piece.is === 'open' && /^[:–-]$/.test(piece.text);
    if (piece.is === 'number' && first !== undefined) {
      kept.push({ is: 'score', text: `${first}:${piece.text}` });
      first = undefined;
    } else if (piece.is === 'number') first = piece.text;
    else if (!(isColon && first !== undefined)) {
      kept.push(piece);
      first = undefined;
    }
  }
  return kept;
}

function isWord(text: string): boolean {
  return words.has(foldName(text)) || !/\p{L}/u.test(text);
}

/** Drops repeated texts, because the alternative text of a crest often repeats the team's name. */
function distinct(texts: readonly string[]): string[] {
  return texts.filter((text, index) => text !== texts[index - 1]);
}

function namesIn(
  before: readonly string[],
  behind: readonly string[],
): [home: string, away: string] | undefined {
  const [home, away] = [before.at(-1), behind[0]];
  if (home && away) return [home, away];
  const all = [...before, ...behind];
  const names = all.length > 2 ? all.filter((text) => guessGameKind(text) === undefined) : all;
  const [one, other] = names.length > 2 && behind.length === 0 ? names.slice(-2) : names;
  if (one && other) return [one, other];
  const [, first, second] = sides.exec(one ?? '') ?? [];
  return first && second ? [first, second] : undefined;
}
