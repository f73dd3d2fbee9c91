import { z } from 'zod';
import type { FirstStep } from '#platform/admin/next-step.ts';
import type { Db } from '#platform/db/client.server.ts';
import { BlockedChangeError } from '#platform/records/refusal.ts';
import { writeIfChanged } from '#platform/records/revision.server.ts';
import { noteAccess } from '#platform/sign-in/accesses.server.ts';
import { isEmailOfAdmin } from '#platform/sign-in/admins.server.ts';
import { describeGrants, type NamedTeam } from '#platform/sign-in/describe-grants.ts';
import {
  createLink,
  issueLinkToken,
  listLinks,
  type OneTimeLink,
  withdrawLink,
} from '#platform/sign-in/one-time-links.server.ts';
import type { Grant } from '#platform/sign-in/roles.ts';
import { queueAccountMail } from './mails/queue-account-mail.server.ts';
import { linkPaths } from './paths.ts';
import { requireAdministration } from './users/administration.server.ts';
import { invitePath } from './users/tool.ts';
import { listManagedUsers } from './users/users.server.ts';

/** Limits open invitations. Otherwise a stolen account could flood mailboxes. */
const maxOpen = 20;

const purpose = 'invitation';

const invitationData = z.object({
  email: z.string(),
  grants: z.array(
    z.union([
      z.object({
        role: z.enum(['administration', 'editorial', 'sport']),
        scope: z.literal('club'),
      }),
      z.object({
        role: z.literal('sport'),
        scope: z.literal('team'),
        teamId: z.string().nullable(),
      }),
    ]),
  ),
  /** Username of the inviter. The invitation ends when the inviter is no longer an administrator. */
  by: z.string(),
});

export interface Invitation {
  id: string;
  email: string;
  grants: Grant[];
  by: string;
  /** ISO timestamp in UTC. */
  expiresAt: string;
}

interface NewInvitation {
  email: string;
  grants: readonly Grant[];
  isMailed: boolean;
}

interface By {
  username: string;
  now: Date;
  teams: readonly NamedTeam[];
}

export class KnownEmailError extends Error {
  override name = 'KnownEmailError';
}

export async function listInvitations(db: Db, now: Date): Promise<Invitation[]> {
  return (await listLinks(db, purpose, now)).map(readInvitation);
}

export function readInvitation({ id, data, expiresAt }: OneTimeLink): Invitation {
  return { id, ...invitationData.parse(data), expiresAt };
}

/**
 * Returns the path of the link, or null if the link is mailed.
 * @throws KnownEmailError, BlockedChangeError
 */
export async function createInvitation(
  db: Db,
  { email, grants, isMailed }: NewInvitation,
  { username, now, teams }: By,
): Promise<string | null> {
  const { path } = await oneByOne(db, async (transaction) => {
    await requireAdministration(transaction, username);
    if (await isEmailOfAdmin(transaction, email))
      throw new KnownEmailError('Mit dieser Adresse gibt es schon einen Zugang.');
    const open = await listInvitations(transaction, now);
    const others = open.filter((invitation) => invitation.email !== email);
    if (others.length >= maxOpen)
      throw new BlockedChangeError(
        `Es sind schon ${maxOpen} Einladungen offen. Zieh zuerst eine zurück.`,
      );
    for (const { id, email: address } of open)
      if (address === email) await withdrawLink(transaction, purpose, id);
    const data = { email, grants, by: username };
    const linkId = await createLink(transaction, { purpose, data }, now);
    const detail = `${email}, ${describeGrants(grants, teams)}`;
    await noteAccess(transaction, { kind: 'invitation', username, detail }, now);
    if (!isMailed)
      return { path: `${linkPaths.invitation}/${await issueLinkToken(transaction, linkId, now)}` };
    await queueAccountMail(transaction, { to: email, letter: { what: purpose, linkId } }, now);
    return { path: null };
  });
  return path;
}

/** @throws BlockedChangeError if the invitation is not open or `username` is no longer an administrator */
export async function withdrawInvitation(
  db: Db,
  id: string,
  { username, now }: Omit<By, 'teams'>,
): Promise<void> {
  await oneByOne(db, async (transaction) => {
    await requireAdministration(transaction, username);
    const open = (await listInvitations(transaction, now)).find((each) => each.id === id);
    if (!open || !(await withdrawLink(transaction, purpose, id)))
      throw new BlockedChangeError(
        'Diese Einladung gibt es nicht mehr: Sie ist angenommen, zurückgezogen oder vorbei.',
      );
    const detail = open.email;
    await noteAccess(transaction, { kind: 'invitation-withdrawn', username, detail }, now);
    return {};
  });
}

export async function withdrawInvitationsOfAdmin(
  transaction: Db,
  username: string,
  now: Date,
): Promise<void> {
  for (const { id, by } of await listInvitations(transaction, now))
    if (by === username) await withdrawLink(transaction, purpose, id);
}

/** No other write runs during `work`. Pages need not load again (`changed`): invitations have no topic. */
async function oneByOne<T extends object>(db: Db, work: (transaction: Db) => Promise<T>) {
  return writeIfChanged(db, async (transaction) => ({
    changed: false,
    ...(await work(transaction)),
  }));
}

export async function findHelperStep(db: Db, now: Date): Promise<FirstStep | undefined> {
  const people = (await listManagedUsers(db)).filter(({ account }) => account !== null);
  if (people.length > 1 || (await listInvitations(db, now)).length > 0) return undefined;
  return {
    text: 'Jemanden einladen, der mithilft',
    detail: 'Wer Ergebnisse, Berichte oder eine Mannschaft übernimmt, bekommt einen Link.',
    path: invitePath,
  };
}
