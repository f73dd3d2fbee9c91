import { load } from 'cheerio';
import { type Fields, openPage, postForm } from '#test/admin/form-page.ts';
import { listProposals } from '#test/admin/proposals.ts';
import { comingDay, formatDayInput } from '#test/coming-days.ts';
import { expect } from '#test/e2e/fixtures.ts';
import type { Ask } from '#test/open-app.ts';
import { filePost, photo } from '#test/photo.ts';
import { formPost } from '#test/sign-in-admin.ts';

export interface ToolSite {
  /** Sends a request as the admin of the site. */
  ask: Ask;
  club: string;
  /**
   * `writeMessage` sends a message and a sponsor enquiry as a visitor; `signUp` subscribes to the newsletter.
   * Both wait until the site has the data.
   */
  writeMessage: () => Promise<void>;
  signUp: () => Promise<void>;
}

type Step = (site: ToolSite, path: string) => Promise<void>;

const teams = ['SV Feistritz', 'ASK Ferlach', 'FC Windisch'];
const year = comingDay(0).slice(0, 4);

/** The input for each tool, in an order that creates required records first. */
export const toolSteps: Readonly<Record<string, Step>> = {
  '/admin/kontakt': change({ phone: '+43 4253 1234', street: 'Am Anger 2', zvr: '123456789' }),
  '/admin/aussehen': change({ pitch: '#b01020' }),
  '/admin/texte': (site, path) => save(site, `${path}/story`, { text: 'Es war im Wirtshaus.' }),
  '/admin/fanshop': change({ link: 'https://laden.example/jakob', shown: 'on', title: 'Schals' }),
  // The test deletes one of the pictures at a person's request.
  '/admin/bilder': async (site, path) => {
    await upload(site, path, 1600);
    await upload(site, path, 1200);
    const [gone] = await found(site, path, new RegExp(`(?<=href="${path}/datei/)[\\w.-]+`, 'g'));
    const asked = { askedOn: formatDayInput(comingDay(0)), note: 'Brief von Bea', sure: 'on' };
    await expectDone(site.ask(`${path}/datei/${gone}`, formPost({ intent: 'delete', ...asked })));
  },
  '/admin/startbild': async (site, path) => {
    const [image = ''] = await found(site, '/admin/bilder', /\/uploads\/[\w.-]+/g);
    await save(site, path, { image });
  },
  '/admin/mannschaften': add({ name: 'Frauen' }),
  '/admin/spielorte': add({ name: 'Waldplatz', city: 'Sankt Jakob', isOwn: 'on' }),
  '/admin/gegner': add({ name: 'SV Feistritz', shortName: 'Feistritz' }),
  '/admin/spieler': add({ name: 'Jan Moser', position: 'Torwart', shirtNumber: '1', active: 'on' }),
  '/admin/trainer': add({
    ...{ name: 'Eva Moser', role: 'Cheftrainer', experience: 'UEFA-A-Lizenz', active: 'on' },
    ...{ birthYear: '1980', joinedOn: '01.02.2026' },
  }),
  '/admin/mannschaftskader': add({ season: year }),
  '/admin/saisons': add({ name: String(Number(year) - 1), captain: 'Jan Moser' }),
  '/admin/bewerbe': (site, path) =>
    save(site, `${path}/neu`, {
      ...{ season: year, name: 'Rosentalcup', kind: 'Pokal', ranking: 'oefb', win: '3', draw: '1' },
      halfLength: '45',
      ...Object.fromEntries([site.club, ...teams].map((team, at) => [`teams[${at}].team`, team])),
    }),
  '/admin/runden': async (site, path) => {
    const cup = /(?<=bewerbe\/)[\w-]+(?="[^>]*>(?:<[^>]+>)*Rosentalcup)/g;
    const [competitionId = ''] = await found(site, '/admin/bewerbe', cup);
    const [home = '', away = ''] = teams;
    await save(site, `${path}/neu`, {
      ...{ competitionId, round: '1', 'results[0].home': home, 'results[0].away': away },
      ...{ 'results[0].homeGoals': '2', 'results[0].awayGoals': '1' },
    });
  },
  '/admin/spiele': async (site, path) => {
    const game = { ground: 'home', opponent: 'SV Feistritz', kind: 'Meisterschaft' };
    const played = { goalsFor: '3', goalsAgainst: '1', report: 'Ein Sieg.' };
    await save(site, `${path}/neu`, {
      ...game,
      date: formatDayInput(comingDay(9)),
      kickoff: '15:00',
    });
    await save(site, `${path}/neu`, { ...game, date: formatDayInput(comingDay(-9)), ...played });
  },
  '/admin/kader': async (site, path) => {
    const [gameId = ''] = await idsIn(site, '/admin/spiele');
    const [trainerId = ''] = await idsIn(site, '/admin/trainer');
    const [playerId = ''] = await idsIn(site, '/admin/spieler');
    const player = { 'players[0].playerId': playerId, 'players[0].shirtNumber': '1' };
    await save(site, `${path}/neu`, { gameId, trainerId, ...player });
  },
  '/admin/naechstes-spiel': change({
    ...{ opponent: 'ASK Ferlach', kind: 'Freundschaftsspiel', startsAt: `${comingDay(5)}T15:00` },
  }),
  '/admin/tabelle': change({
    ...{ day: formatDayInput(comingDay(-1)), 'teams[0].team': 'SV Feistritz', 'teams[0].won': '2' },
    ...{ 'teams[0].drawn': '0', 'teams[0].lost': '0' },
  }),
  '/admin/spielplan': readCalendar,
  '/admin/einlesen': readList,
  '/admin/saisonwechsel': async (site, path) => {
    const $ = load(await (await site.ask(path)).text());
    const take = listProposals($).filter(({ isTicked }) => isTicked);
    const seen = $('[name=seen]').attr('value') ?? '';
    const form = new URLSearchParams([
      ['seen', seen],
      ...take.map(({ version }) => ['take', version]),
    ]);
    const action = $('main form').attr('action') ?? path;
    await expectDone(site.ask(action, { ...formPost({}), body: form }));
  },
  '/admin/vorstand': add({ name: 'Anna Moser', role: 'Obfrau', email: 'anna@sv-jakob.example' }),
  '/admin/sponsoren': add({ name: 'Gasthof Anger', level: 'Hauptsponsor' }),
  '/admin/neuigkeiten': add({ title: 'Wir sind da', text: 'Hallo!', state: 'published' }),
  '/admin/posteingang': async (site, path) => {
    await site.writeMessage();
    const [id = ''] = await idsIn(site, path);
    await expectDone(site.ask(`${path}/${id}`, formPost({ intent: 'read' })));
  },
  '/admin/newsletter': async (site, path) => {
    await site.signUp();
    const recordId = crypto.randomUUID();
    const typed = { recordId, version: 'none', subject: 'Hallo', body: 'Wir spielen wieder.' };
    await expectDone(site.ask(`${path}/neu`, formPost({ intent: 'save', ...typed })));
    const page = load(await (await site.ask(`${path}/${recordId}`)).text());
    const version = page('[name=version]').first().attr('value') ?? '';
    await expectDone(site.ask(`${path}/${recordId}`, formPost({ intent: 'send', version })));
  },
  '/admin/personen': async ({ ask }, path) => {
    const invited = { email: 'eva@sv-jakob.example', role: 'editorial' };
    await expectDone(ask(`${path}/einladen`, formPost(invited)));
  },
  '/admin/protokoll': async (site, path) => {
    // Undo twice: the second undo restores the record for the search.
    for (let times = 0; times < 2; times++) {
      const [entry = ''] = await found(site, path, /(?<=name="entry" value=")\d+/g);
      await expectDone(site.ask(path, formPost({ entry })));
    }
  },
  '/admin/beispielinhalte': async ({ ask }, path) => {
    expect(await (await ask(path)).text()).toContain('Hier ist nichts mehr zu entfernen');
  },
};

/** Lists the addresses of the tools that the admin area shows. */
export async function listToolPaths({ ask }: Pick<ToolSite, 'ask'>): Promise<string[]> {
  const lists = ['spieltag', 'verein', 'post', 'mehr'].map(async (job) => {
    const $ = load(await (await ask(`/admin/${job}`)).text());
    return $('main > div > ul a[href^="/admin/"]:not([href="/admin/profil"])')
      .toArray()
      .map(({ attribs }) => attribs.href ?? '');
  });
  return (await Promise.all(lists)).flat();
}

function add(fields: Fields): Step {
  return (site, path) => save(site, `${path}/neu`, fields);
}

function change(fields: Fields): Step {
  return (site, path) => save(site, path, fields);
}

async function save({ ask }: ToolSite, path: string, typed: Fields): Promise<void> {
  const { fields } = await openPage(ask, path);
  const { status, wrong, alerts } = await postForm(ask, path, { ...fields, ...typed });
  expect({ path, status, wrong, alerts }).toMatchObject({ path, status: 303 });
}

async function upload({ ask }: ToolSite, path: string, width: number): Promise<void> {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(await photo(width, 700))], 'platz.jpg'));
  await expectDone(ask(path, await filePost(form)));
}

