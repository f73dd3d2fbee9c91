import { z } from 'zod';
import {
  isAllZero,
  isCounted,
  type OpeningSeason,
  parseFigures,
  subtractCounted,
} from '#app/people/figures/opening-balance.ts';
import type { Performance } from '#app/people/figures/season-totals.ts';
import type { RecordTool } from '#platform/admin/admin-tool.ts';
import { optionalNumber, optionalText, requiredText } from '#platform/admin/form/field-schemas.ts';
import { deleteFailedMessage } from '#platform/admin/record-messages.ts';
import { createSchema } from '#platform/fields/fields.ts';
import type { PictureTool } from '#platform/pictures/record-picture.ts';
import { playerFields as declared } from './fields.ts';

export const tool = {
  path: '/admin/spieler',
  title: 'Spielermanagement',
  loading: 'Lade Spieler...',
  name: 'Spieler',
  menu: 'team',
  place: 9,
  messages: {
    add: {
      word: 'spieler-hinzugefuegt',
      done: 'Spieler erfolgreich hinzugefügt ✅',
      failed: 'Fehler beim Hinzufügen ❌',
    },
    edit: {
      word: 'spieler-aktualisiert',
      done: 'Spieler erfolgreich aktualisiert ✅',
      failed: 'Fehler beim Aktualisieren ❌',
    },
    remove: {
      word: 'spieler-geloescht',
      done: 'Spieler erfolgreich gelöscht ✅',
      failed: deleteFailedMessage,
    },
  },
} as const satisfies RecordTool;

export const playerPicture: PictureTool = {
  segment: 'spieler',
  place: 1,
  shape: declared.image.shape,
  isDescribed: false,
};

const performance = {
  gamesPlayed: optionalNumber(0, 9999),
  goals: optionalNumber(0, 9999),
  assists: optionalNumber(0, 9999),
  cleanSheets: optionalNumber(0, 9999),
  yellowCards: optionalNumber(0, 9999),
  redCards: optionalNumber(0, 9999),
};

function countedThen() {
  return optionalText()
    .refine((text) => text === null || isCounted(text), 'Bitte öffne das Formular noch einmal.')
    .transform((text) => (text === null ? null : parseFigures(text)));
}

export const maxPastSeasons = 100;

export const playerFields = createSchema(declared).extend({
  ...performance,
  counted: countedThen(),
  pastSeasons: z
    .array(
      z.object({
        season: requiredText('Bitte gib die Saison ein.'),
        ...performance,
        counted: countedThen(),
      }),
    )
    .max(maxPastSeasons, `Das sind mehr als ${maxPastSeasons} Saisonen.`),
});

interface KnownOfPlayer {
  /**
   * Figures that the site counts now, by season. The site subtracts them from the typed totals of rows without
   * `counted`, the figures that were counted when the form was opened.
   */
  counted: ReadonlyMap<string, Performance>;
  openings: readonly OpeningSeason[] | undefined;
}

/** Admins type totals. The site stores opening balances (total minus counted figures, or 0 if blank). */
export function playerSchema({ counted, openings }: KnownOfPlayer) {
  // `openings` is undefined for a new or removed player. No line-up counts for such a player, so the form's
  // counted figures do not apply.
  const atOpening = <Figures>(figures: Figures) => (openings ? figures : null);
  return playerFields.transform(({ counted: countedInAll, pastSeasons, ...player }) => {
    const typed = pastSeasons.map(({ season, counted: then, ...total }, index) => {
      const isFirst = pastSeasons.findIndex((row) => row.season === season) === index;
      const now = isFirst ? (atOpening(then) ?? counted.get(season)) : undefined;
      return { season, ...subtractCounted(total, now) };
    });
    return {
      ...player,
      ...subtractCounted(player, atOpening(countedInAll) ?? undefined),
      pastSeasons: typed.filter((row) => !isOnlyCounted(row, { counted, openings })),
    };
  });
}

function isOnlyCounted(row: OpeningSeason, { counted, openings }: KnownOfPlayer): boolean {
  const isStored = openings?.some(({ season }) => season === row.season);
  return isAllZero(row) && counted.has(row.season) && !isStored;
}
