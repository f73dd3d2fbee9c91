import { z } from 'zod';
import { longestPasskeyName } from '#platform/sign-in/passkeys.server.ts';

/** What somebody calls a passkey. */
export const passkeyName = z
  .string()
  .transform((name) =>
    name
      .normalize('NFC')
      .replace(/\p{Cc}+/gu, ' ')
      .trim(),
  )
  .pipe(
    z
      .string()
      .min(1, 'Bitte gib dem Passkey einen Namen.')
      .max(longestPasskeyName, `Der Name ist zu lang: höchstens ${longestPasskeyName} Zeichen.`),
  );
