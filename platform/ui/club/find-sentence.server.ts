import type { RouterContextProvider } from 'react-router';
import { clubContext } from '../context.ts';
import { type EmptySentence, emptySentences } from './empty-sentences.ts';

/** A sentence for a place with nothing to show; its language where that is not the page's. */
export interface Sentence {
  text: string;
  lang?: string;
}

/** What an admin has put there, else what stands there from the start. */
export async function findSentence(
  context: Readonly<RouterContextProvider>,
  name: EmptySentence,
): Promise<Sentence> {
  const own = (await context.get(clubContext)()).sentences?.[name];
  if (own !== undefined) return { text: own };
  // As the specification has it.
  const isEnglish = name === 'emptyGames';
  return { text: emptySentences[name], ...(isEnglish && { lang: 'en' }) };
}
