import { scaleLinear } from 'd3-scale';
import type { Performance } from '#app/people/figures/season-totals.ts';
import { percent, placeColumns, shortenLabel } from '#platform/ui/charts/percent.server.ts';
import { formatCount } from '#platform/values/format-count.ts';
import { career } from '../figure-pages.ts';

export type CareerChart = ReturnType<typeof drawCareer>;

const counts = [
  { key: 'gamesPlayed', one: 'Spiel', many: 'Spiele' },
  { key: 'goals', one: 'Tor', many: 'Tore' },
  { key: 'assists', one: 'Vorlage', many: 'Vorlagen' },
  { key: 'cleanSheets', one: 'Spiel zu null', many: 'Spiele zu null' },
] as const satisfies { key: keyof Performance; one: string; many: string }[];

const minColumns = { few: 3, some: 5 };
/** If a career has more seasons than this number, the drawing shows '’24' for '2024'. */
const maxInFull = 7;
/** Each scale ends at this count or higher, so that one goal does not fill the whole height. */
const minScales = { games: 18, feats: 5 };
const top = 16;
const maxNameLength = 7;

export function drawCareer(pastSeasons: readonly (Performance & { season: string })[]) {
  const seasons = career(pastSeasons);
  const length = seasons.length <= minColumns.few ? 'few' : 'some';
  const columns = placeColumns(seasons.length, minColumns[length]);
  const drawn = counts.filter(({ key }) => key === 'gamesPlayed' || most(seasons, key) > 0);
  const isOneNumber = seasons.length < 2 && drawn.length < 2;
  const maxFeats = Math.max(
    minScales.feats,
    ...drawn.slice(1).map(({ key }) => most(seasons, key)),
  );
  return {
    length,
    panels: (isOneNumber ? [] : drawn).map(({ key, one, many }) => {
      const all = key === 'gamesPlayed' ? Math.max(minScales.games, most(seasons, key)) : maxFeats;
      const height = scaleLinear([0, all], [100, top]);
      const total = seasons.reduce((sum, season) => sum + season[key], 0);
      return {
        key,
        total,
        title: total === 1 ? one : many,
        said: seasons
          .map((season) => `${season.season}: ${formatCount(season[key], one, many)}`)
          .join(', '),
        bars: seasons.map((season, index) => {
          const { left = 0, middle = 0, width = 0 } = columns[index] ?? {};
          const y = height(season[key]);
          return {
            x: percent(left + width * 0.14),
            middle: percent(middle),
            width: percent(width * 0.72),
            y: percent(y),
            height: percent(100 - y),
            count: season[key],
            season: nameOf(season.season, seasons.length > maxInFull),
          };
        }),
      };
    }),
  };
}

function most(seasons: readonly Performance[], key: keyof Performance): number {
  return Math.max(0, ...seasons.map((season) => season[key]));
}

function nameOf(season: string, isCrowded: boolean): string {
  const year = /^\d\d(\d\d)$/.exec(season)?.[1];
  if (isCrowded && year) return `’${year}`;
  return shortenLabel(season, isCrowded ? 3 : maxNameLength);
}
