/** True for names such as 'password' and 'code': no page may show what was typed into such a field. */
export function isSecret(name: string): boolean {
  return /password$|^(?:code|totp|passkey)$/i.test(name);
}
