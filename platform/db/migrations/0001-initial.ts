import { type Kysely, type SqlBool, sql } from 'kysely';

const performance = [
  'games_played',
  'goals',
  'assists',
  'clean_sheets',
  'yellow_cards',
  'red_cards',
] as const;

const count = (column: string) => sql<SqlBool>`${sql.ref(column)} between 0 and 9999`;
const flag = (column: string) => sql<SqlBool>`${sql.ref(column)} in (0, 1)`;
const filled = (column: string) => sql<SqlBool>`length(trim(${sql.ref(column)})) > 0`;
const isoDate = (column: string) => sql<SqlBool>`${sql.ref(column)} like '____-__-__'`;
const oneOf = (column: string, words: string[]) =>
  sql<SqlBool>`${sql.ref(column)} in (${sql.join(words.map((word) => sql.lit(word)))})`;

export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;

  let player = schema
    .createTable('player')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('address', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull().check(filled('name')))
    .addColumn('position', 'text', (column) =>
      column
        .notNull()
        .check(oneOf('position', ['Torwart', 'Verteidiger', 'Mittelfeld', 'Stürmer'])),
    )
    .addColumn('image', 'text')
    .addColumn('active', 'integer', (column) => column.notNull().defaultTo(1).check(flag('active')))
    .addColumn('shirt_number', 'integer', (column) =>
      column.check(sql`shirt_number between 1 and 999`),
    )
    .addColumn('birth_year', 'integer', (column) =>
      column.check(sql`birth_year between 1900 and 2100`),
    )
    .addColumn('joined_on', 'text')
    .addColumn('last_club', 'text')
    .addColumn('competitions', 'text');
  for (const name of performance)
    player = player.addColumn(name, 'integer', (column) =>
      column.notNull().defaultTo(0).check(count(name)),
    );
  await player.execute();
  await schema.createIndex('player_name').on('player').column('name').execute();

  let pastSeason = schema
    .createTable('past_season')
    .addColumn('player_id', 'text', (column) =>
      column.notNull().references('player.id').onDelete('cascade'),
    )
    .addColumn('ordinal', 'integer', (column) => column.notNull())
    .addColumn('season', 'text', (column) => column.notNull());
  for (const name of performance)
    pastSeason = pastSeason.addColumn(name, 'integer', (column) =>
      column.notNull().defaultTo(0).check(count(name)),
    );
  await pastSeason.addPrimaryKeyConstraint('past_season_key', ['player_id', 'ordinal']).execute();

  let trainer = schema
    .createTable('trainer')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('address', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull().check(filled('name')))
    .addColumn('image', 'text')
    .addColumn('birth_year', 'integer', (column) =>
      column.check(sql`birth_year between 1950 and 2100`),
    )
    .addColumn('joined_on', 'text', (column) => column.check(sql`joined_on like '__.__.____'`))
    .addColumn('experience', 'text')
    .addColumn('role', 'text', (column) =>
      column
        .notNull()
        .check(
          oneOf('role', [
            'Cheftrainer',
            'Co-Trainer',
            'Torwarttrainer',
            'Fitnesstrainer',
            'Taktiktrainer',
          ]),
        ),
    )
    .addColumn('active', 'integer', (column) =>
      column.notNull().defaultTo(1).check(flag('active')),
    );
  for (const name of ['games', 'wins', 'draws', 'losses'])
    trainer = trainer.addColumn(name, 'integer', (column) =>
      column.notNull().defaultTo(0).check(count(name)),
    );
  await trainer.execute();
  await schema.createIndex('trainer_name').on('trainer').column('name').execute();

  let game = schema
    .createTable('game')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('date', 'text', (column) => column.notNull().check(isoDate('date')))
    .addColumn('kickoff', 'text', (column) => column.check(sql`kickoff like '__:__'`))
    .addColumn('opponent', 'text', (column) => column.notNull().check(filled('opponent')))
    .addColumn('kind', 'text', (column) =>
      column.notNull().check(oneOf('kind', ['Meisterschaft', 'Freundschaftsspiel', 'Pokal'])),
    )
    .addColumn('crest', 'text');
  for (const name of ['goals_for', 'goals_against', 'half_time_for', 'half_time_against'])
    game = game.addColumn(name, 'integer', (column) => column.check(count(name)));
  await game.execute();
  await schema.createIndex('game_date').on('game').columns(['date', 'kickoff', 'id']).execute();

  await schema
    .createTable('lineup')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('game_id', 'text', (column) =>
      column.notNull().unique().references('game.id').onDelete('cascade'),
    )
    .addColumn('trainer_id', 'text', (column) =>
      column.references('trainer.id').onDelete('set null'),
    )
    .addColumn('saved_at', 'text')
    .execute();
  await schema.createIndex('lineup_trainer').on('lineup').column('trainer_id').execute();

  await schema
    .createTable('lineup_player')
    .addColumn('lineup_id', 'text', (column) =>
      column.notNull().references('lineup.id').onDelete('cascade'),
    )
    .addColumn('ordinal', 'integer', (column) => column.notNull())
    .addColumn('player_id', 'text', (column) => column.references('player.id').onDelete('set null'))
    .addColumn('shirt_number', 'integer', (column) =>
      column.check(sql`shirt_number between 1 and 999`),
    )
    .addColumn('on_bench', 'integer', (column) =>
      column.notNull().defaultTo(0).check(flag('on_bench')),
    )
    .addColumn('goals', 'integer', (column) => column.notNull().defaultTo(0).check(count('goals')))
    .addColumn('assists', 'integer', (column) =>
      column.notNull().defaultTo(0).check(count('assists')),
    )
    .addColumn('yellow_cards', 'integer', (column) =>
      column.notNull().defaultTo(0).check(sql`yellow_cards between 0 and 2`),
    )
    .addColumn('red_cards', 'integer', (column) =>
      column.notNull().defaultTo(0).check(sql`red_cards between 0 and 1`),
    )
    .addPrimaryKeyConstraint('lineup_player_key', ['lineup_id', 'ordinal'])
    .addUniqueConstraint('lineup_player_once', ['lineup_id', 'player_id'])
    .execute();
  await schema
    .createIndex('lineup_player_player')
    .on('lineup_player')
    .column('player_id')
    .execute();

  let standing = schema
    .createTable('standing')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('team', 'text', (column) => column.notNull().check(filled('team')));
  for (const name of ['won', 'drawn', 'lost'])
    standing = standing.addColumn(name, 'integer', (column) =>
      column.notNull().defaultTo(0).check(count(name)),
    );
  await standing.execute();

  await schema
    .createTable('next_game')
    .addColumn('id', 'integer', (column) => column.primaryKey().notNull().check(sql`id = 1`))
    .addColumn('opponent', 'text', (column) => column.notNull())
    .addColumn('starts_at', 'text')
    .execute();

  await schema
    .createTable('admin')
    .addColumn('username', 'text', (column) =>
      column.primaryKey().notNull().check(sql`username = lower(username) and username <> ''`),
    )
    .addColumn('email', 'text', (column) => column.notNull().check(filled('email')))
    .execute();

  await schema
    .createTable('article')
    .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('ascii_slug', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull().check(filled('title')))
    .addColumn('published_on', 'text', (column) => column.notNull().check(isoDate('published_on')))
    .addColumn('content', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('article_ascii_slug').on('article').column('ascii_slug').execute();

  await schema
    .createTable('season')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull().check(filled('id')))
    .addColumn('captain', 'text')
    .addColumn('top_scorer', 'text')
    .addColumn('top_assist_provider', 'text')
    .addColumn('trainer', 'text')
    .execute();

  let seasonTeam = schema
    .createTable('season_team')
    .addColumn('season_id', 'text', (column) =>
      column.notNull().references('season.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull().check(sql`position >= 1`))
    .addColumn('team', 'text', (column) => column.notNull().check(filled('team')));
  for (const name of ['played', 'won', 'drawn', 'lost', 'points'])
    seasonTeam = seasonTeam.addColumn(name, 'integer', (column) =>
      column.notNull().defaultTo(0).check(count(name)),
    );
  await seasonTeam.addPrimaryKeyConstraint('season_team_key', ['season_id', 'position']).execute();

  await schema
    .createTable('season_honour')
    .addColumn('season_id', 'text', (column) =>
      column.notNull().references('season.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) =>
      column.notNull().check(oneOf('kind', ['team', 'individual'])),
    )
    .addColumn('ordinal', 'integer', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('player', 'text')
    .addPrimaryKeyConstraint('season_honour_key', ['season_id', 'kind', 'ordinal'])
    .execute();

  await schema
    .createTable('season_highlight')
    .addColumn('season_id', 'text', (column) =>
      column.primaryKey().notNull().references('season.id').onDelete('cascade'),
    )
    .addColumn('title', 'text')
    .addColumn('player_achievement', 'text')
    .addColumn('player', 'text')
    .execute();

  await schema
    .createTable('board_member')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('ordinal', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull().check(filled('name')))
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('image', 'text')
    .addColumn('bio', 'text')
    .addColumn('linkedin', 'text')
    .addColumn('twitter', 'text')
    .addColumn('instagram', 'text')
    .execute();

  await schema
    .createTable('sponsor')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('ordinal', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull().check(filled('name')))
    .addColumn('logo', 'text')
    .addColumn('website', 'text')
    .execute();

  await schema
    .createTable('fan_shop')
    .addColumn('id', 'integer', (column) => column.primaryKey().notNull().check(sql`id = 1`))
    .addColumn('title', 'text')
    .addColumn('description', 'text')
    .addColumn('link', 'text', (column) => column.notNull())
    .execute();

  await schema
    .createTable('revision')
    .addColumn('id', 'integer', (column) => column.primaryKey().notNull().check(sql`id = 1`))
    .addColumn('value', 'integer', (column) => column.notNull())
    .execute();
  await sql`insert into revision (id, value) values (1, 1)`.execute(db);
}
