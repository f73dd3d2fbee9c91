import { href } from 'react-router';
import { another, linkToPage } from '#platform/admin/next-step.ts';
import type { Kind } from '#platform/records/kind.server.ts';
import { rowIds } from '#platform/records/row-store.server.ts';
import { seasonToParameter } from '#platform/values/season.ts';
import {
  readHighlights,
  readSeasons,
  writeHighlights,
  writeSeasons,
} from './data-tree/seasons.server.ts';
import { listSeasonRecords } from './list-season-records.server.ts';
import { type SeasonRecord, seasonRecords } from './season-record.server.ts';
import { seasonPicture, tool } from './tool.ts';

declare module '#platform/records/kinds.ts' {
  interface Kinds {
    season: {
      record: SeasonRecord;
      draft: SeasonRecord;
      tables: 'season' | 'seasonTeam' | 'seasonHonour' | 'seasonHighlight' | 'seasonMoment';
    };
  }
}

const honour = { title: { label: 'Titel', isTitle: true }, player: 'Spieler' } as const;

export const seasonKind: Kind<'season'> = {
  tool,
  title: 'Saisonen',
  tables: {
    ...{ season: true, seasonTeam: true, seasonHonour: true },
    ...{ seasonHighlight: true, seasonMoment: true },
  },
  uploads: { season: [{ name: 'image', alt: 'imageAlt' }] },
  dataTree: {
    nodes: { seasons: 'collection', lastSeason: 'collection' },
    counted: { table: 'season', one: 'Saison', many: 'Saisonen' },
    read: (node) => readHighlights(...node('lastSeason'), readSeasons(...node('seasons'))),
    write: (stored) => ({ seasons: writeSeasons(stored), lastSeason: writeHighlights(stored) }),
  },
  records: seasonRecords,
  ids: rowIds('season'),
  list: listSeasonRecords,
  next: async (_, saved) => [
    ...another('Noch eine Saison', tool, saved),
    ...linkToPage(
      href('/saison/:seasonYear', { seasonYear: seasonToParameter(saved.record.name) }),
    ),
  ],
  picture: {
    ...seasonPicture,
    fallback: null,
    read: ({ image, imageAlt }) => ({ image, alt: imageAlt }),
    write: (season, { image, alt }) => ({ ...season, image, imageAlt: alt }),
    async list(db) {
      const seasons = db.selectFrom('season').select(['id', 'name', 'image']);
      const found = await seasons.orderBy('name', 'desc').execute();
      return found.map((season) => ({ ...season, name: `Saison ${season.name}` }));
    },
  },
  together: [
    ['name', 'firstDay', 'lastDay'],
    ['image', 'imageAlt'],
  ],
  log: { what: (label) => `die ${label}` },
  fields: {
    name: 'Saison',
    firstDay: { label: 'Erster Tag', as: 'day' },
    lastDay: { label: 'Letzter Tag', as: 'day' },
    captain: 'Kapitän',
    topScorer: 'Torschützenkönig',
    topAssistProvider: 'Bester Vorlagengeber',
    trainer: 'Trainer',
    text: 'Rückblick',
    image: 'Bild',
    imageAlt: 'Was das Bild zeigt',
    highlightTitle: 'Startseite: Titel',
    highlightAchievement: 'Startseite: Auszeichnung',
    highlightPlayer: 'Startseite: Spieler',
    titles: { label: 'Titel', entries: honour },
    awards: { label: 'Auszeichnungen', entries: honour },
    moments: { label: 'Höhepunkte', entries: { text: { label: 'Höhepunkt', isTitle: true } } },
    teams: {
      label: 'Abschlusstabelle',
      entries: {
        position: 'Platz',
        team: { label: 'Team', isTitle: true },
        played: 'Spiele',
        won: 'Gewonnen',
        drawn: 'Unentschieden',
        lost: 'Verloren',
        goalsFor: { label: 'Tore', tellsZero: true },
        goalsAgainst: { label: 'Gegentore', tellsZero: true },
        points: 'Punkte',
        note: 'Anmerkung',
      },
    },
  },
};
