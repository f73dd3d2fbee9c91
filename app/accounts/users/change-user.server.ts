import { queueAccountMail } from '#app/accounts/mails/queue-account-mail.server.ts';
import { requireTeam } from '#app/teams/team-record.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { BlockedChangeError } from '#platform/records/refusal.ts';
import { write } from '#platform/records/revision.server.ts';
import { recordVersion } from '#platform/records/version.server.ts';
import { notFound } from '#platform/request/answers.server.ts';
import { noteAccess } from '#platform/sign-in/accesses.server.ts';
import { removeAdminWithin } from '#platform/sign-in/accounts.server.ts';
import { describeGrants, type NamedTeam } from '#platform/sign-in/describe-grants.ts';
import { endSessions } from '#platform/sign-in/end-sessions.server.ts';
import { setGrants } from '#platform/sign-in/grants.server.ts';
import { type Grant, isAdministration } from '#platform/sign-in/roles.ts';
import { removeSecondFactor } from '#platform/sign-in/second-factor.server.ts';
import { withdrawInvitationsOfAdmin } from '../invitations.server.ts';
import { requireAdministration, requireAnotherAdministrator } from './administration.server.ts';
import { losesAdministration } from './role-form-data.ts';
import { findManagedUser, type ManagedUser } from './users.server.ts';

export interface By {
  username: string;
  now: Date;
}

export function grantsVersion({ grants }: Pick<ManagedUser, 'grants'>): string {
  return recordVersion(grants);
}

export class PersonConflictError extends BlockedChangeError {
  override name = 'PersonConflictError';
}

interface NewRoles {
  grants: readonly Grant[];
  version: string;
  teams: readonly NamedTeam[];
}

/** @throws BlockedChangeError if `by` is not allowed to make this change */
export async function changeRoles(
  db: Db,
  username: string,
  { grants, version, teams }: NewRoles,
  by: By,
): Promise<void> {
  await write(db, async (transaction) => {
    const person = await findChangeableUser(transaction, username, by);
    requireVersion(person, version);
    if (losesAdministration(person.grants, grants)) {
      if (username === by.username)
        throw new BlockedChangeError(
          'Die eigene Aufgabe Admin kannst du nicht abgeben. Das macht jemand anderer von den Admins.',
        );
      await requireAnotherAdministrator(transaction, username);
      await withdrawInvitationsOfAdmin(transaction, username, by.now);
    }
    for (const grant of grants)
      if (grant.scope === 'team') await requireTeam(transaction, grant.teamId);
    await setGrants(transaction, username, grants);
    const detail = describeGrants(grants, teams);
    if (detail === describeGrants(person.grants, teams)) return;
    await note(transaction, 'roles', { about: username, detail }, by);
  });
}

/** @throws BlockedChangeError if `by` is not allowed to remove the person */
export async function removePerson(
  db: Db,
  username: string,
  version: string,
  by: By,
): Promise<void> {
  await write(db, async (transaction) => {
    const person = await findChangeableUser(transaction, username, by);
    requireVersion(person, version);
    requireOther(username, by, 'Den eigenen Zugang kannst du nicht entfernen.');
    if (isAdministration(person.grants)) await requireAnotherAdministrator(transaction, username);
    await withdrawInvitationsOfAdmin(transaction, username, by.now);
    await removeAdminWithin(transaction, person);
    await note(transaction, 'removed', { about: username }, by);
  });
}

/**
 * Sends the person a mail if `isMailed`.
 * @throws BlockedChangeError if `by` is not allowed to remove the second factor
 */
export async function resetSecondFactor(
  db: Db,
  username: string,
  { isMailed }: { isMailed: boolean },
  by: By,
): Promise<void> {
  await write(db, async (transaction) => {
    const { account, email } = await findChangeableUser(transaction, username, by);
    requireOther(username, by, 'Den eigenen zweiten Faktor änderst du in deinem Profil.');
    if (!account?.hasSecondFactor) return;
    await removeSecondFactor(transaction, account.userId);
    await note(transaction, 'second-factor-removed', { about: username }, by);
    if (!isMailed) return;
    const letter = { what: 'second-factor-removed', username, at: by.now.toISOString() } as const;
    await queueAccountMail(transaction, { to: email, letter }, by.now);
  });
}

/** @throws BlockedChangeError if `by` is not allowed to end these sessions */
export async function endUserSessions(db: Db, username: string, by: By): Promise<void> {
  await write(db, async (transaction) => {
    const { account } = await findChangeableUser(transaction, username, by);
    requireOther(username, by, 'Die eigenen Sitzungen beendest du in deinem Profil.');
    if (account) await endSessions(transaction, account.userId);
    await note(transaction, 'sessions-ended', { about: username }, by);
  });
}

async function findChangeableUser(transaction: Db, username: string, by: By): Promise<ManagedUser> {
  await requireAdministration(transaction, by.username);
  return (await findManagedUser(transaction, username)) ?? notFound('Person nicht gefunden');
}

function requireVersion(person: ManagedUser, version: string): void {
  if (grantsVersion(person) !== version)
    throw new PersonConflictError('Inzwischen hat jemand anderer die Aufgaben geändert.');
}

function requireOther(username: string, by: By, sentence: string): void {
  if (username === by.username) throw new BlockedChangeError(sentence);
}

async function note(
  transaction: Db,
  kind: 'roles' | 'removed' | 'second-factor-removed' | 'sessions-ended',
  whom: { about: string; detail?: string },
  { username, now }: By,
): Promise<void> {
  const about = whom.about === username ? undefined : whom.about;
  await noteAccess(transaction, { ...whom, kind, username, about }, now);
}
