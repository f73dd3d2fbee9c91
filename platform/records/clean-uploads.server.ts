import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '#platform/db/client.server.ts';
import { listDeletedNames } from '#platform/pictures/deleted-pictures.server.ts';
import { findOriginal, openUploads, removeUntouched } from '#platform/pictures/uploads.server.ts';
import {
  ignoreMissingFile,
  uploadsFolder,
  variantsFolder,
} from '#platform/pictures/uploads-folder.server.ts';
import { unfinishedEnding } from '#platform/pictures/write-file-atomically.server.ts';
import { unusedPictureDays } from '#platform/values/retention.ts';
import { runRepeatedly } from '#platform/work/repeat.server.ts';
import type { KindRegistry } from './kind.server.ts';
import { listUsedUploads } from './used-uploads.server.ts';

const day = 24 * 60 * 60 * 1000;
const variantDays = 90;
const cleaningPause = day / 4;

/**
 * Deletes unused pictures only after many days. If the server runs with a wrong database for a day, the used
 * pictures look unused on that day.
 */
export async function cleanUploads(
  db: Db,
  kinds: KindRegistry,
  dataDir: string,
  now: Date,
): Promise<void> {
  const uploads = openUploads({ db, dataDir });
  await removeDeleted(db, dataDir);
  const names = await uploads.pictures();
  const used = names.length > 0 ? await listUsedUploads(db, kinds) : new Set();
  const isUsed = (name: string) => used.has(`/uploads/${name}`);
  await uploads.noteUse(names.filter(isUsed), now);
  await uploads.removeUnused(
    names.filter((name) => !isUsed(name)),
    before(now, unusedPictureDays),
  );

  const left = new Set(await uploads.pictures());
  const variants = variantsFolder(dataDir);
  for (const name of await list(variants)) {
    const upload = findOriginal(name);
    const isOrphan = upload !== undefined && !left.has(upload);
    await removeUntouched(join(variants, name), before(now, isOrphan ? 0 : variantDays));
  }
  for (const folder of [uploadsFolder(dataDir), variants])
    for (const name of await list(folder))
      if (name.endsWith(unfinishedEnding))
        await removeUntouched(join(folder, name), before(now, 1));
}

export async function removeDeleted(db: Db, dataDir: string): Promise<void> {
  await openUploads({ db, dataDir }).removeForGood(await listDeletedNames(db));
}

function before(now: Date, days: number): Date {
  return new Date(now.getTime() - days * day);
}

async function list(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(ignoreMissingFile)) ?? [];
}

interface Cleaning {
  db: Db;
  kinds: KindRegistry;
  dataDir: string;
  now: () => Date;
  report: (error: unknown) => void;
}

export function startCleaning({ db, kinds, dataDir, now, report }: Cleaning): () => Promise<void> {
  return runRepeatedly(() => cleanUploads(db, kinds, dataDir, now()), {
    pause: cleaningPause,
    report,
  });
}
