import { z } from 'zod';
import { layout, picture, text } from '#platform/fields/fields.ts';
import { colourName } from '#platform/pictures/colours/colour-name.ts';
import {
  type ClubColours,
  folderColours,
  isColour,
  nearestReadable,
} from '#platform/pictures/colours/palette.ts';

const readOn = { pitch: 'weiße Schrift', signal: 'dunkle Schrift' } as const;

export const lookFields = {
  crest: picture({
    label: 'Wappen',
    /** Pixels. The largest crests are on share pictures and in the icon on a phone's start screen. */
    shape: { width: 512, height: 512, isCropped: false, takesDrawing: true },
  }),
  pitch: text({
    label: 'Vereinsfarbe',
    hint: 'Für Köpfe von Seiten, Knöpfe, Links, Dressen und Zeichnungen. Weiße Schrift muss darauf zu lesen sein.',
    rule: colour('pitch'),
  }),
  signal: text({
    label: 'Zweite Farbe',
    hint: 'Für das, was auffallen soll: Striche, Marken, die eigene Zeile der Tabelle. Dunkle Schrift muss darauf zu lesen sein.',
    rule: colour('signal'),
  }),
};

export const lookForm = layout(lookFields, [
  'crest',
  { title: 'Farben', fields: ['pitch', 'signal'] },
]);

export function hardToRead(name: keyof ClubColours, typed: string, nearest: string): string {
  return `Auf ${named(typed)} ist ${readOn[name]} nicht zu lesen. Die nächste Farbe, auf der es geht, ist ${named(nearest)}.`;
}

function named(colour: string): string {
  return `${colourName(colour)} (${colour})`;
}

/** Format: '#rrggbb'. A colour that equals the default in `club/` becomes null. */
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
          message: hardToRead(name, typed, nearest),
        });
    })
    .transform((typed) => (typed === folderColours[name] ? null : typed));
}
