import { load } from 'cheerio';
import { expect } from 'vitest';
import type { Db } from '#platform/db/client.server.ts';
import type { Grant } from '#platform/sign-in/roles.ts';
import { type Engine, freshDatabase } from '#test/database.ts';
import { type Ask, openApp, type Setup } from '#test/open-app.ts';
import {
  createSigningIn,
  createWithRoles,
  formPost,
  signInDirectly,
  withCookie,
} from '#test/sign-in-admin.ts';

export const people = '/admin/personen';
export const invite = `${people}/einladen`;
export const ownPassword = 'Sieben rote Dächer im Nebel';
export const editorial: Grant = { role: 'editorial', scope: 'club' };
export const administration: Grant = { role: 'administration', scope: 'club' };
export const smtp = {
  mail: {
    smtpUrl: 'smtp://127.0.0.1:1',
    to: '',
    from: '',
    origin: 'http://localhost',
    keepDays: 1,
  },
} satisfies Setup;

/** The fields of a form. A field with several values has a list. */
export type Typed = Record<string, string | string[]>;

/** A site with a clock that the test moves. `asMax` asks as max, a signed-in administrator. */
export async function openPeople(engine: Engine, setup: Setup = {}) {
  const db = await freshDatabase(engine);
  const clock = { now: new Date('2026-03-01T08:00:00Z') };
  const ask = await openApp(db, () => clock.now, setup);
  const max = await createSigningIn(db, 'max');
  const asMax = withCookie(ask, await signInDirectly(db, max, clock.now));
  const later = (minutes: number) => {
    clock.now = new Date(clock.now.getTime() + minutes * 60_000);
  };
  /** Signs in another user with these roles. */
  const signedIn = async (username: string, grants: readonly Grant[]): Promise<Ask> => {
    const admin = await createWithRoles(db, username, grants);
    return withCookie(ask, await signInDirectly(db, admin, clock.now));
  };
  return { db, ask, asMax, clock, later, signedIn };
}

export function urlencodedPost(fields: Typed): RequestInit {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(fields))
    for (const each of [value].flat()) body.append(name, each);
  return { ...formPost({}), body };
}

export async function readAnswer(answer: Response) {
  const $ = load(await answer.text());
  $('script, style').remove();
  const oneLine = (text: string) => text.replaceAll('\u00AD', '').replace(/\s+/g, ' ').trim();
  return {
    status: answer.status,
    location: answer.headers.get('Location'),
    text: oneLine($('main').text()),
    /** The path of the one-time link on the page. */
    link: $('main input[readonly]').attr('value')?.replace('http://localhost', ''),
    version: $('main [name=version]').first().attr('value') ?? '',
    invitations: $('main [name=id]')
      .toArray()
      .map((node) => $(node).attr('value') ?? ''),
    ticked: $('main input[checked]')
      .toArray()
      .map((node) => `${$(node).attr('name')}=${$(node).attr('value')}`),
  };
}

/** Invites a person without a mail; returns the path of the link. */
export async function sendInvitation(
  asMax: Ask,
  fields: Typed = { email: 'eva@verein.example', role: 'editorial' },
): Promise<string> {
  const answer = await readAnswer(await asMax(invite, urlencodedPost(fields)));
  expect([answer.status, answer.link]).toEqual([
    200,
    expect.stringMatching(/^\/einladung\/[\w-]{43}$/),
  ]);
  return answer.link as string;
}

/** The form that accepts an invitation. */
export function joinForm(username = 'eva', password = ownPassword): RequestInit {
  return formPost({ username, password });
}

/** Returns a function that sends the session cookies of this answer, which signed a user in. */
export function asJoined(ask: Ask, answer: Response): Ask {
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/admin']);
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return withCookie(ask, cookies.join('; '));
}

/** Lists the access entries of the audit log: kind, actor, affected user and detail. */
export async function listAccessEntries(db: Db) {
  const rows = await db
    .selectFrom('accessEntry')
    .selectAll()
    .orderBy('happenedAt')
    .orderBy('kind')
    .execute();
  return rows.map(({ kind, username, about, detail }) => [kind, username, about, detail]);
}
