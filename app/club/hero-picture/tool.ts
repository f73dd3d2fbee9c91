import { z } from 'zod';
import type { RecordTool } from '#platform/admin/admin-tool.ts';
import { choice, imageAddress } from '#platform/admin/form/field-schemas.ts';
import { saveMessages } from '#platform/admin/record-messages.ts';

export const focusPoints = {
  'top-left': 'Oben links',
  top: 'Oben',
  'top-right': 'Oben rechts',
  left: 'Links',
  center: 'Mitte',
  right: 'Rechts',
  'bottom-left': 'Unten links',
  bottom: 'Unten',
  'bottom-right': 'Unten rechts',
} as const;

export type Focus = keyof typeof focusPoints;

export const focusNames = Object.keys(focusPoints) as [Focus, ...Focus[]];

export const tool = {
  path: '/admin/startbild',
  name: 'Startbild',
  menu: 'website',
  place: 19,
  messages: saveMessages('Startbild', 'startbild'),
} as const satisfies RecordTool;

export const heroSchema = z.object({
  image: imageAddress(),
  focus: choice(focusNames, 'Bitte wähle die wichtigste Stelle des Bildes.'),
});
