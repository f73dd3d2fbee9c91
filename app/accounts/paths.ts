/** Where the links of accounts lead; what stands after it opens it once. */
export const linkPaths = {
  start: '/start',
  invitation: '/einladung',
  password: '/passwort',
  email: '/e-mail',
} as const;

/** Where somebody who has forgotten their password says so. */
export const forgottenPath = '/passwort-vergessen';

export const profilePath = '/admin/profil';
export const secondFactorPath = '/admin/profil/zweiter-faktor';
export const passkeysPath = '/admin/profil/passkeys';
export const peoplePath = '/admin/personen';
