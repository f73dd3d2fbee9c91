import { z } from 'zod';
import {
  choice,
  imageAddress,
  optionalDate,
  optionalWebAddress,
  requiredText,
} from '#platform/admin/form/field-schemas.ts';
import { sponsorLevels } from '../levels.ts';

/** The form of a sponsor. */
export const sponsorSchema = z
  .object({
    name: requiredText('Bitte gib einen Namen ein.'),
    level: choice(sponsorLevels, 'Bitte wähle, was der Sponsor ist.'),
    logo: imageAddress(),
    website: optionalWebAddress(),
    shownFrom: optionalDate(),
    shownUntil: optionalDate(),
  })
  .refine(
    ({ shownFrom, shownUntil }) =>
      shownFrom === null || shownUntil === null || shownFrom <= shownUntil,
    { path: ['shownUntil'], error: 'Der letzte Tag liegt vor dem ersten.' },
  );
