import type { FirstStep } from '#platform/admin/first-step.ts';
import type { Db } from '#platform/db/client.server.ts';
import { listInvitations } from '../invitations.server.ts';
import { listPeople } from './people.server.ts';
import { invitePath } from './tool.ts';

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
