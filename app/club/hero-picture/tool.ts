import { z } from 'zod';
import type { RecordTool } from '#platform/admin/admin-tool.ts';
import { choice, imageAddress } from '#platform/admin/form/field-schemas.ts';
import { savedSayings } from '#platform/admin/record-sayings.ts';
import { focusNames } from './focus.ts';

export const tool = {
  path: '/admin/startbild',
  name: 'Startbild',
  menu: 'website',
  place: 19,
  says: savedSayings('Startbild', 'startbild'),
} as const satisfies RecordTool;

export const heroSchema = z.object({
  image: imageAddress(),
  focus: choice(focusNames, 'Bitte wähle die wichtigste Stelle des Bildes.'),
});
