import { z } from 'zod';
import type { RecordTool } from '#platform/admin/admin-tool.ts';
import {
  choice,
  optionalNumber,
  optionalText,
  requiredText,
  tick,
} from '#platform/admin/form/field-schemas.ts';
import { recordMessages, saveFailedMessage } from '#platform/admin/record-messages.ts';
import { ageLimits } from './age-limits.ts';

export const tool = {
  path: '/admin/mannschaften',
  name: 'Mannschaften',
  menu: 'team',
  place: 11,
  messages: {
    ...recordMessages('Mannschaft', 'mannschaft'),
    order: {
      word: 'mannschaften-gereiht',
      done: 'Reihenfolge der Mannschaften gespeichert!',
      failed: saveFailedMessage,
    },
  },
} as const satisfies RecordTool;

/** Choices for a team's names, photos, results and table; 'usual' means that the team's age limit decides. */
const showings = ['usual', 'yes', 'no'] as const;
export type Showing = (typeof showings)[number];

const showing = () =>
  choice(showings, 'Bitte wähle, ob es gezeigt wird.')
    .optional()
    .transform((said) => (said === 'yes' ? 1 : said === 'no' ? 0 : null));

/** In characters. The short name stands in narrow places. */
export const teamLimits = { name: 60, shortName: 12 };

export const teamSchema = z
  .object({
    name: requiredText('Bitte gib den Namen ein.', teamLimits.name),
    shortName: optionalText(teamLimits.shortName),
    partner: optionalText(),
    ageLimit: optionalNumber(ageLimits.from, ageLimits.to),
    isShown: tick(),
    showsNames: showing(),
    showsPhotos: showing(),
    showsResults: showing(),
    showsTable: showing(),
  })
  .superRefine(({ showsResults, showsTable }, { addIssue }) => {
    if (showsTable === 1 && showsResults === 0)
      addIssue({
        ...{ code: 'custom', path: ['showsTable'] },
        message: 'Die Tabelle verrät die Ergebnisse: Sie geht nur mit ihnen.',
      });
  });
