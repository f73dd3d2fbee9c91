import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Db } from '#platform/db/client.server.ts';
import { openUploads } from '#platform/pictures/uploads.server.ts';
import { type Ask, openApp } from '#test/open-app.ts';
import { filePost } from '#test/photo.ts';
import { askAsAdmin } from '#test/sign-in-admin.ts';

interface Uploading {
  db: Db;
  dataDir: string;
  ask: Ask;
  /** Requests without a session. */
  visit: Ask;
}

export async function uploading(db: Db): Promise<Uploading> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ankick-uploads-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const visit = await openApp(db, undefined, { dataDir });
  return { db, dataDir, visit, ask: await askAsAdmin(visit, db) };
}

/** Sends a form with the version of the current page. */
export async function send({ ask }: Uploading, path: string, form: FormData): Promise<Response> {
  const page = await (await ask(path)).text();
  form.set('version', /name="version" value="([^"]+)"/.exec(page)?.[1] ?? '');
  return ask(path, await filePost(form));
}

export function pictureForm(bytes: Buffer, fields: Record<string, string> = {}, name = 'foto.jpg') {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }));
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  return form;
}

export async function findImage(db: Db, id: string): Promise<string> {
  const query = db.selectFrom('player').select('image').where('id', '=', id);
  return (await query.executeTakeFirstOrThrow()).image ?? '';
}

export async function uploads(site: Uploading): Promise<string[]> {
  return openUploads(site).pictures();
}
