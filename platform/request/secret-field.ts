/** True for names such as 'password', 'currentPassword', 'code': no answer may repeat such a field. */
export function isSecret(name: string): boolean {
  return /password$|^(?:code|totp|passkey)$/i.test(name);
}
