import { z } from 'zod';
import { imageAddress } from '#platform/admin/form/field-schemas.ts';
import { colourName } from '#platform/pictures/colours/colour-name.ts';
import {
  type ClubColours,
  folderColours,
  isColour,
  nearestReadable,
} from '#platform/pictures/colours/palette.ts';

const readOn = { pitch: 'weiße Schrift', signal: 'dunkle Schrift' } as const;

/** A colour that equals the default in `club/` becomes null. */
export const brandingSchema = z.object({
  crest: imageAddress(),
  pitch: colour('pitch'),
  signal: colour('signal'),
});

export function describeLowContrast(
  name: keyof ClubColours,
  typed: string,
  nearest: string,
): string {
  return `Auf ${named(typed)} ist ${readOn[name]} nicht zu lesen. Die nächste Farbe, auf der es geht, ist ${named(nearest)}.`;
}

function named(colour: string): string {
  return `${colourName(colour)} (${colour})`;
}

function colour(name: keyof ClubColours) {
  const wrong = 'Bitte wähle eine Farbe, oder gib sie als #rrggbb ein.';
  return z
    .string({ error: wrong })
    .trim()
    .toLowerCase()
    .refine(isColour, wrong)
    .superRefine((typed, context) => {
      if (!isColour(typed)) return;
      const nearest = nearestReadable(name, typed);
      if (nearest !== typed)
        context.addIssue({
          code: 'custom',
          message: describeLowContrast(name, typed, nearest),
        });
    })
    .transform((typed) => (typed === folderColours[name] ? null : typed));
}
