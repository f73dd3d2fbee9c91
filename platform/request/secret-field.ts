/** Whether a field of a form holds what no answer may repeat: by its name, 'password', 'currentPassword'. */
export function isSecret(name: string): boolean {
  return /password$/i.test(name);
}
