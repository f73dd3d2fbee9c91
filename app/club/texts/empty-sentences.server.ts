import type { RouterContextProvider } from 'react-router';
import { clubContext } from '#platform/ui/context.ts';

/** Sentences of pages without content. A club can change each of them in the admin area. */
export const emptySentences = {
  emptyHome: 'Hier stehen bald Ergebnisse, Tabelle und Neuigkeiten.',
  emptyGames: 'No games available.',
  emptyTable: 'Die Tabelle folgt nach der ersten Runde.',
  emptyNews: 'Hier stehen bald Neuigkeiten.',
  emptyTeam: 'Der Kader wird gerade zusammengestellt.',
  emptySeasons: 'Hier stehen bald unsere Erfolge.',
  emptyBoard: 'Der Vorstand wird gerade neu gewählt.',
  emptySponsors: 'Hier ist noch Platz für deinen Betrieb.',
} as const satisfies Record<string, string>;

export type EmptySentence = keyof typeof emptySentences;

export interface ShownSentence {
  text: string;
  lang?: string;
}

export async function findEmptySentence(
  context: Readonly<RouterContextProvider>,
  name: EmptySentence,
): Promise<ShownSentence> {
  const own = (await context.get(clubContext)()).sentences?.[name];
  if (own !== undefined) return { text: own };
  // In spec §8, the sentence for an empty list of games is in English.
  const isEnglish = name === 'emptyGames';
  return { text: emptySentences[name], ...(isEnglish && { lang: 'en' }) };
}
