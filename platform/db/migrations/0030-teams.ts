import { type Kysely, type SqlBool, sql } from 'kysely';

const filled = (column: string) => sql<SqlBool>`length(trim(${sql.ref(column)})) > 0`;
const day = (column: string) => sql<SqlBool>`${sql.ref(column)} like '____-__-__'`;
const positions = ['Torwart', 'Verteidiger', 'Mittelfeld', 'Stürmer'];
const figures = [
  'games_played',
  'goals',
  'assists',
  'clean_sheets',
  'yellow_cards',
  'red_cards',
  'starts',
  'minutes',
  'timed_games',
];

/** The first team has no row in `team`, so null in a column for a team means the first team. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  let team = schema
    .createTable('team')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('ordinal', 'integer', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull().check(filled('address')))
    .addColumn('name', 'text', (column) => column.notNull().check(filled('name')))
    .addColumn('short_name', 'text')
    .addColumn('partner', 'text')
    .addColumn('age_limit', 'integer', (column) =>
      column.check(sql`age_limit between ${sql.lit(5)} and ${sql.lit(30)}`),
    )
    .addColumn('hidden', 'integer', (column) => column.check(sql`hidden = 1`));
  for (const name of ['shows_names', 'shows_photos', 'shows_results', 'shows_table'])
    team = team.addColumn(name, 'integer', (column) =>
      column.check(sql`${sql.ref(name)} in (0, 1)`),
    );
  await team.addUniqueConstraint('team_address_key', ['address']).execute();

  for (const table of ['game', 'competition'])
    await schema
      .alterTable(table)
      .addColumn('team_id', 'text', (column) => column.references('team.id'))
      .execute();
  await schema
    .createIndex('game_team')
    .on('game')
    .columns(['team_id', 'date', 'kickoff', 'id'])
    .execute();
  await schema.createIndex('competition_of_team').on('competition').column('team_id').execute();
  await schema.alterTable('club_details').addColumn('first_team', 'text').execute();

  await createSquads(db);
  await countByTeam(db);
}

async function createSquads({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('squad')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('team_id', 'text', (column) => column.references('team.id').onDelete('cascade'))
    .addColumn('season', 'text', (column) => column.notNull().check(filled('season')))
    .execute();
  await schema.createIndex('squad_team').on('squad').columns(['team_id', 'season']).execute();
  await schema
    .createTable('squad_player')
    .addColumn('squad_id', 'text', (column) =>
      column.notNull().references('squad.id').onDelete('cascade'),
    )
    .addColumn('ordinal', 'integer', (column) => column.notNull())
    .addColumn('player_id', 'text', (column) =>
      column.notNull().references('player.id').onDelete('cascade'),
    )
    .addColumn('shirt_number', 'integer', (column) =>
      column.check(sql`shirt_number between ${sql.lit(1)} and ${sql.lit(999)}`),
    )
    .addColumn('position', 'text', (column) =>
      column.check(sql`position in (${sql.join(positions.map((word) => sql.lit(word)))})`),
    )
    .addColumn('first_day', 'text', (column) => column.check(day('first_day')))
    .addColumn('last_day', 'text', (column) => column.check(day('last_day')))
    .addPrimaryKeyConstraint('squad_player_key', ['squad_id', 'ordinal'])
    .execute();
  await schema.createIndex('squad_player_player').on('squad_player').column('player_id').execute();
}

async function countByTeam(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema.alterTable('player_figure').renameTo('player_figure_before').execute();
  await schema.dropIndex('player_figure_season').execute();
  let figure = schema
    .createTable('player_figure')
    .addColumn('player_id', 'text', (column) =>
      column.notNull().references('player.id').onDelete('cascade'),
    )
    .addColumn('season', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    // '' is the first team, because a column of a primary key cannot be null.
    .addColumn('team', 'text', (column) => column.notNull());
  for (const name of figures)
    figure = figure.addColumn(name, 'integer', (column) => column.notNull());
  await figure
    .addPrimaryKeyConstraint('player_figure_of_team_key', ['player_id', 'season', 'kind', 'team'])
    .execute();
  const kept = sql.join(figures.map((name) => sql.ref(name)));
  await sql`
    insert into player_figure (player_id, season, kind, team, ${kept})
    select player_id, season, kind, '', ${kept} from player_figure_before`.execute(db);
  await schema.dropTable('player_figure_before').execute();
  await schema.createIndex('player_figure_season').on('player_figure').column('season').execute();
}
