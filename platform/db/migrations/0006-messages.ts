import { type Kysely, type SqlBool, sql } from 'kysely';

const flag = (column: string) => sql<SqlBool>`${sql.ref(column)} in (0, 1)`;
const natural = (column: string) => sql<SqlBool>`${sql.ref(column)} >= 0`;
const oneOf = (column: string, words: string[]) =>
  sql<SqlBool>`${sql.ref(column)} in (${sql.join(words.map((word) => sql.lit(word)))})`;

export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;

  await schema
    .createTable('message')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('kind', 'text', (column) =>
      column.notNull().check(oneOf('kind', ['contact', 'sponsor'])),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text')
    .addColumn('amount', 'text')
    .addColumn('support_type', 'text', (column) =>
      column.check(oneOf('support_type', ['sponsor', 'donor', 'other'])),
    )
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addColumn('read_at', 'text')
    .addColumn('suspicions', 'text', (column) => column.notNull())
    .addColumn('put_aside', 'integer', (column) => column.notNull().check(flag('put_aside')))
    .execute();
  await schema
    .createIndex('message_received')
    .on('message')
    .columns(['put_aside', 'received_at', 'id'])
    .execute();
  await schema
    .createIndex('message_unread')
    .on('message')
    .column('put_aside')
    .where(sql<SqlBool>`read_at is null`)
    .execute();

  await schema
    .createTable('subscriber')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull().unique())
    .addColumn('requested_at', 'text', (column) => column.notNull())
    .addColumn('mails', 'integer', (column) => column.notNull().check(natural('mails')))
    .addColumn('confirmed_at', 'text')
    .addColumn('suspicions', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('subscriber_confirmed')
    .on('subscriber')
    .columns(['confirmed_at', 'id'])
    .execute();

  await schema
    .createTable('newsletter')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('written_by', 'text', (column) => column.notNull())
    .addColumn('written_at', 'text', (column) => column.notNull())
    .addColumn('queued_at', 'text')
    .addColumn('recipients', 'integer', (column) => column.check(natural('recipients')))
    .execute();

  await schema
    .createTable('outgoing_mail')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('kind', 'text', (column) =>
      column.notNull().check(oneOf('kind', ['message', 'confirmation', 'newsletter', 'test'])),
    )
    .addColumn('message_id', 'text', (column) =>
      column.unique().references('message.id').onDelete('cascade'),
    )
    .addColumn('subscriber_id', 'text', (column) =>
      column.references('subscriber.id').onDelete('cascade'),
    )
    .addColumn('newsletter_id', 'text', (column) =>
      column.references('newsletter.id').onDelete('cascade'),
    )
    .addColumn('recipient', 'text')
    .addColumn('queued_at', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) =>
      column.notNull().check(oneOf('state', ['waiting', 'sent', 'undelivered'])),
    )
    .addColumn('tries', 'integer', (column) => column.notNull().check(natural('tries')))
    .addColumn('next_try_at', 'text', (column) => column.notNull())
    .addColumn('claimed_by', 'text')
    .addColumn('claimed_until', 'text')
    .addColumn('delivered_to', 'text', (column) => column.notNull())
    .addColumn('failure', 'text')
    .addColumn('settled_at', 'text')
    .execute();
  await schema
    .createIndex('outgoing_mail_due')
    .on('outgoing_mail')
    .columns(['next_try_at', 'id'])
    .where(sql<SqlBool>`state = 'waiting'`)
    .execute();
  await schema
    .createIndex('outgoing_mail_unsent')
    .on('outgoing_mail')
    .column('state')
    .where(sql<SqlBool>`state <> 'sent'`)
    .execute();
  await schema
    .createIndex('outgoing_mail_subscriber')
    .on('outgoing_mail')
    .column('subscriber_id')
    .execute();
  await schema
    .createIndex('outgoing_mail_newsletter')
    .on('outgoing_mail')
    .columns(['newsletter_id', 'state'])
    .execute();

  await schema
    .createTable('message_secret')
    .addColumn('id', 'integer', (column) => column.primaryKey().notNull().check(sql`id = 1`))
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();

  await schema
    .createTable('form_use')
    .addColumn('subject', 'text', (column) => column.primaryKey().notNull())
    .addColumn('times', 'integer', (column) => column.notNull().check(natural('times')))
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('form_use_end').on('form_use').column('ends_at').execute();
}
