import { type CheerioAPI, load } from 'cheerio';
import type { Db } from '#platform/db/client.server.ts';
import { type Ask, openApp } from '#test/open-app.ts';
import { askAsAdmin, createSigningIn } from '#test/sign-in-admin.ts';

/** A page, file or feed that shows the fact. */
export interface FactPage {
  path: string;
  /** Reads the fact as one line; undefined if the place does not show it. */
  read: (page: CheerioAPI) => string | undefined;
  isAdmins?: true;
}

/** A fact that is stored in two ways and shown in several places. */
export interface Fact {
  /** Names the fact and its two sources. */
  name: string;
  /** The time at which the test reads the site. */
  now: Date;
  write: (db: Db) => Promise<unknown>;
  /** Text that every place must show. */
  said: string;
  places: readonly FactPage[];
}

/** Returns the text that each place shows, with its path. */
export async function listStatements(db: Db, { now, places }: Fact): Promise<[string, string][]> {
  const ask = await openApp(db, () => now);
  const asAdmin = await askAsAdmin(ask, db, { admin: await createSigningIn(db), now });
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
