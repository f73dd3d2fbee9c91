import type { Task } from '#platform/admin/task.ts';
import type { Db } from '#platform/db/client.server.ts';
import { clubDetailsId, clubDetailsRecords } from './details-record.server.ts';
import { addressParts, type DetailName, detailsOf } from './folder-details.ts';
import { findMailAddress } from './mail-address.server.ts';
import { tool } from './tool.ts';

/** Asks for the e-mail address that mail needs, and for the data that imprint and privacy page lack. */
export async function listDetailsTasks(db: Db): Promise<Task[]> {
  const stored = await clubDetailsRecords.read(db, clubDetailsId);
  const details = detailsOf(stored);
  const ofAddress = addressParts.find((name) => details[name] === '');
  const noMail = {
    text: 'E-Mail-Adresse des Vereins eintragen',
    detail: 'Bis dahin geht keine Nachricht und kein Newsletter hinaus.',
    path: tool.path,
  };
  return [
    ...((await findMailAddress(db)) === undefined ? [noMail] : []),
    ...(ofAddress ? [missing('Anschrift fehlt', ofAddress)] : []),
    ...(details.zvr === '' ? [missing('ZVR-Zahl fehlt', 'zvr')] : []),
    // Whoever saves it blank says that the club has no telephone.
    ...(details.phone === '' && stored?.phone !== '' ? [missing('Telefon fehlt', 'phone')] : []),
  ];
}

function missing(text: string, field: DetailName): Task {
  const detail = 'im Impressum und in der Datenschutzerklärung';
  return { text, detail, path: `${tool.path}#${clubDetailsId}-${field}` };
}
