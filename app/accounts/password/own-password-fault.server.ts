import type { Admin } from '#platform/sign-in/admins.server.ts';
import { passwordFault } from '#platform/sign-in/password-strength.server.ts';
import type { Club } from '#platform/ui/club/current-club.ts';

/** Why an admin of a club cannot have a password; undefined when it will do. */
export function ownPasswordFault(
  password: string,
  { username, email }: Admin,
  { name, shortName }: Pick<Club, 'name' | 'shortName'>,
): Promise<string | undefined> {
  return passwordFault(password, [username, email, name, shortName]);
}
