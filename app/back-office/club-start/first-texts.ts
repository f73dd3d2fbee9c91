import type { ClubTextName } from '#app/club/texts/text-names.ts';

/** What a site says of a club that has written nothing yet, in the place of the example's texts. */
export function firstTexts(name: string): Partial<Record<ClubTextName, string>> {
  return {
    heroTitle: `Willkommen bei ${name}`,
    heroLine: 'Hier entsteht unsere neue Website.',
    story: 'Hier steht bald, wie unser Verein entstanden ist und wohin er will.',
    emptyGames: 'Hier stehen bald unsere Spiele.',
    emptySeasons: 'Hier stehen bald unsere Erfolge.',
    emptyBoard: 'Hier steht bald unser Vorstand.',
  };
}
