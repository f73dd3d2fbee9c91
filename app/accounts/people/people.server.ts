import type { Db } from '#platform/db/client.server.ts';
import type { Admin } from '#platform/sign-in/admins.server.ts';
import { listGrants } from '#platform/sign-in/grants.server.ts';
import type { Grant } from '#platform/sign-in/roles.ts';
import { normalizeEmail } from '#platform/sign-in/username.ts';

/** Somebody who is entered, with what is known of their account. */
export interface Person extends Admin {
  grants: Grant[];
  /** Null while there is no account that they can sign in with. */
  account: PersonAccount | null;
}

interface PersonAccount {
  userId: string;
  /** ISO instants in UTC. */
  since: string;
  /** Undefined for one that nobody has used in the last time. */
  lastUsed: string | undefined;
  /** An app's codes that are set up, or a passkey. */
  hasSecondFactor: boolean;
}

/** Everybody who is entered, by name. */
export async function listPeople(db: Db): Promise<Person[]> {
  const admins = await db.selectFrom('admin').selectAll().orderBy('username').execute();
  const grants = await listGrants(db);
  const accounts = await listAccounts(db);
  return admins.map((admin) => ({
    ...admin,
    grants: grants.get(admin.username) ?? [],
    account: accounts.get(normalizeEmail(admin.email)) ?? null,
  }));
}

/** One of them, by the username as it is stored. */
export async function findPerson(db: Db, username: string): Promise<Person | undefined> {
  return (await listPeople(db)).find((person) => person.username === username);
}

/** Accounts with a password, by e-mail address. */
async function listAccounts(db: Db): Promise<Map<string, PersonAccount>> {
  const users = await db
    .selectFrom('user')
    .innerJoin('account', 'account.userId', 'user.id')
    .select(['user.id', 'user.email', 'user.createdAt', 'user.totpStep'])
    .where('account.password', 'is not', null)
    .execute();
  const sessions = await db
    .selectFrom('session')
    .select(['userId', (of) => of.fn.max('updatedAt').as('at')])
    .groupBy('userId')
    .execute();
  const devices = await db
    .selectFrom('knownDevice')
    .select(['userId', (of) => of.fn.max('signedInAt').as('at')])
    .groupBy('userId')
    .execute();
  const passkeys = await db.selectFrom('passkey').select('userId').distinct().execute();
  const uses = Map.groupBy([...sessions, ...devices], ({ userId }) => userId);
  const withPasskey = new Set(passkeys.map(({ userId }) => userId));
  return new Map(
    users.map(({ id, email, createdAt, totpStep }) => [
      email,
      {
        userId: id,
        since: createdAt,
        lastUsed: uses
          .get(id)
          ?.map(({ at }) => at)
          .toSorted()
          .at(-1),
        hasSecondFactor: totpStep !== null || withPasskey.has(id),
      },
    ]),
  );
}
