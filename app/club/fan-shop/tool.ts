import { z } from 'zod';
import type { RecordTool } from '#platform/admin/admin-tool.ts';
import {
  imageAddress,
  optionalLines,
  optionalText,
  tick,
  webAddress,
} from '#platform/admin/form/field-schemas.ts';
import { savedSayings } from '#platform/admin/record-sayings.ts';

export const tool = {
  path: '/admin/fanshop',
  name: 'Fanshop',
  menu: 'sponsors',
  place: 18,
  says: savedSayings('Fanshop', 'fanshop'),
} as const satisfies RecordTool;

/** The form of the fan shop. */
export const fanShopSchema = z.object({
  link: webAddress('Bitte gib die Adresse des Fanshops ein.'),
  shown: tick(),
  title: optionalText(),
  description: optionalLines(),
  image: imageAddress(),
});
