import type { Db } from '#platform/db/client.server.ts';
import { findAdmin } from '#platform/sign-in/admins.server.ts';
import { deviceName } from '#platform/values/device-name.ts';
import { queueAccountMail } from './queue-account-mail.server.ts';

interface NewDevice {
  username: string;
  userAgent: string | null;
}

export async function queueNewDeviceMail(
  db: Db,
  { username, userAgent }: NewDevice,
  now: Date,
): Promise<void> {
  const admin = await findAdmin(db, username);
  if (!admin) return;
  const device = deviceName(userAgent);
  const letter = { what: 'new-device', username, device, at: now.toISOString() } as const;
  await queueAccountMail(db, { to: admin.email, letter }, now);
}
