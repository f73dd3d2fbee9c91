import { z } from 'zod';
import { choice, imageAddress } from '#platform/admin/form/field-schemas.ts';
import { focusNames } from '../focus.ts';

/** The form of the photo behind the welcome. */
export const heroSchema = z.object({
  image: imageAddress(),
  focus: choice(focusNames, 'Bitte wähle die wichtigste Stelle des Bildes.'),
});
