import { type CheerioAPI, load } from 'cheerio';
import type { Db } from '#platform/db/client.server.ts';
import { createSigningIn, signedInAsk } from '#test/admin.ts';
import { type Ask, openApp } from '#test/app.ts';

/** One page, file or feed that says the fact. */
export interface Place {
  path: string;
  /** What it says of the fact, as a line; undefined where it says nothing. */
  read: (page: CheerioAPI) => string | undefined;
  /** Whether only an admin sees it. */
  isAdmins?: true;
}

/** Something that is stored in two ways, and said in several places. */
export interface Fact {
  /** What is said, and what its two sources are. */
  name: string;
  /** The day on which the site is read. */
  now: Date;
  write: (db: Db) => Promise<unknown>;
  /** What all places have to say. */
  said: string;
  places: readonly Place[];
}

/** What each place of a fact says of it. */
export async function listSayings(db: Db, { now, places }: Fact): Promise<[string, string][]> {
  const ask = await openApp(db, () => now);
  const asAdmin = await signedInAsk(ask, db, { admin: await createSigningIn(db), now });
  const said: [string, string][] = [];
  for (const { path, read, isAdmins } of places) {
    const page = await openPlace(isAdmins ? asAdmin : ask, path);
    said.push([path, read(page) ?? 'nothing']);
  }
  return said;
}

async function openPlace(ask: Ask, path: string): Promise<CheerioAPI> {
  const answer = await ask(path);
  if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`);
  const page = load(await answer.text());
  page('script, style').remove();
  return page;
}
