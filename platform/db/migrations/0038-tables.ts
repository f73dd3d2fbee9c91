import { type Kysely, type SqlBool, sql } from 'kysely';

const count = (column: string) => sql<SqlBool>`${sql.ref(column)} between 0 and 9999`;
const points = (column: string) => sql<SqlBool>`${sql.ref(column)} between -9999 and 9999`;
const filled = (column: string) => sql<SqlBool>`length(trim(${sql.ref(column)})) > 0`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await widenStandings(db);
  await addSource(db);
  await widenFinalTables(db);
}

async function setAside(db: Kysely<unknown>, table: string): Promise<void> {
  await sql`create table ${sql.table(`${table}_before`)} as select * from ${sql.table(table)}`.execute(
    db,
  );
  await db.schema.dropTable(table).execute();
}

async function bringBack(db: Kysely<unknown>, table: string, columns: string): Promise<void> {
  const kept = sql.raw(columns);
  const before = sql.table(`${table}_before`);
  await sql`insert into ${sql.table(table)} (${kept}) select ${kept} from ${before}`.execute(db);
  await db.schema.dropTable(`${table}_before`).execute();
}

async function widenStandings(db: Kysely<unknown>): Promise<void> {
  await setAside(db, 'standing');
  let standing = db.schema
    .createTable('standing')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('team', 'text', (column) => column.notNull().check(filled('team')));
  for (const name of ['won', 'drawn', 'lost'])
    standing = standing.addColumn(name, 'integer', (column) =>
      column.defaultTo(0).check(count(name)),
    );
  standing = standing.addColumn('position', 'integer', (column) =>
    column.check(sql`position >= 1`),
  );
  for (const name of ['played', 'goals_for', 'goals_against'])
    standing = standing.addColumn(name, 'integer', (column) => column.check(count(name)));
  await standing
    .addColumn('points', 'integer', (column) => column.check(points('points')))
    .addColumn('note', 'text', (column) => column.check(filled('note')))
    .execute();
  await bringBack(db, 'standing', 'id, team, won, drawn, lost');
}

async function addSource(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  for (const name of ['source', 'source_link'])
    await schema
      .alterTable('standings_day')
      .addColumn(name, 'text', (column) => column.check(filled(name)))
      .execute();
  await schema
    .alterTable('standings_day')
    .addColumn('preferred', 'text', (column) =>
      column.check(sql<SqlBool>`preferred in ('typed', 'results')`),
    )
    .execute();
}

async function widenFinalTables(db: Kysely<unknown>): Promise<void> {
  await setAside(db, 'season_team');
  let team = db.schema
    .createTable('season_team')
    .addColumn('season_id', 'text', (column) =>
      column.notNull().references('season.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull().check(sql`position >= 1`))
    .addColumn('team', 'text', (column) => column.notNull().check(filled('team')))
    .addColumn('played', 'integer', (column) =>
      column.notNull().defaultTo(0).check(count('played')),
    );
  for (const name of ['won', 'drawn', 'lost'])
    team = team.addColumn(name, 'integer', (column) => column.defaultTo(0).check(count(name)));
  for (const name of ['goals_for', 'goals_against'])
    team = team.addColumn(name, 'integer', (column) => column.check(count(name)));
  await team
    .addColumn('points', 'integer', (column) =>
      column.notNull().defaultTo(0).check(points('points')),
    )
    .addColumn('note', 'text', (column) => column.check(filled('note')))
    .addPrimaryKeyConstraint('season_team_key', ['season_id', 'position'])
    .execute();
  await bringBack(db, 'season_team', 'season_id, position, team, played, won, drawn, lost, points');
}
