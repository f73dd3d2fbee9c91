import fc from 'fast-check';
import { simpleParser } from 'mailparser';
import { createTransport } from 'nodemailer';
import { findMailContents } from '#app/post/mails/contents.server.ts';
import { mailTypes } from '#app/post/mails/mail-types.server.ts';
import { club } from '#club/club.ts';
import type { Db } from '#platform/db/client.server.ts';
import { composeMail } from '#platform/mail/compose.server.ts';
import type { OutgoingMail } from '#platform/mail/mail-queue.server.ts';
import { findMessageSecret } from '#platform/request/message-secret.server.ts';
import { openApp } from '#test/open-app.ts';
import {
  countStored,
  type FormPath,
  formPaths,
  nextVisitor,
  publicForms,
} from '#test/public-forms.ts';
import { askAsAdmin } from '#test/sign-in-admin.ts';

export interface FuzzedForm {
  path: FormPath;
  fields: [name: string, value: string][];
  isMultipart: boolean;
  /** True if a script of an open page sends the form and shows the answer without loading a new page. */
  isScripted: boolean;
}

const harm = [
  ...['\r\nBcc: opfer@post.example', '\nTo: x@post.example\n\n', '\r\n\r\n.\r\n', '\0', '\u2028'],
  ...['<script>x</script>', '"><img src=x onerror=y>', '</td></table>', '</textarea>', '&lt;'],
  ...[
    '=?utf-8?q?=0d=0aBcc:?=',
    ', max@post.example',
    '<max@post.example>',
    "'; drop table message",
  ],
  ...['🏆', '\uD83D', 'ß', '\u202E', '\u200B', '%00', '__proto__', 'null', '-1', '1e999', ' '],
];
const text = fc
  .array(
    fc.oneof(fc.constantFrom(...harm), fc.string({ unit: 'binary', maxLength: 30 }), fc.lorem()),
    { maxLength: 5 },
  )
  .map((parts) => parts.join(''));
const value = fc.oneof(
  { weight: 6, arbitrary: text },
  { weight: 1, arbitrary: fc.emailAddress() },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', 'x'.repeat(201), 'ü'.repeat(5001), 'z'.repeat(90_000)),
  },
);
const known = [...new Set(Object.values(publicForms).flatMap((form) => Object.keys(form)))];
const name = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...known, 'key', 'seconds', 'website') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('__proto__', 'name[]', '_cc', '_subject', 'constructor'),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
);
const change = fc.tuple(name, fc.array(value, { maxLength: 2 }));

export const fuzzedForms: fc.Arbitrary<FuzzedForm> = fc
  .record({
    path: fc.constantFrom(...formPaths),
    changes: fc.array(change, { maxLength: 3 }),
    isMultipart: fc.boolean(),
    isScripted: fc.boolean(),
  })
  .map(({ path, changes, ...way }) => {
    let fields: [string, string][] = Object.entries(publicForms[path]);
    for (const [changed, values] of changes) {
      fields = fields.filter(([other]) => other !== changed);
      fields.push(...values.map((given): [string, string] => [changed, given]));
    }
    return { path, fields, ...way };
  });

const settings = {
  to: 'office@verein.example',
  from: 'site@verein.example',
  origin: 'https://verein.example',
};

/** Returns a function that sends a fuzzed form to one site and lists the faults of the answer. */
export async function openFuzzing(db: Db) {
  let sent = 0;
  // One minute lies between two forms, so that they do not reach the common limit of all visitors.
  const start = Date.parse('2026-03-01T08:00:00Z');
  const now = () => new Date(start + sent * 60_000);
  const ask = await openApp(db, now, { trustProxy: true, mail: { ...settings, keepDays: 365 } });

  return async function attempt({ path, fields, isMultipart, isScripted }: FuzzedForm) {
    sent += 1;
    const body = isMultipart ? new FormData() : new URLSearchParams();
    for (const [name, given] of fields) body.append(name, given);
    // Without a new key, the server would take an equal form for a repeated one.
    if (isScripted) body.set('key', String(sent));
    const before = await countStored(db);
    const headers = { Origin: 'http://localhost', 'X-Forwarded-For': nextVisitor() };
    const address = isScripted ? `${path}.data` : path;
    const answer = await ask(address, { method: 'POST', body, headers });
    const page = await answer.text();
    const faults: string[] = [];
    if (answer.status >= 500) faults.push(`status ${answer.status}`);
    if (!isScripted && hasMarkup(page)) faults.push('markup in the page');
    const isTaken = answer.status === 303 || answer.status === 200;
    const stored = (await countStored(db)) - before;
    if (!isTaken && stored > 0) faults.push(`refused with ${answer.status}, but stored`);
    if (isTaken && isScripted && stored === 0 && path !== '/newsletter') faults.push('lost');
    return { status: answer.status, faults };
  };
}

