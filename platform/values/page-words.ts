import { decodedPath } from './paths.ts';
import { seasonParameter } from './season.ts';

/** The words in the address of the news: which year, which page of it, what is searched for. */
export const yearParameter = 'jahr';
export const pageParameter = 'seite';
export const searchedParameter = 'suche';
/** Those in the address of the games that a figure comes from; the kind also in that of lists of scorers. */
export const figureParameter = 'zahl';
export const kindParameter = 'art';
export const resultParameter = 'ausgang';
/**
 * Those in the address of the table: of which competition, after which round, what is counted. The competition
 * also in that of lists of scorers.
 */
export const competitionParameter = 'bewerb';
export const roundParameter = 'runde';
export const viewParameter = 'ansicht';
/** That in the address of squads, games, tables and calendars: of which team. */
export const teamParameter = 'mannschaft';

/** Which words public pages, and their data, read from their addresses; on any other page they change nothing. */
const pageWords: readonly { path: RegExp; words: readonly string[] }[] = [
  { path: /^\/spiele(?:\.data|\.ics)?\/*$/i, words: [teamParameter, seasonParameter] },
  { path: /^\/team(?:\.data)?\/*$/i, words: [teamParameter] },
  {
    path: /^\/tabelle(?:\.data)?\/*$/i,
    words: [
      ...[teamParameter, seasonParameter, competitionParameter, roundParameter, viewParameter],
    ],
  },
  {
    path: /^\/statistik(?:\.data)?\/*$/i,
    words: [teamParameter, seasonParameter, kindParameter, competitionParameter],
  },
  {
    path: /^\/news(?:\.data)?\/*$/i,
    words: [yearParameter, pageParameter, searchedParameter],
  },
  {
    path: /^\/spieler\/[^/]+\/spiele(?:\.data)?\/*$/i,
    words: [figureParameter, seasonParameter, kindParameter, pageParameter],
  },
  {
    path: /^\/trainer\/[^/]+\/spiele(?:\.data)?\/*$/i,
    words: [resultParameter, pageParameter],
  },
];

/** The words of an address that its page reads, in one order; all others are somebody's marks on a link. */
export function readWords(path: string, given: URLSearchParams): URLSearchParams {
  const asked = decodedPath(path);
  const read = pageWords.flatMap(({ path: page, words }) => (page.test(asked) ? words : []));
  const kept = read.flatMap((name) => given.getAll(name).map((value) => [name, value]));
  return new URLSearchParams(kept);
}
