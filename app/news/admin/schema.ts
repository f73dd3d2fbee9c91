import { z } from 'zod';
import { takenMarkdown } from '#platform/admin/editor/taken-markdown.ts';
import {
  choice,
  date,
  imageAddress,
  optionalDateAndTime,
  optionalText,
  requiredText,
} from '#platform/admin/form/field-schemas.ts';
import { cleanText } from '#platform/values/clean-text.ts';
import { articleStates } from '../states.ts';

/** Characters of the longest article. */
const longestText = 25_000;

/** The form of an article; the moment is Vienna's. */
export const articleSchema = z
  .object({
    title: requiredText('Bitte gib einen Titel ein.'),
    text: z
      .string()
      .optional()
      .transform((text) => cleanText(text ?? ''))
      .pipe(
        z
          .string()
          .max(longestText, `Das sind mehr als ${longestText} Zeichen.`)
          .superRefine(takenMarkdown),
      ),
    image: imageAddress(),
    imageAlt: optionalText(300),
    state: choice(articleStates, 'Bitte wähle, ob der Artikel erscheint.'),
    publishedOn: date('Bitte gib das Datum ein.'),
    appearsAt: optionalDateAndTime(),
    aboutGame: optionalText(),
  })
  .superRefine(({ state, appearsAt }, context) => {
    if (state === 'planned' && appearsAt === null)
      context.addIssue({
        code: 'custom',
        path: ['appearsAt'],
        message: 'Bitte gib an, wann der Artikel erscheinen soll.',
      });
  });
