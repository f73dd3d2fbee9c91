import { isAdministrator } from '#app/accounts/users/administration.server.ts';
import { invitePath } from '#app/accounts/users/tool.ts';
import { listAllTeams } from '#app/teams/teams.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { hasChanges } from '#platform/records/audit-log.server.ts';
import { write } from '#platform/records/revision.server.ts';
import { hasAccesses, noteAccess } from '#platform/sign-in/accesses.server.ts';
import {
  addAdminWithin,
  findUserId,
  removeAbandonedAccount,
} from '#platform/sign-in/accounts.server.ts';
import { type Admin, findAdmin, isEmailOfAdmin } from '#platform/sign-in/admins.server.ts';
import { describeGrants, type NamedTeam } from '#platform/sign-in/describe-grants.ts';
import type { Proven } from '#platform/sign-in/finish-sign-in.server.ts';
import { findLink, type OneTimeLink, redeemLink } from '#platform/sign-in/one-time-links.server.ts';
import { type Invitation, readInvitation } from '../invitations.server.ts';

export interface Offer extends Invitation {
  teams: readonly NamedTeam[];
}

/** Thrown if joining is refused. The link of the invitation still works afterwards. */
export class JoinRefusal extends Error {
  override name = 'JoinRefusal';
  readonly field: 'username' | 'email';
  constructor(field: 'username' | 'email', sentence: string) {
    super(sentence);
    this.field = field;
  }
}

export async function findOffer(
  db: Db,
  token: string | undefined,
  now: Date,
): Promise<Offer | undefined> {
  const link = await findLink(db, 'invitation', token, now);
  return link && readOffer(db, link);
}

/** Returns undefined if the link no longer works. @throws JoinRefusal */
export async function join(
  db: Db,
  token: string | undefined,
  { username, hash }: { username: string; hash: string },
  now: Date,
): Promise<Proven | undefined> {
  return write(db, async (transaction) => {
    const link = await redeemLink(transaction, 'invitation', token, now);
    const offer = link && (await readOffer(transaction, link));
    if (!offer) return undefined;
    await requireFree(transaction, username, offer);
    const { email, grants, teams } = offer;
    const admin: Admin = { username, email };
    // An import can remove an admin and leave the account. The new admin must not get that account.
    await removeAbandonedAccount(transaction, email);
    await addAdminWithin(transaction, admin, { hash, grants });
    const detail = describeGrants(grants, teams);
    await noteAccess(transaction, { kind: 'joined', username, detail }, now);
    const userId = await findUserId(transaction, admin);
    if (userId === undefined) throw new Error('a new account is missing');
    return { username, checked: { userId, passwordHash: hash } };
  });
}

/** @throws JoinRefusal, also for a former admin's username that is still in the audit log */
export async function requireFree(
  db: Db,
  username: string,
  { email }: Pick<Offer, 'email'>,
): Promise<void> {
  if (await isEmailOfAdmin(db, email))
    throw new JoinRefusal(
      'email',
      'Mit der Adresse dieser Einladung gibt es schon einen Zugang. Melde dich mit ihm an.',
    );
  if ((await findAdmin(db, username)) || (await wasThere(db, username)) || isReserved(username))
    throw new JoinRefusal(
      'username',
      'Diesen Benutzernamen gibt es schon. Bitte nimm einen anderen.',
    );
}

/** Undefined if the inviter is no longer an administrator, or if all roles were for teams now deleted. */
async function readOffer(db: Db, link: OneTimeLink): Promise<Offer | undefined> {
  const invitation = readInvitation(link);
  if (!(await isAdministrator(db, invitation.by))) return undefined;
  const teams = await listAllTeams(db);
  const grants = invitation.grants.filter(
    (grant) => grant.scope === 'club' || teams.some(({ id }) => id === grant.teamId),
  );
  return grants.length > 0 ? { ...invitation, grants, teams } : undefined;
}

async function wasThere(db: Db, username: string): Promise<boolean> {
  const names = [username, username.normalize('NFD')];
  return (await hasChanges(db, names)) || (await hasAccesses(db, names));
}

/** True for 'einladen', because /admin/personen/einladen is the page for inviting people. */
function isReserved(username: string): boolean {
  return invitePath.endsWith(`/${username}`);
}
