import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from 'cheerio';
import { expect, onTestFinished, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import { playerRecords } from '#app/people/players/player-record.server.ts';
import { loadStarter } from '#app/starter.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { eachKind } from '#platform/records/kind.server.ts';
import { saveRecord } from '#platform/records/save.server.ts';
import { recordVersion } from '#platform/records/version.server.ts';
import { formatDayInput } from '#platform/values/parse-date-time.ts';
import { viennaDate } from '#platform/values/vienna.ts';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import { by, playerDraft } from '#test/drafts.ts';
import { createGame, createTeam } from '#test/factories.ts';
import { createMessage, createNewsletter, createSubscriber } from '#test/message-factories.ts';
import { openApp } from '#test/open-app.ts';
import { photo } from '#test/photo.ts';
import { askAsAdmin } from '#test/sign-in-admin.ts';
import { starterDay } from '#test/starter-text.ts';
import {
  type FoundField,
  type FoundForm,
  findExecutedInput,
  findForms,
  findRoute,
  openForm,
} from './admin-forms.ts';

const mail = {
  to: 'office@verein.example',
  from: 'site@verein.example',
  origin: 'https://verein.example',
  keepDays: 365,
  smtpUrl: 'smtp://127.0.0.1:9',
};
const markup =
  '"><script>boese()</script><svg onload=boese()><img src=x onerror=boese()>[k](javascript:boese())';
/** Sent as it is: NUL, lone surrogates, invalid UTF-8 and control characters. */
const bytes = '%00a%00%ED%A0%BD%ED%B8%80%FF%FEb%E2%80%AE%E2%80%8Fc%1B%7F';
const odd = [
  '-1',
  '1e999',
  '\u202E\u2066x',
  '__proto__',
  '{"type":"insert"}',
  '[0]',
  'ß'.repeat(201),
  markup,
];

/** Returns the values to send for a field; an empty list leaves the field out. */
type Way = (field: FoundField, index: number) => readonly string[];
const asIs: Way = ({ value }) => [value];
const typing =
  (text: string): Way =>
  ({ isTyped, value }, index) => [isTyped ? `${text}${index}` : value];

/** Ways to fill a form that the server mostly rejects. */
const refusedWays: Record<string, Way> = {
  'no field at all': () => [],
  'every field twice': ({ value }) => [value, `${value}x`],
  'odd values': (_, index) => [odd[index % odd.length] as string],
  'a million letters': ({ value }, index) => [index === 3 ? 'x'.repeat(2 ** 20) : value],
};
/** Fills a required date, such as the first day of a competition phase that continues another phase. */
const today: Way = () => [formatDayInput(viennaDate(new Date()))];
/** Lists the values to type. The first is tried first, the others only in fields that a rule rejects. */
const storedWays: Record<string, readonly Way[]> = {
  'markup is typed': [
    ...[typing(markup), typing('https://x.example/"onmouseover="boese()//'), asIs, today],
  ],
  'an address of a script is typed': [typing('javascript:boese()//'), asIs, today],
};

const pictures = [
  ['../../../etc/passwd', photo(64, 80)],
  ['<img src=x onerror=boese()>.jpg', photo(640, 800)],
  ['a\0b\u202Egpj.php', Buffer.from('<svg onload="boese()"/>')],
  [`${'x'.repeat(5000)}.png`, Buffer.from('\x89PNG\r\n\x1a\n')],
] as const;

onEachEngine((engine) => {
  test('admin forms answer any input without a server error, and no input runs as code', {
    timeout: 900_000,
  }, async () => {
    const db = await filledDatabase(engine);
    const dataDir = await mkdtemp(join(tmpdir(), 'ankick-fuzz-'));
    onTestFinished(() => rm(dataDir, { recursive: true }));
    const visit = await openApp(db, undefined, { dataDir, mail });
    const ask = await askAsAdmin(visit, db);
    const unused = new FormData();
    unused.set('file', new File([new Uint8Array(await photo(640, 800))], 'a.jpg'));
    expect((await ask('/admin/bilder/hochladen', posting(unused))).status).toBe(200);
    const forms = await findForms(ask);
    const [last, first] = [forms.filter(isRemoval), forms.filter((form) => !isRemoval(form))];
    const faults: string[] = [];
    const post = async (path: string, body: string | FormData, what: string) => {
      const answer = await ask(path, posting(body));
      if (answer.status >= 500) faults.push(`${path}, ${what}: ${answer.status}`);
      return answer;
    };
    const look = async (what: string) => {
      if (engine !== 'sqlite') return;
      faults.push(...(await findExecutedInput(visit, ask)).map((fault) => `${what}: ${fault}`));
    };

    // Checks before storing and page contents do not depend on the engine, so SQLite is enough.
    const others = engine === 'sqlite' ? Object.entries(refusedWays) : [];

    for (const [index, form] of first.entries()) {
      const fields = await openForm(ask, form);
      await post(form.path, inBytes(form, fields), 'bytes');
      await post(form.path, inBytes(form, fields, true), 'bytes everywhere');
      for (const [what, way] of others)
        if (isSave(form)) await post(form.path, encoded(form, fields, way), what);
      await post(form.path.replace(/[^/]+$/, '%00'), encoded(form, fields, asIs), 'no address');
      if (!form.takesFile) continue;
      const [name, content] = pictures[index % pictures.length] as (typeof pictures)[number];
      await post(form.path, await withFile(fields, name, content), `a file ${name.slice(0, 30)}`);
    }
    for (const [what, [way = asIs, ...next]] of Object.entries(storedWays)) {
      for (const form of first.filter(isSave)) {
        const fields = await openForm(ask, form);
        let tried = way;
        let answer = await post(form.path, encoded(form, fields, tried), what);
        for (const other of next) {
          if (answer.status !== 422) break;
          const [wrong, before] = [wrongIn(await answer.text()), tried];
          tried = (field, index) => (wrong.has(field.name) ? other : before)(field, index);
          answer = await post(form.path, encoded(form, fields, tried), what);
        }
      }
      await look(what);
    }
    expect(await untouchedKinds(db)).toEqual([]);

    for (const [path, names] of Object.entries(sentWithoutForm))
      for (const name of names) {
        for (const typed of [markup, 'x'.repeat(2 ** 20)])
          await post(path, one(name, typed), 'without a form');
        await post(path, `title=x&${name}=${bytes}`, 'without a form');
      }
    for (const form of last) {
      const fields = await openForm(ask, form);
      await post(form.path, inBytes(form, fields), 'removal');
      for (const [what, way] of others) await post(form.path, encoded(form, fields, way), what);
      await post(form.path, encoded(form, fields, asIs), 'removal');
    }
    expect(faults).toEqual([]);
    const tried = new Set([
      ...forms.map(({ route }) => route),
      ...Object.keys(sentWithoutForm).map(findRoute),
    ]);
    expect(listActions().filter((file) => !tried.has(file))).toEqual([]);
  });
});

/** Excludes the buttons that add and remove rows. */
const isSave = ({ button }: FoundForm) => button?.name !== '__intent__';

/** The test sends these forms last, because they delete data that the other forms need. */
const isRemoval = ({ key, route }: FoundForm) => /remove|removal/.test(key + route);

const usualNames = ['recordId', 'title', 'text', 'intent', 'version', 'file'];
/** Addresses that accept posts but have no form in the visited pages, with their field names. */
const sentWithoutForm = {
  '/admin?index': ['unneeded', 'needed'],
  '/admin/bewerbe/-L1/offen': ['stranger', 'team'],
  '/admin/bilder/hochladen': usualNames,
  '/admin/neuigkeiten/neu/entwurf': usualNames,
  '/admin/neuigkeiten/1/vorschau': usualNames,
  '/admin/protokoll': ['entry', 'from'],
};

async function filledDatabase(engine: Parameters<typeof freshDatabase>[0]): Promise<Db> {
  const db = await freshDatabase(engine);
  await loadStarter(db, starterDay);
  // With several teams, the forms also have a field for the team.
  await createTeam(db);
  await createGame(db, { id: 'running' });
  await createMessage(db, { id: 'message-1' });
  await createMessage(db, { putAside: 1, suspicions: '["links"]' });
  await createNewsletter(db, { id: 'newsletter-1' });
  await createSubscriber(db, { id: 'subscriber-1', confirmedAt: null });
  // Save a record, so that the audit log contains a change to undo.
  const draft = { record: playerDraft(), version: recordVersion(undefined) };
  await saveRecord(db, playerRecords, 'player-1', draft, by);
  return db;
}

function posting(body: string | FormData): RequestInit {
  const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
  return { method: 'POST', body, headers: typeof body === 'string' ? type : {} };
}

function one(name: string, value: string): string {
  return new URLSearchParams({ [name]: value }).toString();
}

function pressed({ button }: FoundForm): string {
  return button ? one(button.name, button.value) : '';
}

/** Fields that name the record, its version and the action. */
const held = /^(?:recordId|version|intent)$/;

function encoded(form: FoundForm, fields: readonly FoundField[], way: Way): string {
  const parts = fields.flatMap((field, index) => {
    const values = way(field, index);
    // The fields in `held` keep the value of the page, unless this way leaves out the field.
    const sent = values.length === 1 && held.test(field.name) ? [field.value] : values;
    return sent.map((value) => one(field.name, value));
  });
  return [...parts, pressed(form)].join('&');
}

function inBytes(form: FoundForm, fields: readonly FoundField[], isAll = false): string {
  const parts = fields.map(({ name, value, isTyped }) =>
    isTyped || isAll ? `${encodeURIComponent(name)}=${bytes}` : one(name, value),
  );
  return [...parts, pressed(form)].join('&');
}

async function withFile(
  fields: readonly FoundField[],
  name: string,
  content: Buffer | Promise<Buffer>,
): Promise<FormData> {
  const form = new FormData();
  for (const field of fields) form.append(field.name, field.value);
  form.set('file', new File([new Uint8Array(await content)], name, { type: 'text/html' }));
  return form;
}

function wrongIn(html: string): Set<string> {
  const $ = load(html);
  const marked = $('[aria-invalid=true]').toArray();
  return new Set(
    marked.map((node) => $(node).attr('name') ?? $(node).find('[name]').attr('name') ?? ''),
  );
}

/** Kinds whose forms have no fields for free text. */
const wordless: readonly string[] = ['lineup', 'clubLook', 'heroPicture', 'leagueRound', 'squad'];

/** Lists the kinds with text fields for which no hostile text was stored. */
async function untouchedKinds(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('protocolEntry')
    .select('recordKind')
    .distinct()
    .where('after', 'like', '%boese()%')
    .execute();
  const stored: string[] = rows.map(({ recordKind }) => recordKind);
  return eachKind(kinds).flatMap(([name, { tool }]) =>
    tool && !wordless.includes(name) && !stored.includes(name) ? [name] : [],
  );
}

const sources = import.meta.glob<string>('/app/**/route.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Lists the files of admin routes that handle a form. */
function listActions(): string[] {
  const others =
    /^(?:accounts|back-office\/club-setup|post\/(?:enquiry|messages\/contact|newsletter\/(?:confirm|sign-up|unsubscribe)))\//;
  return Object.entries(sources)
    .filter(([, source]) => /^export .*\baction\b/m.test(source))
    .map(([path]) => path.replace('/app/', ''))
    .filter((file) => !others.test(file));
}
