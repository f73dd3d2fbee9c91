import { z } from 'zod';
import { brandingSchema } from '#app/club/branding/schema.ts';
import { detailsFields } from '#app/club/details/fields.ts';
import type { ClubTextName } from '#app/club/texts/text-names.ts';
import { choice, optionalText, requiredText } from '#platform/admin/form/field-schemas.ts';
import {
  emailFault,
  normalizeEmail,
  normalizeUsername,
  usernameFault,
} from '#platform/sign-in/username.ts';
import { mailAddress } from '#platform/values/email-address.ts';

const contents = ['starter', 'empty'] as const;

export const startSchema = z.object({
  name: detailsFields.name.schema,
  shortName: detailsFields.shortName.schema,
  clubEmail: detailsFields.email.schema,
  ...brandingSchema.shape,
  league: optionalText(80),
  seasonRhythm: detailsFields.seasonRhythm.schema,
  username: without(
    usernameFault,
    requiredText('Bitte wähle einen Benutzernamen.').transform(normalizeUsername),
  ),
  email: without(
    emailFault,
    requiredText('Bitte gib deine E-Mail-Adresse ein.', 254).transform((typed) =>
      normalizeEmail(mailAddress(typed)),
    ),
  ),
  contents: choice(contents, 'Bitte wähle, womit die Website beginnt.'),
});

export type ClubStart = z.output<typeof startSchema>;

/** If the form is refused, the answer repeats these fields, but never the password. */
export const startFields = Object.keys(startSchema.shape) as (keyof ClubStart)[];
export type StartField = keyof ClubStart | 'password';

function without(faultOf: (text: string) => string | undefined, field: z.ZodType<string, string>) {
  return field.superRefine((text, { addIssue }) => {
    const message = faultOf(text);
    if (message !== undefined) addIssue({ code: 'custom', message });
  });
}

export function firstTexts(name: string): Partial<Record<ClubTextName, string>> {
  return {
    heroTitle: `Willkommen bei ${name}`,
    heroLine: 'Hier entsteht unsere neue Website.',
    story: 'Hier steht bald, wie unser Verein entstanden ist und wohin er will.',
    emptyGames: 'Hier stehen bald unsere Spiele.',
    emptySeasons: 'Hier stehen bald unsere Erfolge.',
    emptyBoard: 'Hier steht bald unser Vorstand.',
  };
}
