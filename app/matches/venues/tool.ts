import type { RecordTool } from '#platform/admin/admin-tool.ts';
import { optionalDate, tick } from '#platform/admin/form/field-schemas.ts';
import { recordMessages } from '#platform/admin/record-messages.ts';
import { createSchema } from '#platform/fields/fields.ts';
import { venueFields } from './fields.ts';

/** With this query parameter, the form for a new venue opens with the tick for the own ground. */
export const ownParameter = 'unser-platz';

export const tool = {
  path: '/admin/spielorte',
  name: 'Spielorte',
  menu: 'games',
  place: 5,
  messages: recordMessages('Spielort', 'spielort'),
} as const satisfies RecordTool;

export const ownGroundPath = `${tool.path}/neu?${ownParameter}`;

export const venueSchema = createSchema(venueFields)
  .extend({
    isOwn: tick().transform((ticked) => (ticked ? (1 as const) : null)),
    ownFrom: optionalDate(),
  })
  .superRefine(({ isOwn, ownFrom }, { addIssue }) => {
    if (ownFrom !== null && !isOwn)
      addIssue({
        code: 'custom',
        path: ['ownFrom'],
        message: 'Das gibt es nur bei unserem Platz: Bitte hak ihn an.',
      });
  });
