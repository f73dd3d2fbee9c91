import { href } from 'react-router';
import { type Performance, seasonTotals } from '#app/people/figures/season-totals.ts';
import { figureParameter, kindParameter } from '#platform/values/query-parameters.ts';
import { seasonParameter, seasonToParameter } from '#platform/values/season.ts';

export const figurePages = {
  spiele: { name: 'gamesPlayed', one: 'Spiel', many: 'Spiele', title: 'Spiele' },
  tore: { name: 'goals', one: 'Tor', many: 'Tore', title: 'Tore' },
  vorlagen: { name: 'assists', one: 'Vorlage', many: 'Vorlagen', title: 'Vorlagen' },
  'zu-null': {
    name: 'cleanSheets',
    one: 'Spiel zu null',
    many: 'Spiele zu null',
    title: 'Zu null',
  },
  gelb: { name: 'yellowCards', one: 'gelbe Karte', many: 'gelbe Karten', title: 'Gelbe Karten' },
  rot: { name: 'redCards', one: 'rote Karte', many: 'rote Karten', title: 'Rote Karten' },
} as const satisfies Record<
  string,
  { name: keyof Performance; one: string; many: string; title: string }
>;

export type FigureWord = keyof typeof figurePages;

export function figurePath(
  address: string,
  {
    figure,
    season,
    kind,
  }: { figure: FigureWord; season?: string | undefined; kind?: string | undefined },
): string {
  const search = new URLSearchParams({
    ...(figure !== 'spiele' && { [figureParameter]: figure }),
    ...(season && { [seasonParameter]: seasonToParameter(season) }),
    ...(kind && { [kindParameter]: kind }),
  });
  const path = href('/spieler/:playerName/spiele', { playerName: address });
  return search.size > 0 ? `${path}?${search}` : path;
}

const bySeason = new Intl.Collator('de-AT', { numeric: true });

export function career(
  pastSeasons: readonly (Performance & { season: string })[],
): (Performance & { season: string })[] {
  return [...Map.groupBy(pastSeasons, ({ season }) => season)]
    .map(([season, parts]) => ({ season, ...seasonTotals(parts) }))
    .toSorted((a, b) => bySeason.compare(a.season, b.season));
}
