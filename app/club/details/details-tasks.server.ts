import type { Task } from '#platform/admin/admin-tool.ts';
import type { FirstStep, StartedSite } from '#platform/admin/next-step.ts';
import type { Db } from '#platform/db/client.server.ts';
import { clubDetailsId, clubDetailsRecords, findMailAddress } from './find-details.server.ts';
import { addressParts, type DetailName, mergeDetails } from './folder-details.ts';
import { tool } from './tool.ts';

export async function listDetailsTasks(db: Db): Promise<Task[]> {
  const stored = await clubDetailsRecords.read(db, clubDetailsId);
  const details = mergeDetails(stored);
  const ofAddress = addressParts.find((name) => details[name] === '');
  const noMail = {
    text: 'E-Mail-Adresse des Vereins eintragen',
    detail: 'Bis dahin geht keine Nachricht und kein Newsletter hinaus.',
    path: `${tool.path}#${clubDetailsId}-email`,
  };
  return [
    ...((await findMailAddress(db)) === undefined ? [noMail] : []),
    ...(ofAddress ? [missing('Anschrift fehlt', ofAddress)] : []),
    ...(details.zvr === '' ? [missing('ZVR-Zahl fehlt', 'zvr')] : []),
    // A stored '' means that an admin has left the field empty, because the club has no telephone.
    ...(details.phone === '' && stored?.phone !== '' ? [missing('Telefon fehlt', 'phone')] : []),
  ];
}

function missing(text: string, field: DetailName): Task {
  const detail = 'im Impressum und in der Datenschutzerklärung';
  return { text, detail, path: `${tool.path}#${clubDetailsId}-${field}` };
}

export async function findDetailsStep(
  db: Db,
  { isFolders }: StartedSite,
): Promise<FirstStep | undefined> {
  if (isFolders || (await listDetailsTasks(db)).length === 0) return undefined;
  return {
    text: 'Kontakt und Rechtliches eintragen',
    detail: 'Daraus werden Kontakt, Impressum und Datenschutzerklärung.',
    path: tool.path,
  };
}
