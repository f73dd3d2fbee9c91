import { club } from '#club/club.ts';
import type { FirstStep, StartedSite } from '#platform/admin/first-step.ts';
import type { Db } from '#platform/db/client.server.ts';
import { clubLookId, clubLookRecords } from './look-record.server.ts';
import { tool } from './tool.ts';

/** Asks a new club for its crest. Until then pages show the default crest of opponents. */
export async function findCrestStep(
  db: Db,
  { isFolders }: StartedSite,
): Promise<FirstStep | undefined> {
  if (isFolders) return undefined;
  const crest = (await clubLookRecords.read(db, clubLookId))?.crest ?? null;
  if (crest !== null && crest !== club.defaultCrest) return undefined;
  return {
    text: 'Wappen hochladen',
    detail: 'Auf jeder Seite, auf geteilten Bildern und am Startbildschirm des Handys.',
    path: tool.path,
  };
}
