export const reauthenticationParameter = 'nachweis';

const adminAddress = '/admin';

/**
 * Returns '/admin' unless `wanted` is a safe address below /admin. Refuses `\`, line ends, tabs, and `//` in
 * the path, because with such characters a browser could open another host.
 */
export function returnAddress(wanted: string | null | undefined): string {
  if (!wanted || !/^\/admin(?:[/?]|$)/.test(wanted)) return adminAddress;
  const path = wanted.replace(/\?.*$/s, '');
  const odd = /[\p{Cc}\p{Cs}\\#]/u.test(wanted) || path.includes('//');
  const leadsOut = /\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path);
  return odd || leadsOut ? adminAddress : wanted.replace(/[^ -~]+/g, encodeURIComponent);
}

export function signInAddress(path: string): string {
  return `/login?zu=${encodeURIComponent(path)}`;
}

export function reauthenticationAddress(path: string): string {
  return `${signInAddress(path)}&${reauthenticationParameter}=1`;
}
