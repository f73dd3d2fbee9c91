import type { Db } from '#platform/db/client.server.ts';
import { findSendableKinds, type MailSetup } from '#platform/mail/mail-setup.server.ts';
import { deleteOldFormUses } from '#platform/request/form-uses.server.ts';
import { deleteOldAccesses } from '#platform/sign-in/accesses.server.ts';
import { deleteOldDevices } from '#platform/sign-in/known-devices.server.ts';
import { deleteOldLinks } from '#platform/sign-in/one-time-links.server.ts';
import { signUpDays } from '#platform/values/retention.ts';
import { deleteOldArticleDrafts } from './news/draft/article-drafts.server.ts';
import { deleteOldMessages } from './post/messages/inbox.server.ts';
import { deleteOldMails } from './post/newsletter/newsletters.server.ts';
import { deleteOldSignUps } from './post/newsletter/subscribers.server.ts';

/** Deletes data after the time that the privacy page names. Several servers can call this in parallel. */
export async function deleteOld(db: Db, mail: MailSetup, now: Date): Promise<void> {
  await deleteOldMessages(db, mail.keepDays, now);
  await deleteOldArticleDrafts(db, now);
  await deleteOldSignUps(db, signUpDays(findSendableKinds(mail)), now);
  await deleteOldMails(db, now);
  await deleteOldDevices(db, now);
  await deleteOldAccesses(db, now);
  await deleteOldLinks(db, now);
  await deleteOldFormUses(db, now);
}