/** Opens the whole inbox as an admin and lists the pages that show typed text as markup. */
export async function checkInbox(db: Db): Promise<{ pages: number; faults: string[] }> {
  const ask = await askAsAdmin(await openApp(db), db);
  const open = ['/admin/posteingang', '/admin/posteingang?ordner=zurueckgehalten'];
  open.push('/admin/newsletter/abonnenten');
  const faults: string[] = [];
  // The loop also visits the paths that it adds to `open`.
  for (const path of open) {
    const answer = await ask(path);
    const page = await answer.text();
    if (answer.status !== 200) faults.push(`${path}: ${answer.status}`);
    if (hasMarkup(page)) faults.push(`${path}: markup`);
    for (const [, link = ''] of page.matchAll(toRead)) {
      const next = link.replaceAll('&amp;', '&');
      if (!open.includes(next)) open.push(next);
    }
  }
  return { pages: open.length, faults };
}

const toRead = /href="(\/admin\/(?:posteingang(?:\/|\?[^"]*vor=)|newsletter\/abonnenten\/)[^"]+)"/g;

/** Markup that our own pages never contain. */
const alive = harm.filter((typed) => typed.includes('<') && typed !== '</textarea>');

/** Checks if a page contains typed text without escaping, so that it would run. */
function hasMarkup(page: string): boolean {
  const [begun, ended] = ['<textarea', '</textarea>'].map((tag) => page.split(tag).length);
  return begun !== ended || alive.some((typed) => page.includes(typed));
}

const headerNames = [
  ...['auto-submitted', 'cc', 'content-type', 'date', 'from', 'message-id', 'mime-version'],
  ...['reply-to', 'subject', 'to'],
];
const ourTags =
  /^<(?:!doctype html|\/?(?:html|head|body|title|table|tr|td|th|br|p)(?: [a-z]+="[\w ]+")*|html lang="de"|meta charset="utf-8"|a href="https:\/\/verein\.example\/newsletter\/bestaetigen\/[\w-]+"|\/a)>$/;

/**
 * Composes every mail in the queue. Lists headers, recipients and HTML tags that the site itself does not
 * write.
 */
export async function checkMails(db: Db): Promise<{ mails: number; faults: string[] }> {
  const transporter = createTransport({ streamTransport: true, buffer: true });
  const secret = await findMessageSecret(db);
  const rows = await db.selectFrom('outgoingMail').selectAll().execute();
  const faults: string[] = [];
  for (const row of rows) {
    const mail: OutgoingMail = { ...row, deliveredTo: [] };
    const contents = await findMailContents(db, mail, new Date());
    if (!contents) throw new Error('A mail without contents.');
    const composed = composeMail({ mail, contents, secret }, mailTypes, settings);
    const { message, envelope } = await transporter.sendMail(composed);
    const toClub = contents.kind === 'message' && contents.message.kind;
    const wanted = {
      contact: [settings.to],
      sponsor: [settings.to, ...club.sponsorCopies],
      none: contents.kind === 'confirmation' ? [contents.subscriber.email] : [],
    }[toClub || 'none'];
    if (JSON.stringify(envelope.to) !== JSON.stringify(wanted))
      faults.push(`recipients ${envelope.to}`);
    const parsed = await simpleParser(String(message));
    for (const { key } of parsed.headerLines)
      if (!headerNames.includes(key)) faults.push(`header ${key}`);
    for (const tag of String(parsed.html).match(/<[^>]*>?/g) ?? [])
      if (!ourTags.test(tag)) faults.push(`tag ${tag}`);
  }
  return { mails: rows.length, faults };
}
