import type { FindableRecord } from '#platform/admin/admin-tool.ts';
import type { Db } from '#platform/db/client.server.ts';
import { formatShortDay } from '#platform/values/vienna.ts';

const longest = 120;

export async function listFoundMessages(db: Db): Promise<FindableRecord[]> {
  const messages = await db
    .selectFrom('message')
    .select(['id', 'name', 'email', 'message', 'receivedAt'])
    .orderBy('receivedAt', 'desc')
    .execute();
  return messages.map(({ id, name, email, message, receivedAt }) => ({
    id,
    title: name,
    detail: `${formatShortDay(new Date(receivedAt))}, ${email}: ${message.slice(0, longest)}`,
    text: message,
  }));
}
