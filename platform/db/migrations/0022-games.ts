import { type Kysely, type SqlBool, sql } from 'kysely';

const texts = ['round', 'referee', 'report'] as const;
const days = ['former_date'] as const;
const counts = ['played_for', 'played_against', 'penalties_for', 'penalties_against'] as const;

const oneOf = (column: string, words: string[]) =>
  sql<SqlBool>`${sql.ref(column)} in (${sql.join(words.map((word) => sql.lit(word)))})`;
const atMost = (column: string, most: number) =>
  sql<SqlBool>`${sql.ref(column)} between 0 and ${sql.lit(most)}`;
const filled = (column: string) => sql<SqlBool>`length(trim(${sql.ref(column)})) > 0`;

export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('venue')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('name', 'text', (column) => column.notNull().check(filled('name')))
    .addColumn('street', 'text')
    .addColumn('postal_code', 'text')
    .addColumn('city', 'text')
    .addColumn('position', 'text')
    .execute();

  await schema
    .createTable('opponent')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('address', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull().check(filled('name')))
    .addColumn('short_name', 'text')
    .addColumn('crest', 'text')
    .addColumn('venue_id', 'text', (column) => column.references('venue.id').onDelete('set null'))
    .execute();
  await schema
    .createTable('opponent_name')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('opponent_id', 'text', (column) =>
      column.notNull().references('opponent.id').onDelete('cascade'),
    )
    .addColumn('ordinal', 'integer', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('opponent_name_opponent')
    .on('opponent_name')
    .columns(['opponent_id', 'ordinal'])
    .execute();
  await schema.createIndex('opponent_venue').on('opponent').column('venue_id').execute();

  const game = () => schema.alterTable('game');
  await game()
    .addColumn('ground', 'text', (column) => column.check(oneOf('ground', ['away', 'neutral'])))
    .execute();
  await game()
    .addColumn('venue_id', 'text', (column) => column.references('venue.id').onDelete('set null'))
    .execute();
  await game()
    .addColumn('status', 'text', (column) =>
      column.check(oneOf('status', ['postponed', 'calledOff', 'abandoned', 'awarded', 'replay'])),
    )
    .execute();
  for (const name of days)
    await game()
      .addColumn(name, 'text', (column) => column.check(sql`${sql.ref(name)} like '____-__-__'`))
      .execute();
  await game()
    .addColumn('former_kickoff', 'text', (column) => column.check(sql`former_kickoff like '__:__'`))
    .execute();
  for (const name of texts) await game().addColumn(name, 'text').execute();
  for (const name of counts)
    await game()
      .addColumn(name, 'integer', (column) => column.check(atMost(name, 9999)))
      .execute();
  await game()
    .addColumn('extra_time', 'integer', (column) => column.check(sql`extra_time = 1`))
    .execute();
  await game()
    .addColumn('attendance', 'integer', (column) => column.check(atMost('attendance', 999_999)))
    .execute();
  await schema
    .createIndex('game_opponent')
    .on('game')
    .columns(['opponent', 'date', 'id'])
    .execute();
  await schema.createIndex('game_venue').on('game').column('venue_id').execute();

  await schema
    .createTable('opponent_goal')
    .addColumn('game_id', 'text', (column) =>
      column.notNull().references('game.id').onDelete('cascade'),
    )
    .addColumn('ordinal', 'integer', (column) => column.notNull())
    .addColumn('scorer', 'text')
    .addColumn('minute', 'text')
    .addPrimaryKeyConstraint('opponent_goal_key', ['game_id', 'ordinal'])
    .execute();

  await schema
    .alterTable('next_game')
    .addColumn('game_id', 'text', (column) => column.references('game.id').onDelete('set null'))
    .execute();

  await nameOpponents(db);
}

async function nameOpponents(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{
    name: string;
  }>`select opponent as name from game group by opponent order by min(date), min(id)`.execute(db);
  const taken = new Set<string>();
  for (const [index, { name }] of rows.entries()) {
    const address = freeAddress(name, taken);
    const id = `gegner-${index + 1}`;
    await sql`insert into opponent (id, address, name) values (${id}, ${address}, ${name})`.execute(
      db,
    );
    await sql`insert into opponent_name (name, opponent_id, ordinal) values (${name}, ${id}, 0)`.execute(
      db,
    );
  }
}

function freeAddress(name: string, taken: Set<string>): string {
  const plain = name
    .toLowerCase()
    .normalize('NFC')
    .replace(/\s+/g, '-')
    .replace(/[^\p{L}\p{N}_-]/gu, '-');
  let address = plain;
  for (let number = 2; taken.has(address); number++) address = `${plain}-${number}`;
  taken.add(address);
  return address;
}
