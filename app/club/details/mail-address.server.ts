import { club } from '#club/club.ts';
import type { Db } from '#platform/db/client.server.ts';
import { clubDetailsId, clubDetailsRecords } from './details-record.server.ts';

/** Where mail never arrives (RFC 2606, 2): such an address only shows where one stands. */
const placeholder = /\.example$/i;

/** The address by which mail reaches the club, and comes from it; undefined while nobody has entered one. */
export async function findMailAddress(db: Db): Promise<string | undefined> {
  const details = await clubDetailsRecords.read(db, clubDetailsId);
  return mailAddressOf(details?.email ?? null, club.email);
}

/** @param own null for that of the club's folder, empty for none */
export function mailAddressOf(own: string | null, ofFolder: string): string | undefined {
  return (own ?? (placeholder.test(ofFolder) ? '' : ofFolder)) || undefined;
}
