import { z } from 'zod';
import {
  imageAddress,
  optionalLines,
  optionalText,
  tick,
  webAddress,
} from '#platform/admin/form/field-schemas.ts';

/** The form of the fan shop. */
export const fanShopSchema = z.object({
  link: webAddress('Bitte gib die Adresse des Fanshops ein.'),
  shown: tick(),
  title: optionalText(),
  description: optionalLines(),
  image: imageAddress(),
});
