import { type Performance, seasonTotals } from '#app/people/figures/season-totals.ts';

const bySeason = new Intl.Collator('de-AT', { numeric: true });

/** A player's seasons in their order; what is stored twice under one name is one season. */
export function career(
  pastSeasons: readonly (Performance & { season: string })[],
): (Performance & { season: string })[] {
  return [...Map.groupBy(pastSeasons, ({ season }) => season)]
    .map(([season, parts]) => ({ season, ...seasonTotals(parts) }))
    .toSorted((a, b) => bySeason.compare(a.season, b.season));
}