async function readCalendar(site: ToolSite, path: string): Promise<void> {
  const day = comingDay(16).replaceAll('-', '');
  const event = `UID:1\r\nSUMMARY:${site.club} : FC Windisch\r\nDTSTART:${day}T140000Z`;
  const lines = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', event, 'END:VEVENT', 'END:VCALENDAR', ''];
  const form = new FormData();
  form.set('intent', 'read');
  form.set('file', new File([lines.join('\r\n')], 'spielplan.ics'));
  await expectDone(site.ask(path, await filePost(form)));
  await take(site, path, await site.ask(path));
}

async function readList(site: ToolSite, path: string): Promise<void> {
  const text = 'Nr;Name;Position\n9;Anna Huber;Sturm\n';
  await take(site, path, await site.ask(path, formPost({ intent: 'read', text })), { text });
}

/** Accepts all proposals of a tool. */
async function take({ ask }: ToolSite, path: string, shown: Response, beside: Fields = {}) {
  const versions = listProposals(load(await shown.text())).map(({ version }) => version);
  expect(versions, path).not.toEqual([]);
  const form = new FormData();
  for (const [name, value] of Object.entries({ intent: 'take', ...beside })) form.set(name, value);
  for (const version of versions) form.append('take', version);
  await expectDone(ask(path, await filePost(form)));
}

async function expectDone(asked: Promise<Response>): Promise<void> {
  const { status, url } = await asked;
  expect(`${url} ${status}`).toBe(`${url} 303`);
}

/** Lists the ids of the records that a tool shows. */
async function idsIn(site: ToolSite, path: string): Promise<string[]> {
  const ids = await found(site, path, new RegExp(`(?<=href="${path}/)[\\w-]+(?=")`, 'g'));
  return ids.filter((id) => id !== 'neu');
}

async function found({ ask }: ToolSite, path: string, pattern: RegExp): Promise<string[]> {
  return (await (await ask(path)).text()).match(pattern) ?? [];
}
