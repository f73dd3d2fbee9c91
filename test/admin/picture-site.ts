import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from 'cheerio';
import { onTestFinished } from 'vitest';
import { pictureName } from '#platform/admin/picture/process-picture.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { openUploads, type Uploads } from '#platform/pictures/uploads.server.ts';
import { type Engine, freshDatabase } from '#test/database.ts';
import { type Ask, openApp } from '#test/open-app.ts';
import { photo } from '#test/photo.ts';
import { askAsAdmin } from '#test/sign-in-admin.ts';

export const path = '/admin/bilder';
export const now = new Date('2026-11-20T10:00:00.000Z');

/** A site with its own data folder, and a signed-in admin. */
export interface Site {
  db: Db;
  dataDir: string;
  uploads: Uploads;
  ask: Ask;
  visit: Ask;
}

export async function openSite(engine: Engine): Promise<Site> {
  const db = await freshDatabase(engine);
  const dataDir = await mkdtemp(join(tmpdir(), 'ankick-library-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const visit = await openApp(db, () => now, { dataDir });
  const uploads = openUploads({ db, dataDir });
  return { db, dataDir, uploads, visit, ask: await askAsAdmin(visit, db, { now }) };
}

/**
 * Stores a picture with an upload date this number of days ago.
 * @returns the address of the picture
 */
export async function keep({ uploads }: Site, daysAgo = 0, size = { width: 400, height: 500 }) {
  const came = new Date(now.getTime() - daysAgo * 24 * 60 * 60 * 1000);
  const name = pictureName({ ...size, extension: 'jpg' }, came);
  await uploads.add(name, await photo(size.width, size.height), came);
  return `/uploads/${name}`;
}

export function picturePage(address: string): string {
  return address.replace('/uploads/', `${path}/datei/`);
}

/** Returns the text in the main part of a page, without soft hyphens. */
export function words(html: string): string {
  return load(html)('main').text().replaceAll('\u00AD', '');
}
