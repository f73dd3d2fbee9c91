import { club } from '#club/club.ts';
import type { Admin } from '#platform/sign-in/admins.server.ts';
import { passwordFault } from '#platform/sign-in/password-strength.server.ts';

/** Why an admin cannot have a password; undefined when it will do. */
export function ownPasswordFault(password: string, { username, email }: Admin): string | undefined {
  return passwordFault(password, [username, email, club.name, club.shortName]);
}
