/** True for names such as 'password' and 'code': no page may ever show the value of such a field. */
export function isSecret(name: string): boolean {
  return /password$|^(?:code|totp|passkey)$/i.test(name);
}
