import type { Db } from '../db/client.server.ts';
import { findStoredSecret } from './stored-secret.server.ts';

/** The secret of better-auth. */
export function findAuthSecret(db: Db): Promise<string> {
  return findStoredSecret(db, 'authSecret');
}
