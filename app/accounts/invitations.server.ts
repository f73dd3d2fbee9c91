import { z } from 'zod';
import type { FirstStep } from '#platform/admin/next-step.ts';
import type { Db } from '#platform/db/client.server.ts';
import { ObstacleError } from '#platform/records/refusal.ts';
import { writeIfChanged } from '#platform/records/revision.server.ts';
import { noteAccess } from '#platform/sign-in/accesses.server.ts';
import { isEmailOfAdmin } from '#platform/sign-in/admins.server.ts';
import {
  createLink,
  giveOut,
  listLinks,
  type OneTimeLink,
  withdrawLink,
} from '#platform/sign-in/one-time-links.server.ts';
import type { Grant } from '#platform/sign-in/roles.ts';
import { queueAccountLetter } from './letters/account-letters.server.ts';
import { linkPaths } from './paths.ts';
import { requireAdministration } from './people/administration.server.ts';
import { describeGrants, type NamedTeam } from './people/describe-grants.ts';
import { listPeople } from './people/people.server.ts';
import { invitePath } from './people/tool.ts';

/** More than are ever on their way; whoever takes over an account does not fill mailboxes. */
const mostOpen = 20;

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
  /** Who invites: once they may no longer, it is void. */
  by: z.string(),
});

export interface Invitation {
  id: string;
  email: string;
  grants: Grant[];
  by: string;
  /** ISO instant in UTC. */
  expiresAt: string;
}

/** What is being offered to whom. */
interface NewInvitation {
  email: string;
  grants: readonly Grant[];
  /** Whether a mail brings it; else its link is handed over. */
  isMailed: boolean;
}

interface By {
  username: string;
  now: Date;
  /** For the words of the audit log. */
  teams: readonly NamedTeam[];
}

/** Somebody of that e-mail address is there already. */
export class KnownEmailError extends Error {
  override name = 'KnownEmailError';
}

/** Those that still work, the newest first. */
export async function listInvitations(db: Db, now: Date): Promise<Invitation[]> {
  return (await listLinks(db, purpose, now)).map(readInvitation);
}

/** What a link of this purpose offers. */
export function readInvitation({ id, data, expiresAt }: OneTimeLink): Invitation {
  return { id, ...invitationData.parse(data), expiresAt };
}

/**
 * Invites somebody; what the address was offered before is over.
 * @throws KnownEmailError for an admin's address; ObstacleError when it may not be now
 * @returns the path of the link, which opens it once; null where a mail brings it
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
    if (others.length >= mostOpen)
      throw new ObstacleError(
        `Es sind schon ${mostOpen} Einladungen offen. Zieh zuerst eine zurück.`,
      );
    for (const { id, email: address } of open)
      if (address === email) await withdrawLink(transaction, purpose, id);
    const data = { email, grants, by: username };
    const linkId = await createLink(transaction, { purpose, data }, now);
    const detail = `${email}, ${describeGrants(grants, teams)}`;
    await noteAccess(transaction, { kind: 'invitation', username, detail }, now);
    if (!isMailed)
      return { path: `${linkPaths.invitation}/${await giveOut(transaction, linkId, now)}` };
    await queueAccountLetter(transaction, { to: email, letter: { what: purpose, linkId } }, now);
    return { path: null };
  });
  return path;
}

/**
 * Takes an invitation back.
 * @throws ObstacleError when it has been accepted meanwhile or is over, or whoever asks may no longer
 */
export async function withdrawInvitation(
  db: Db,
  id: string,
  { username, now }: Omit<By, 'teams'>,
): Promise<void> {
  await oneByOne(db, async (transaction) => {
    await requireAdministration(transaction, username);
    const open = (await listInvitations(transaction, now)).find((each) => each.id === id);
    if (!open || !(await withdrawLink(transaction, purpose, id)))
      throw new ObstacleError(
        'Diese Einladung gibt es nicht mehr: Sie ist angenommen, zurückgezogen oder vorbei.',
      );
    const detail = open.email;
    await noteAccess(transaction, { kind: 'invitation-withdrawn', username, detail }, now);
    return {};
  });
}

/** Takes back, inside a write, what somebody has offered who no longer may. */
export async function withdrawInvitationsBy(
  transaction: Db,
  username: string,
  now: Date,
): Promise<void> {
  for (const { id, by } of await listInvitations(transaction, now))
    if (by === username) await withdrawLink(transaction, purpose, id);
}

/** In the place of a write that changes nothing of the club: no two run at the same moment. */
async function oneByOne<T extends object>(db: Db, work: (transaction: Db) => Promise<T>) {
  return writeIfChanged(db, async (transaction) => ({
    changed: false,
    ...(await work(transaction)),
  }));
}

/** Whom the founder of a club does the work with; who is invited counts. */
export async function findHelperStep(db: Db, now: Date): Promise<FirstStep | undefined> {
  const people = (await listPeople(db)).filter(({ account }) => account !== null);
  if (people.length > 1 || (await listInvitations(db, now)).length > 0) return undefined;
  return {
    text: 'Jemanden einladen, der mithilft',
    detail: 'Wer Ergebnisse, Berichte oder eine Mannschaft übernimmt, bekommt einen Link.',
    path: invitePath,
  };
}
