import { z } from 'zod';
import {
  imageAddress,
  optionalEmail,
  optionalLines,
  optionalWebAddress,
  requiredText,
} from '#platform/admin/form/field-schemas.ts';

/** The form of a member of the board (spec §3). */
export const boardMemberSchema = z.object({
  name: requiredText('Bitte gib einen Namen ein.'),
  role: requiredText('Bitte gib die Aufgabe ein.'),
  email: optionalEmail(),
  image: imageAddress(),
  bio: optionalLines(),
  linkedin: optionalWebAddress(),
  twitter: optionalWebAddress(),
  instagram: optionalWebAddress(),
});
