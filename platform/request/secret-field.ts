/** True for names such as 'password' and 'code'. No page shows the typed value of such a field again. */
export function isSecret(name: string): boolean {
  return /password$|^(?:code|totp|passkey)$/i.test(name);
}
