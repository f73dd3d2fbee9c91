import type { GameStatus } from '#app/matches/games/game.ts';
import { foldName } from '../reading/find-columns.ts';
import { isOpenScore, readScore, type Score, shootOutWords } from '../reading/score.ts';

interface CellResult {
  score?: Score;
  status?: GameStatus | undefined;
  note?: string;
}

/** Words in the form that `foldName` returns. The status '' means an ordinary game. */
const wordsOfStatus: readonly (readonly [GameStatus | '', string])[] = [
  [
    'calledOff',
    'abgesagt absage abges ausgefallen ausfall ausf entfallt entfallen cancelled canceled',
  ],
  ['postponed', 'verschoben versch verlegt verl verlegung vertagt postponed'],
  ['abandoned', 'abgebrochen abbruch abgebr spielabbruch abandoned'],
  [
    'awarded',
    'gewertet gew wertung strafverifiziert strafverifizierung strafverif strafv kampflos forfait ff wo walkover awarded',
  ],
  ['replay', 'wirdwiederholt wiederholung wdh replay'],
  [
    '',
    'angesetzt geplant fixiert bestatigt freigegeben offen aktiv ok gespielt beendet fertig ausgetragen scheduled finished played',
  ],
];
const statuses = new Map(
  wordsOfStatus.flatMap(([status, words]) =>
    words.split(' ').map((word) => [word, status] as const),
  ),
);

export function statusInCell(text: string): GameStatus | '' | undefined {
  return statuses.get(foldName(text));
}

/** A word before or after a result: 'Abbruch 1:2', '3:0 (Wertung)'. */
const worded =
  /^(?<before>\p{L}[\p{L}. ]{0,30}?)[:, ]*(?<behind>\d.{0,30})$|^(?<first>\d.{0,30}?)[, ]*\(?(?<last>\p{L}[\p{L}. ]{0,30})\)?$/u;
const marked = /^(.*\d) ?(?:\*+|[¹²³†‡])$/;
const shootOut = new RegExp(`\\d ?${shootOutWords}`, 'iu');
/** '10:00' is either a kick-off, or the result 10:0 that a spreadsheet has turned into a time. */
const hour = /^(?:9|1\d|2[0-2])[:.](?:00|15|30|45)(?::00)?$/;

export function resultInCell(text: string): CellResult | undefined {
  if (text === '' || isOpenScore(text)) return {};
  if (hour.test(text))
    return { note: `„${text}“ kann eine Uhrzeit sein: Das Ergebnis trag bitte selbst ein.` };
  const score = readScore(text);
  if (score) return { score };
  const status = statusInCell(text);
  if (status !== undefined) return { ...(status && { status }) };
  if (foldName(text) === 'abg')
    return { note: '„abg.“ kann abgesagt oder abgebrochen heißen: Was es ist, trag bitte ein.' };
  const { before, behind, first, last } = worded.exec(text)?.groups ?? {};
  const word = before ?? last ?? '';
  const said = /^w$/i.test(word) ? 'awarded' : statusInCell(word);
  const beside = said === undefined ? undefined : readScore(behind ?? first ?? '');
  if (beside) return { score: beside, ...(said && { status: said }) };
  const noted = readScore(marked.exec(text)?.[1] ?? '');
  if (noted)
    return { score: noted, note: `„${text}“: Was das Zeichen heißt, steht nicht in der Liste.` };
  return shootOut.test(text)
    ? {
        note: `„${text}“ ist mit dem Elfmeterschießen: Wie es davor stand, trag bitte ein. Lesen lässt es sich so: 2:2 n. V., 4:3 i. E.`,
      }
    : undefined;
}
