import { type Kysely, type SqlBool, sql } from 'kysely';

const oneOf = (column: string, words: string[]) =>
  sql<SqlBool>`${sql.ref(column)} in (${sql.join(words.map((word) => sql.lit(word)))})`;
const natural = (column: string) => sql<SqlBool>`${sql.ref(column)} >= 0`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await addRoles(db);
  await addProofs(db);
  await addLinks(db);
  await widenAccesses(db);
  await widenMail(db);
  await addNames(db);
}

async function addRoles(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('admin_role')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('username', 'text', (column) =>
      column.notNull().references('admin.username').onDelete('cascade'),
    )
    .addColumn('role', 'text', (column) =>
      column.notNull().check(oneOf('role', ['administration', 'editorial', 'sport'])),
    )
    .addColumn('scope', 'text', (column) =>
      column.notNull().check(oneOf('scope', ['club', 'team'])),
    )
    .addColumn('team_id', 'text', (column) => column.references('team.id').onDelete('cascade'))
    .execute();
  await schema.createIndex('admin_role_username').on('admin_role').column('username').execute();
  await schema.createIndex('admin_role_team').on('admin_role').column('team_id').execute();
  await sql`insert into admin_role (id, username, role, scope)
    select username || '/administration', username, 'administration', 'club' from admin`.execute(
    db,
  );
  await schema
    .createTable('sign_in_rule')
    .addColumn('id', 'integer', (column) => column.primaryKey().notNull().check(sql`id = 1`))
    .addColumn('second_factor', 'integer', (column) =>
      column.notNull().check(sql`second_factor in (0, 1)`),
    )
    .execute();
}

async function addProofs(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema.alterTable('session').addColumn('proven_at', 'text').execute();
  await sql`update session set proven_at = created_at`.execute(db);
  await schema.alterTable('user').addColumn('totp_secret', 'text').execute();
  await schema
    .alterTable('user')
    .addColumn('totp_step', 'integer', (column) => column.check(natural('totp_step')))
    .execute();
  const ofUser = (table: string) =>
    schema
      .createTable(table)
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('user.id').onDelete('cascade'),
      );
  await ofUser('recovery_code').execute();
  await schema.createIndex('recovery_code_user').on('recovery_code').column('user_id').execute();
  await ofUser('passkey')
    .addColumn('public_key', 'text', (column) => column.notNull())
    // The counter goes up to 2³² − 1, which is too large for `integer`. A `bigint` would not fit, because the
    // driver reads it as text.
    .addColumn('counter', 'double precision', (column) =>
      column.notNull().check(natural('counter')),
    )
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .execute();
  await schema.createIndex('passkey_user').on('passkey').column('user_id').execute();
}

async function addLinks(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('one_time_link')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('digest', 'text', (column) => column.unique())
    .addColumn('purpose', 'text', (column) =>
      column
        .notNull()
        .check(
          oneOf('purpose', ['start', 'invitation', 'password', 'email', 'sign-in', 'passkey']),
        ),
    )
    .addColumn('username', 'text')
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('one_time_link_username')
    .on('one_time_link')
    .columns(['username', 'purpose'])
    .execute();
}

async function setAside(db: Kysely<unknown>, table: string): Promise<void> {
  const rows = sql.table(table);
  await sql`create table ${sql.table(`${table}_before`)} as select * from ${rows}`.execute(db);
  await db.schema.dropTable(table).execute();
}

async function widenAccesses(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await setAside(db, 'access_entry');
  await schema
    .createTable('access_entry')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('happened_at', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) =>
      column
        .notNull()
        .check(
          oneOf('kind', [
            ...['sign-in', 'new-device', 'failed-sign-in', 'sign-out', 'sessions-ended', 'proof'],
            ...['subscribers', 'import', 'export', 'backup', 'list', 'newsletter', 'start'],
            ...['invitation', 'invitation-withdrawn', 'joined', 'roles', 'removed', 'rule'],
            ...['password', 'password-link', 'email', 'second-factor', 'second-factor-removed'],
            ...['recovery-code', 'recovery-codes', 'passkey', 'passkey-removed'],
          ]),
        ),
    )
    .addColumn('username', 'text')
    .addColumn('times', 'integer', (column) => column.notNull().check(sql`times > 0`))
    .addColumn('about', 'text')
    .addColumn('detail', 'text')
    .execute();
  await sql`insert into access_entry (id, happened_at, kind, username, times)
    select id, happened_at, kind, username, times from access_entry_before`.execute(db);
  await schema.dropTable('access_entry_before').execute();
  await schema
    .createIndex('access_entry_happened')
    .on('access_entry')
    .columns(['happened_at', 'id'])
    .execute();
}

async function widenMail(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await setAside(db, 'outgoing_mail');
  const about = (table: string) => `${table}_id`;
  await schema
    .createTable('outgoing_mail')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('kind', 'text', (column) =>
      column
        .notNull()
        .check(oneOf('kind', ['message', 'confirmation', 'newsletter', 'test', 'account'])),
    )
    .addColumn(about('message'), 'text', (column) =>
      column.unique().references('message.id').onDelete('cascade'),
    )
    .addColumn(about('subscriber'), 'text', (column) =>
      column.references('subscriber.id').onDelete('cascade'),
    )
    .addColumn(about('newsletter'), 'text', (column) =>
      column.references('newsletter.id').onDelete('cascade'),
    )
    .addColumn('recipient', 'text')
    .addColumn('account_letter', 'text')
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
  const kept = sql.raw(
    'id, kind, message_id, subscriber_id, newsletter_id, recipient, queued_at, state, tries, next_try_at, claimed_by, claimed_until, delivered_to, failure, settled_at',
  );
  await sql`insert into outgoing_mail (${kept}) select ${kept} from outgoing_mail_before`.execute(
    db,
  );
  await schema.dropTable('outgoing_mail_before').execute();
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
}

async function addNames(db: Kysely<unknown>): Promise<void> {
  for (const column of ['name', 'short_name', 'league'])
    await db.schema.alterTable('club_details').addColumn(column, 'text').execute();
}
