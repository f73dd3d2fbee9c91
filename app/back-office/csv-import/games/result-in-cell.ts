import type { GameStatus } from '#app/matches/games/game.ts';
import { foldName } from '../reading/columns.ts';
import { isOpenScore, readScore, type Score } from '../reading/score.ts';

interface CellResult {
  /** Undefined if the cell has no result or an unclear one. */
  score?: Score;
  status?: GameStatus | undefined;
  note?: string;
}

/** Words as `foldName` writes them; the status '' means an ordinary game. */
const wordsOfStatus: readonly (readonly [GameStatus | '', string])[] = [
  [
    'calledOff',
    'abgesagt absage abges ausgefallen ausfall ausf entfallt entfallen cancelled canceled',
  ],
  ['postponed', 'verschoben versch verlegt verl verlegung vertagt postponed'],
  ['abandoned', 'abgebrochen abbruch abgebr spielabbruch abandoned'],
  [
    'awarded',
    'gewertet gew wertung strafverifiziert strafverifizierung kampflos forfait ff awarded',
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

const verdict =
  /^(.*?) ?\(?(?:w|wertung|gew\.?|gewertet|kampflos|strafverif\p{L}*\.?|ff|forfait)\)?$/iu;
const marked = /^(.*\d) ?(?:\*+|[¹²³†‡])$/;
const shootOut = /\d ?[in]\. ?e\.?|\d ?n\. ?p\.?/i;
/** On some pages this is the kick-off, but a spreadsheet may write the result '10:0' like this. */
const hour = /^(?:9|1\d|2[0-2])[:.](?:00|15|30|45)(?::00)?$/;

/** Undefined if the text is unreadable. */
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
  const awarded = readScore(verdict.exec(text)?.[1] ?? '');
  if (awarded) return { score: awarded, status: 'awarded' };
  const noted = readScore(marked.exec(text)?.[1] ?? '');
  if (noted)
    return { score: noted, note: `„${text}“: Was das Zeichen heißt, steht nicht in der Liste.` };
  return shootOut.test(text)
    ? {
        note: `„${text}“ ist mit dem Elfmeterschießen: Wie es davor stand, trag bitte ein. Lesen lässt es sich so: 2:2 n. V., 4:3 i. E.`,
      }
    : undefined;
}
