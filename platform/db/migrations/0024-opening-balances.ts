import { type Kysely, sql } from 'kysely';

type Counted = Record<string, number>;

/** Subtracts the figures of line-ups from entered totals, so that both together still give the old totals. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await openPlayers(db);
  await openTrainers(db);
}

const played = sql`(entry.on_bench = 0 or entry.goals > 0 or entry.assists > 0
  or entry.yellow_cards > 0 or entry.red_cards > 0)`;
const hasResult = sql`game.goals_for is not null and game.goals_against is not null`;

const names: Record<string, string> = {
  gamesPlayed: 'games_played',
  goals: 'goals',
  assists: 'assists',
  cleanSheets: 'clean_sheets',
  yellowCards: 'yellow_cards',
  redCards: 'red_cards',
};

async function openPlayers(db: Kysely<unknown>): Promise<void> {
  const counted = new Map<string, Map<string, Counted>>();
  const sums = sql.join(
    Object.entries(names).map(([name, column]) => sql`sum(${sql.ref(column)}) as ${sql.ref(name)}`),
  );
  const { rows } = await sql<{ playerId: string; season: string } & Counted>`
    select player_id as "playerId", season, ${sums} from player_figure
    group by player_id, season order by player_id, season`.execute(db);
  for (const { playerId, season, ...figures } of rows)
    mapOf(counted, playerId).set(season, numbers(figures));

  for (const [playerId, seasons] of counted) {
    await lessen(db, { table: 'player', where: sql`id = ${playerId}` }, total(seasons));
    const typed = await sql<{ season: string; ordinal: number }>`
      select season, ordinal from past_season where player_id = ${playerId} order by ordinal`.execute(
      db,
    );
    let next = Math.max(-1, ...typed.rows.map(({ ordinal }) => ordinal)) + 1;
    for (const [season, figures] of seasons) {
      const row = typed.rows.find((one) => one.season === season);
      const ordinal = row?.ordinal ?? next++;
      if (!row)
        await sql`insert into past_season (player_id, ordinal, season, unlisted)
          values (${playerId}, ${ordinal}, ${season}, 1)`.execute(db);
      const where = sql`player_id = ${playerId} and ordinal = ${ordinal}`;
      await lessen(db, { table: 'past_season', where }, figures);
    }
  }
  await lessenLogged(db, 'player', async (playerId, removed) => {
    const seasons = counted.get(playerId) ?? (await ofRemoved(db, removed));
    return (state) => openedPlayer(state, seasons);
  });
}

/** Counts a removed player's entries in line-ups, because an undo of the removal brings them back, too. */
async function ofRemoved(
  db: Kysely<unknown>,
  removed: LoggedState | undefined,
): Promise<Map<string, Counted>> {
  const seasons = new Map<string, Counted>();
  const isKeeper = removed?.record.position === 'Torwart';
  for (const tie of (removed?.ties ?? []) as { lineupId: string; ordinal: number }[]) {
    const { rows } = await sql<{ season: string } & Counted>`
      select substr(game.date, 1, 4) as season, 1 as "gamesPlayed", entry.goals, entry.assists,
        case when ${isKeeper ? 1 : 0} = 1 and entry.on_bench = 0 and game.goals_against = 0
          then 1 else 0 end as "cleanSheets",
        entry.yellow_cards as "yellowCards", entry.red_cards as "redCards"
      from lineup_player as entry
        join lineup on lineup.id = entry.lineup_id
        join game on game.id = lineup.game_id
      where entry.lineup_id = ${tie.lineupId} and entry.ordinal = ${tie.ordinal}
        and entry.player_id is null and ${hasResult} and ${played}`.execute(db);
    for (const { season, ...figures } of rows)
      seasons.set(season, added(seasons.get(season), numbers(figures)));
  }
  return seasons;
}

interface LoggedPlayer extends Record<string, unknown> {
  pastSeasons: ({ season: string } & Record<string, unknown>)[];
}

function openedPlayer(state: Record<string, unknown>, seasons: Map<string, Counted>) {
  const player = state as LoggedPlayer;
  const pastSeasons: Record<string, unknown>[] = [...player.pastSeasons];
  for (const [season, figures] of seasons) {
    const index = pastSeasons.findIndex((row) => row.season === season);
    const zeros = Object.fromEntries(Object.keys(names).map((name) => [name, 0]));
    const row = pastSeasons[index];
    if (row) pastSeasons[index] = less(row, figures);
    else pastSeasons.push({ ...less({ season, ...zeros }, figures), unlisted: 1 });
  }
  return { ...less(player, total(seasons)), pastSeasons };
}

