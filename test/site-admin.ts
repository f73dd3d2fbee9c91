import { randomUUID } from 'node:crypto';
import type { Db } from '#platform/db/client.server.ts';
import type { Topic } from '#platform/records/kinds.ts';
import { createSigningIn, formPost, signInDirectly } from './sign-in-admin.ts';

export interface FilledForm {
  topic: Topic;
  path: string;
  fields: Record<string, string>;
}

/** Posts a form to a running site like the browser of a signed-in admin. */
export type PostForm = (origin: string, form: FilledForm) => Promise<Response>;

/**
 * Creates an admin and a session without the sign-in form. The session is valid on every site with this
 * database.
 */
export async function signInForPosting(db: Db): Promise<PostForm> {
  const cookie = await signInDirectly(db, await createSigningIn(db));
  return async (origin, { path, fields }) => {
    const form = formPost(fields, { Cookie: cookie, Origin: origin });
    const answer = await fetch(origin + path, { ...form, redirect: 'manual' });
    await answer.text();
    return answer;
  };
}

/** Returns a form for a new player with this name. A repeated post stores the player only once. */
export function playerForm(name: string): FilledForm {
  // No shirt number, because the server asks about a second player with an equal number.
  const fields = {
    ...{ ...newRecord(), name, position: 'Torwart', active: 'on' },
    ...{ shirtNumber: '', birthYear: '1990', joinedOn: '01.01.2023' },
  };
  return { topic: 'player', path: '/admin/spieler/neu', fields };
}

export function trainerForm(name: string): FilledForm {
  const fields = {
    ...{ ...newRecord(), name, role: 'Cheftrainer', experience: 'UEFA-B' },
    ...{ birthYear: '1970', joinedOn: '01.01.2023', games: '1' },
  };
  return { topic: 'trainer', path: '/admin/trainer/neu', fields };
}

/** A new game of this round against an opponent from the starter content. */
export function gameForm(round: string): FilledForm {
  // Each game has its own day, because the server asks about a second game on one day.
  const date = new Date(Date.UTC(2026, 2, ++days)).toISOString().slice(0, 10);
  const fields = {
    ...newRecord(),
    opponent: 'SC Berg',
    kind: 'Pokal',
    date,
    kickoff: '15:00',
    round,
  };
  return { topic: 'game', path: '/admin/spiele/neu', fields };
}

let days = 0;

function newRecord() {
  return { recordId: randomUUID(), version: 'none' };
}
