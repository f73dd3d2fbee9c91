import type { Kind } from '#platform/records/kind.server.ts';
import {
  readHighlights,
  readSeasons,
  writeHighlights,
  writeSeasons,
} from './transfer/seasons.server.ts';

declare module '#platform/records/kinds.ts' {
  interface Kinds {
    season: { tables: 'season' | 'seasonTeam' | 'seasonHonour' | 'seasonHighlight' };
  }
}

export const seasonKind: Kind<'season'> = {
  title: 'Saisonen',
  tables: { season: true, seasonTeam: true, seasonHonour: true, seasonHighlight: true },
  transfer: {
    nodes: { seasons: 'collection', lastSeason: 'collection' },
    counted: { table: 'season', one: 'Saison', many: 'Saisonen' },
    read: (node) => readHighlights(...node('lastSeason'), readSeasons(...node('seasons'))),
    write: (stored) => ({ seasons: writeSeasons(stored), lastSeason: writeHighlights(stored) }),
  },
};
