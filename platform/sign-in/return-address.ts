/** Of the sign-in page: says that somebody who is signed in has to prove who they are. */
export const proofParameter = 'nachweis';

const adminAddress = '/admin';

/**
 * Where to go after signing in: the wanted address when it is one of ours at or below /admin, else
 * /admin. A browser reads `\` as `/`, leaves out tabs and line ends, and takes `//` for another
 * site, so none of them is let through, nor what leads out of /admin again. Letters that no header
 * can hold are percent-encoded.
 */
export function returnAddress(wanted: string | null | undefined): string {
  if (!wanted || !/^\/admin(?:[/?]|$)/.test(wanted)) return adminAddress;
  const path = wanted.replace(/\?.*$/s, '');
  const odd = /[\p{Cc}\p{Cs}\\#]/u.test(wanted) || path.includes('//');
  const leadsOut = /\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path);
  return odd || leadsOut ? adminAddress : wanted.replace(/[^ -~]+/g, encodeURIComponent);
}

/** The sign-in page that leads back to a path, with its query, below /admin. */
export function signInAddress(path: string): string {
  return `/login?zu=${encodeURIComponent(path)}`;
}

/** The same, which asks for a proof of who it is of somebody who is signed in. */
export function proofAddress(path: string): string {
  return `${signInAddress(path)}&${proofParameter}=1`;
}
