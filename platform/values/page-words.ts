import { seasonParameter } from './season.ts';

/** The words in the address of the news: which year, which page of it, what is searched for. */
export const yearParameter = 'jahr';
export const pageParameter = 'seite';
export const searchedParameter = 'suche';

/** Which words public pages read from their addresses; on any other page they change nothing. */
export const pageWords: readonly { path: string; words: readonly string[] }[] = [
  { path: '/spiele', words: [seasonParameter] },
  { path: '/spiele.ics', words: [seasonParameter] },
  { path: '/news', words: [yearParameter, pageParameter, searchedParameter] },
];
