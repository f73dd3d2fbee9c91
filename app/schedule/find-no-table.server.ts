import type { RouterContextProvider } from 'react-router';
import { findSentence } from '#platform/club/find-sentence.server.ts';
import type { SeasonChoice } from '#platform/values/season.ts';

/** What stands in the place of the table of a season without one: in the past it will not come any more. */
export async function findNoTable(
  context: Readonly<RouterContextProvider>,
  { shown, current }: SeasonChoice,
) {
  const isPast = shown !== undefined && current !== undefined && shown < current;
  return isPast
    ? { text: 'Zu dieser Saison ist keine Tabelle gespeichert.' }
    : findSentence(context, 'emptyTable');
}
