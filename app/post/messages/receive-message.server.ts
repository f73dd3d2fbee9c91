import { createHash, randomUUID } from 'node:crypto';
import type { Db } from '#platform/db/client.server.ts';
import { queueMail } from '#platform/mail/mail-queue.server.ts';
import type { Sending, StoreResult } from '#platform/public-forms/handle-public-form.server.ts';
import { countFormUse, TooManyUses } from '#platform/request/form-uses.server.ts';
import { findMessageSecret } from '#platform/request/message-secret.server.ts';
import { cleanLine, cleanText } from '#platform/values/clean-text.ts';
import type { SubmittedMessage } from './message.ts';

export interface Submission extends Sending {
  message: SubmittedMessage;
}

/** Stores a form that is sent twice only once. Queues a mail to the club, unless the message is suspicious. */
export async function receiveMessage(
  db: Db,
  { message, key, suspicions, visitor }: Submission,
  now: Date,
): Promise<StoreResult> {
  const secret = await findMessageSecret(db);
  const use = { secret, form: message.kind, visitor, putAside: suspicions.length > 0 };
  const fields = messageFields(message);
  const id = messageId(fields, key, now);
  const row = { ...fields, id, receivedAt: now.toISOString(), suspicions: '[]', putAside: 0 };
  try {
    return await db.transaction().execute(async (transaction) => {
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('message')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows !== 1n) return { id, isNew: false };
      const { crowded } = await countFormUse(transaction, use, now);
      const found = crowded ? [...suspicions, 'crowd'] : suspicions;
      if (found.length > 0)
        await transaction
          .updateTable('message')
          .set({ suspicions: JSON.stringify(found), putAside: 1 })
          .where('id', '=', id)
          .execute();
      else await queueMail(transaction, { id: randomUUID(), kind: 'message', messageId: id }, now);
      return { id, isNew: true };
    });
  } catch (error) {
    if (error instanceof TooManyUses) return { until: error.until };
    throw error;
  }
}

function messageFields(message: SubmittedMessage) {
  const { kind, name, email } = message;
  const common = { kind, name: cleanLine(name), email: cleanLine(email) };
  const text = cleanText(message.message);
  if (message.kind === 'contact')
    return { ...common, phone: null, amount: null, supportType: null, message: text };
  const { phone, amount, supportType } = message;
  return {
    ...common,
    phone: cleanLine(phone) || null,
    amount: cleanLine(amount) || null,
    supportType,
    message: text,
  };
}

/** Hashes the fields, too, because visitors can send equal keys. The hour replaces a missing key. */
function messageId(fields: object, key: string | undefined, now: Date): string {
  const instead = key ?? now.toISOString().slice(0, 'YYYY-MM-DDTHH'.length);
  const hash = createHash('sha256').update(JSON.stringify([fields, instead]));
  return hash.digest('hex').slice(0, 32);
}
