/** Whether no answer may repeat the field, by its name: 'password', 'currentPassword', 'code'. */
export function isSecret(name: string): boolean {
  return /password$|^(?:code|totp|passkey)$/i.test(name);
}
