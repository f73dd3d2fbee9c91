import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../app/db/client.server.ts';
import type { MessageSchema } from '../app/db/message-tables.ts';

/* As in factories.ts: one row straight into the database, with values that no other row has. */

type Table = keyof MessageSchema;
type Row<T extends Table> = Selectable<MessageSchema[T]>;
type Overrides<T extends Table> = Partial<Insertable<MessageSchema[T]>>;

const anyMoment = '2026-01-01T00:00:00.000Z';
let count = 0;

function nextNumber(): number {
  count += 1;
  return 100_000 + count;
}

async function insert<T extends Table>(
  db: Db,
  table: T,
  row: Insertable<MessageSchema[T]>,
): Promise<Row<T>> {
  const stored = await db.insertInto<Table>(table).values(row).returningAll().executeTakeFirst();
  return stored as Row<T>;
}

export async function createMessage(
  db: Db,
  overrides: Overrides<'message'> = {},
): Promise<Row<'message'>> {
  const number = nextNumber();
  return insert(db, 'message', {
    id: `message-${number}`,
    kind: 'contact',
    name: `Fan ${number}`,
    email: `fan-${number}@verein.example`,
    message: 'Wann ist das nächste Training?',
    receivedAt: anyMoment,
    suspicions: '[]',
    putAside: 0,
    ...overrides,
  });
}

/** Confirmed unless the row says otherwise. */
export async function createSubscriber(
  db: Db,
  overrides: Overrides<'subscriber'> = {},
): Promise<Row<'subscriber'>> {
  const number = nextNumber();
  const email = overrides.email ?? `abo-${number}@verein.example`;
  return insert(db, 'subscriber', {
    id: `subscriber-${number}`,
    email,
    emailKey: email.toLowerCase(),
    requestedAt: anyMoment,
    confirmedAt: anyMoment,
    mails: 1,
    suspicions: '[]',
    ...overrides,
  });
}

export async function createNewsletter(
  db: Db,
  overrides: Overrides<'newsletter'> = {},
): Promise<Row<'newsletter'>> {
  const number = nextNumber();
  return insert(db, 'newsletter', {
    id: `newsletter-${number}`,
    subject: `Ausgabe ${number}`,
    body: 'Ein Absatz.',
    writtenBy: 'max',
    writtenAt: anyMoment,
    ...overrides,
  });
}

/** The mail of a message of its own unless the row says otherwise. */
export async function createOutgoingMail(
  db: Db,
  overrides: Overrides<'outgoingMail'> = {},
): Promise<Row<'outgoingMail'>> {
  const { kind = 'message' } = overrides;
  return insert(db, 'outgoingMail', {
    id: `mail-${nextNumber()}`,
    kind,
    messageId: kind === 'message' ? (overrides.messageId ?? (await createMessage(db)).id) : null,
    queuedAt: anyMoment,
    state: 'waiting',
    tries: 0,
    nextTryAt: anyMoment,
    deliveredTo: '[]',
    ...overrides,
  });
}

export async function createMessageSecret(
  db: Db,
  overrides: Overrides<'messageSecret'> = {},
): Promise<Row<'messageSecret'>> {
  return insert(db, 'messageSecret', { id: 1, value: 'x', ...overrides });
}

export async function createFormUse(
  db: Db,
  overrides: Overrides<'formUse'> = {},
): Promise<Row<'formUse'>> {
  const subject = `Formular ${nextNumber()}`;
  return insert(db, 'formUse', { subject, times: 1, endsAt: anyMoment, ...overrides });
}
