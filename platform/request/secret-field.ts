/** Whether a field of a form holds what no answer may repeat: by its name, 'password', 'currentPassword', 'code'. */
export function isSecret(name: string): boolean {
  return /password$|^(?:code|totp|passkey)$/i.test(name);
}
