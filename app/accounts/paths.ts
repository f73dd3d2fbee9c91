import { returnAddress } from '#platform/sign-in/return-address.ts';

export const linkPaths = {
  start: '/start',
  invitation: '/einladung',
  password: '/passwort',
  email: '/e-mail',
} as const;

export const forgottenPath = '/passwort-vergessen';

export const profilePath = '/admin/profil';
export const secondFactorPath = '/admin/profil/zweiter-faktor';
export const passkeysPath = '/admin/profil/passkeys';
export const peoplePath = '/admin/personen';

export function readReturnPath(url: URL): string {
  return returnAddress(url.searchParams.get('zu'));
}

/**
 * True for the address of a file. A redirect to a file starts a download and leaves the sign-in page open.
 * Therefore the sign-in page shows a link to the file instead.
 */
export function isFileAddress(address: string): boolean {
  return /\.[a-z]+(?:\?|$)/.test(address);
}
