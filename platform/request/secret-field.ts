/**
 * True for names such as 'password' and 'code'. No page may show again what was typed into a field with this
 * name.
 */
export function isSecret(name: string): boolean {
  return /password$|^(?:code|totp|passkey)$/i.test(name);
}
