import type { Db } from '#platform/db/client.server.ts';
import { insertRow, nextNumber, type Overrides, type Row } from './insert-row.ts';

/* Like factories.ts: writes one row directly into the database, with values that no other row has. */

const anyMoment = '2026-01-01T00:00:00.000Z';

export async function createMessage(
  db: Db,
  overrides: Overrides<'message'> = {},
): Promise<Row<'message'>> {
  const number = nextNumber();
  return insertRow(db, 'message', {
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

/** Creates a subscriber, confirmed by default. */
export async function createSubscriber(
  db: Db,
  overrides: Overrides<'subscriber'> = {},
): Promise<Row<'subscriber'>> {
  const number = nextNumber();
  const email = overrides.email ?? `abo-${number}@verein.example`;
  return insertRow(db, 'subscriber', {
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
  return insertRow(db, 'newsletter', {
    id: `newsletter-${number}`,
    subject: `Ausgabe ${number}`,
    body: 'Ein Absatz.',
    writtenBy: 'max',
    writtenAt: anyMoment,
    ...overrides,
  });
}

/** Creates a message for the mail, unless the row has another kind or names a message. */
export async function createOutgoingMail(
  db: Db,
  overrides: Overrides<'outgoingMail'> = {},
): Promise<Row<'outgoingMail'>> {
  const { kind = 'message' } = overrides;
  return insertRow(db, 'outgoingMail', {
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
  return insertRow(db, 'messageSecret', { id: 1, value: 'x', ...overrides });
}

export async function createFormUse(
  db: Db,
  overrides: Overrides<'formUse'> = {},
): Promise<Row<'formUse'>> {
  const subject = `Formular ${nextNumber()}`;
  return insertRow(db, 'formUse', { subject, times: 1, endsAt: anyMoment, ...overrides });
}
