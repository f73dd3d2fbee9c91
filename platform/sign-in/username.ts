import { isEmailAddress } from '#platform/values/email-address.ts';

export function normalizeUsername(typed: string): string {
  return typed.normalize('NFC').trim().toLowerCase();
}

/** The database stores the e-mail addresses of all accounts in this form. */
export function normalizeEmail(typed: string): string {
  return typed.normalize('NFC').trim().toLowerCase();
}

export function usernameFault(username: string): string | undefined {
  if (/^[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]{0,63}$/u.test(username)) return undefined;
  return 'Ein Benutzername besteht aus 1 bis 64 Buchstaben, Ziffern, „-“ und „_“.';
}

export function emailFault(email: string): string | undefined {
  if (isEmailAddress(email) && !/[?&/]/.test(email)) return undefined;
  return `„${email}“ ist keine E-Mail-Adresse.`;
}
