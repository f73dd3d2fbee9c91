import { isCounted, readCounted } from '#app/people/figures/opening.ts';
import { counted } from '#platform/values/counted.ts';

/** What of the totals beside it comes from line-ups; undefined where nothing does. */
export function sayCounted(text: string | undefined): string | undefined {
  if (!text || !isCounted(text)) return undefined;
  const figures = readCounted(text);
  const said = [
    counted(figures.gamesPlayed, 'Spiel', 'Spiele'),
    counted(figures.goals, 'Tor', 'Tore'),
    counted(figures.assists, 'Vorlage', 'Vorlagen'),
    counted(figures.cleanSheets, 'zu null', 'zu null'),
    counted(figures.yellowCards, 'gelbe Karte', 'gelbe Karten'),
    counted(figures.redCards, 'rote Karte', 'rote Karten'),
  ].filter((words) => !words.startsWith('0 '));
  if (said.length === 0) return undefined;
  const words = new Intl.ListFormat('de-AT').format(said);
  return `In Aufstellungen gezählt: ${words}. Neue Spiele kommen von selbst dazu.`;
}