async function openTrainers(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ trainerId: string } & Counted>`
    select lineup.trainer_id as "trainerId", count(*) as games,
      sum(case when game.goals_for > game.goals_against then 1 else 0 end) as wins,
      sum(case when game.goals_for = game.goals_against then 1 else 0 end) as draws,
      sum(case when game.goals_for < game.goals_against then 1 else 0 end) as losses
    from lineup join game on game.id = lineup.game_id
    where lineup.trainer_id is not null and ${hasResult}
    group by lineup.trainer_id`.execute(db);
  const counted = new Map(rows.map(({ trainerId, ...figures }) => [trainerId, numbers(figures)]));
  for (const [id, figures] of counted)
    await lessen(db, { table: 'trainer', where: sql`id = ${id}` }, figures);
  await lessenLogged(db, 'trainer', async (trainerId, removed) => {
    const figures = counted.get(trainerId) ?? (await ofRemovedTrainer(db, removed));
    return (state) => less(state, figures);
  });
}

async function ofRemovedTrainer(
  db: Kysely<unknown>,
  removed: LoggedState | undefined,
): Promise<Counted> {
  let sum: Counted = { games: 0, wins: 0, draws: 0, losses: 0 };
  for (const lineupId of (removed?.ties ?? []) as string[]) {
    const { rows } = await sql<Counted>`
      select 1 as games,
        case when game.goals_for > game.goals_against then 1 else 0 end as wins,
        case when game.goals_for = game.goals_against then 1 else 0 end as draws,
        case when game.goals_for < game.goals_against then 1 else 0 end as losses
      from lineup join game on game.id = lineup.game_id
      where lineup.id = ${lineupId} and lineup.trainer_id is null and ${hasResult}`.execute(db);
    for (const figures of rows) sum = added(sum, numbers(figures));
  }
  return sum;
}

async function lessen(
  db: Kysely<unknown>,
  { table, where }: { table: string; where: ReturnType<typeof sql> },
  figures: Counted,
): Promise<void> {
  const changes = Object.entries(figures).map(([name, figure]) => {
    const column = sql.ref(names[name] ?? name);
    return sql`${column} = ${column} - ${figure}`;
  });
  await sql`update ${sql.table(table)} set ${sql.join(changes)} where ${where}`.execute(db);
}

interface LoggedState {
  record: Record<string, unknown>;
  ties: unknown[];
}

/** Changes the states in the audit log too, because an undo compares them with stored records. */
async function lessenLogged(
  db: Kysely<unknown>,
  recordKind: string,
  opened: (
    id: string,
    removed: LoggedState | undefined,
  ) => Promise<(state: Record<string, unknown>) => Record<string, unknown>>,
): Promise<void> {
  const { rows } = await sql<{
    id: number;
    recordId: string;
    before: string | null;
    after: string | null;
  }>`select id, record_id as "recordId", before, after from protocol_entry
    where record_kind = ${recordKind} order by id`.execute(db);
  for (const [recordId, entries] of Map.groupBy(rows, (row) => row.recordId)) {
    // Uses the state before the last removal, because an undo of a removal restores this state.
    const removal = entries.findLast(({ after }) => after === null)?.before;
    const change = await opened(recordId, removal ? JSON.parse(removal) : undefined);
    const changed = (text: string | null) => {
      if (text === null) return null;
      const state = JSON.parse(text) as LoggedState;
      return JSON.stringify({ ...state, record: change(state.record) });
    };
    for (const { id, before, after } of entries)
      await sql`update protocol_entry set before = ${changed(before)}, after = ${changed(after)}
        where id = ${id}`.execute(db);
  }
}

function less<T extends Record<string, unknown>>(state: T, figures: Counted): T {
  const lessened = Object.entries(figures).map(([name, figure]) => [
    name,
    Number(state[name] ?? 0) - figure,
  ]);
  return { ...state, ...Object.fromEntries(lessened) };
}

function total(seasons: ReadonlyMap<string, Counted>): Counted {
  return [...seasons.values()].reduce<Counted>(added, {});
}

function added(one: Counted | undefined, other: Counted): Counted {
  return Object.fromEntries(
    Object.entries(other).map(([name, figure]) => [name, figure + (one?.[name] ?? 0)]),
  );
}

function numbers(figures: Record<string, unknown>): Counted {
  return Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Number(value)]));
}

function mapOf(maps: Map<string, Map<string, Counted>>, key: string): Map<string, Counted> {
  const map = maps.get(key) ?? new Map<string, Counted>();
  maps.set(key, map);
  return map;
}
