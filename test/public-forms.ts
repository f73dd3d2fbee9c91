import type { Db } from '#platform/db/client.server.ts';
import type { Ask } from './open-app.ts';
import { formPost } from './sign-in-admin.ts';

export type Fields = Record<string, string>;

/** Valid fields for each public form, by address. */
export const publicForms = {
  '/contact': {
    name: 'Anna Huber',
    email: 'anna@verein.example',
    message: 'Wann ist das nächste Training?',
  },
  '/sponsoren/anfrage': {
    name: 'Max Muster',
    email: 'max@verein.example',
    phone: '0463 123456',
    amount: '250',
    supportType: 'donor',
    message: 'Wir hätten zwanzig Bälle.',
    privacy: 'on',
  },
  '/newsletter': { email: 'fan@verein.example' },
} as const satisfies Record<string, Fields>;

export type FormPath = keyof typeof publicForms;
export const formPaths = Object.keys(publicForms) as FormPath[];

/** Page after each form without JavaScript, on a site that sends no mail. */
export const thanks: Record<FormPath, string> = {
  '/contact': '/danke/nachricht',
  '/sponsoren/anfrage': '/danke/anfrage',
  '/newsletter': '/danke/vormerkung',
};

let visitors = 0;

/** Returns the address of a visitor that has no counts yet; for a site with `trustProxy`. */
export function nextVisitor(): string {
  visitors += 1;
  return `198.${18 + (visitors >> 16)}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

/** Sends a form like a browser without JavaScript. */
export function send(
  ask: Ask,
  path: string,
  fields: Fields,
  visitor = nextVisitor(),
): Promise<Response> {
  return ask(path, formPost(fields, { 'X-Forwarded-For': visitor }));
}

export function listMessages(db: Db) {
  return db.selectFrom('message').selectAll().orderBy('receivedAt').execute();
}

export async function countStored(db: Db): Promise<number> {
  const messages = await db.selectFrom('message').select('id').execute();
  const subscribers = await db.selectFrom('subscriber').select('id').execute();
  return messages.length + subscribers.length;
}
