import { z } from 'zod';
import {
  imageAddress,
  optionalLines,
  optionalText,
  requiredText,
} from '#platform/admin/form/field-schemas.ts';

/** More names than anybody has had. */
const mostNames = 20;
const longestName = 200;

/** The form of an opponent: of the other names one stands in each line. */
export const opponentSchema = z.object({
  name: requiredText('Bitte gib den Namen ein.', longestName),
  shortName: optionalText(30),
  crest: imageAddress(),
  venueId: optionalText(),
  otherNames: optionalLines().transform((text, context) => {
    const names = (text ?? '')
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    const message =
      names.length > mostNames
        ? `Das sind mehr als ${mostNames} Namen.`
        : names.some((name) => name.length > longestName)
          ? `Ein Name hat höchstens ${longestName} Zeichen.`
          : undefined;
    if (message) context.addIssue({ code: 'custom', message });
    return names.map((name) => ({ name }));
  }),
});
