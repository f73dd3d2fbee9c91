import { type Kysely, type SqlBool, sql } from 'kysely';

const performance = [
  'games_played',
  'goals',
  'assists',
  'clean_sheets',
  'yellow_cards',
  'red_cards',
] as const;
const record = ['games', 'wins', 'draws', 'losses'] as const;
const minutes = ['goal', 'assist', 'yellow_card', 'red_card'] as const;

const between = (column: string, least: number, most: number) =>
  sql<SqlBool>`${sql.ref(column)} between ${sql.lit(least)} and ${sql.lit(most)}`;

/** Totals may now be below 0, because migration 0024-opening-balances subtracts from them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  const lineupPlayer = () => schema.alterTable('lineup_player');
  await lineupPlayer()
    .addColumn('came_on', 'integer', (column) => column.check(sql`came_on = 1`))
    .execute();
  for (const name of ['minute_on', 'minute_off'])
    await lineupPlayer()
      .addColumn(name, 'integer', (column) => column.check(between(name, 0, 130)))
      .execute();
  for (const name of minutes) await lineupPlayer().addColumn(`${name}_minutes`, 'text').execute();

  await takeBelowZero(db, 'player', performance);
  await takeBelowZero(db, 'past_season', performance);
  await takeBelowZero(db, 'trainer', record);
  await schema
    .alterTable('past_season')
    .addColumn('unlisted', 'integer', (column) => column.check(sql`unlisted = 1`))
    .execute();

  for (const name of ['association_names', 'calendar_address'])
    await schema.alterTable('club_details').addColumn(name, 'text').execute();
  await schema
    .alterTable('club_details')
    .addColumn('suspension_cards', 'integer', (column) =>
      column.check(between('suspension_cards', 0, 20)),
    )
    .execute();

  let figure = schema
    .createTable('player_figure')
    .addColumn('player_id', 'text', (column) =>
      column.notNull().references('player.id').onDelete('cascade'),
    )
    .addColumn('season', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull());
  for (const name of [...performance, 'starts', 'minutes', 'timed_games'])
    figure = figure.addColumn(name, 'integer', (column) => column.notNull());
  await figure
    .addPrimaryKeyConstraint('player_figure_key', ['player_id', 'season', 'kind'])
    .execute();
  await schema.createIndex('player_figure_season').on('player_figure').column('season').execute();

  await countLineups(db);
}

/** SQLite and PostgreSQL share no statement that changes a check, so the column is added again. */
async function takeBelowZero(
  db: Kysely<unknown>,
  table: string,
  columns: readonly string[],
): Promise<void> {
  const altered = () => db.schema.alterTable(table);
  for (const name of columns) {
    const kept = sql.ref(`${name}_kept`);
    await altered().addColumn(`${name}_kept`, 'integer').execute();
    await sql`update ${sql.table(table)} set ${kept} = ${sql.ref(name)}`.execute(db);
    await altered().dropColumn(name).execute();
    await altered()
      .addColumn(name, 'integer', (column) =>
        column
          .notNull()
          .defaultTo(0)
          .check(between(name, -99_999, 99_999)),
      )
      .execute();
    await sql`update ${sql.table(table)} set ${sql.ref(name)} = ${kept}`.execute(db);
    await altered().dropColumn(`${name}_kept`).execute();
  }
}

/** A substitute counts as having played only with a goal, an assist or a card. */
const played = sql`(entry.on_bench = 0 or entry.goals > 0 or entry.assists > 0
  or entry.yellow_cards > 0 or entry.red_cards > 0)`;
const hasResult = sql`game.goals_for is not null and game.goals_against is not null`;

async function countLineups(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into player_figure
      (player_id, season, kind, games_played, starts, goals, assists, clean_sheets, yellow_cards,
       red_cards, minutes, timed_games)
    select entry.player_id, substr(game.date, 1, 4), game.kind, count(*),
      sum(1 - entry.on_bench), sum(entry.goals), sum(entry.assists),
      sum(case when player.position = 'Torwart' and entry.on_bench = 0 and game.goals_against = 0
        then 1 else 0 end),
      sum(entry.yellow_cards), sum(entry.red_cards), 0, 0
    from lineup_player as entry
      join player on player.id = entry.player_id
      join lineup on lineup.id = entry.lineup_id
      join game on game.id = lineup.game_id
    where ${hasResult} and ${played}
    group by entry.player_id, substr(game.date, 1, 4), game.kind`.execute(db);
}
