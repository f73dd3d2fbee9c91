import type { RouterContextProvider } from 'react-router';
import { clubContext } from '../context.ts';
import { type EmptySentence, emptySentences } from './empty-sentences.ts';

export interface Sentence {
  text: string;
  lang?: string;
}

export async function findSentence(
  context: Readonly<RouterContextProvider>,
  name: EmptySentence,
): Promise<Sentence> {
  const own = (await context.get(clubContext)()).sentences?.[name];
  if (own !== undefined) return { text: own };
  // As the specification says.
  const isEnglish = name === 'emptyGames';
  return { text: emptySentences[name], ...(isEnglish && { lang: 'en' }) };
}
