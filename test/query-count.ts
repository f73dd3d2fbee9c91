import {
  CompiledQuery,
  type KyselyPlugin,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryId,
  type RootOperationNode,
} from 'kysely';
import type { Db } from '#platform/db/client.server.ts';

export interface Reading {
  queries: number;
  /** Number of returned rows. */
  rows: number;
  sent: CompiledQuery[];
}

export async function countQueries(db: Db, work: (db: Db) => Promise<unknown>): Promise<number> {
  return (await watchQueries(db, work)).queries;
}

/**
 * Watches the queries that `work` sends through its database handle; `work` can read them while it runs.
 * Queries of `warmUp`, which runs first, do not count.
 */
export async function watchQueries(
  db: Db,
  work: (db: Db, sent: readonly CompiledQuery[]) => Promise<unknown>,
  warmUp?: (db: Db) => Promise<unknown>,
): Promise<Reading> {
  const watch = new QueryWatch(db);
  const handle = db.withPlugin(watch);
  await warmUp?.(handle);
  watch.sent.length = 0;
  watch.rows = 0;
  await work(handle, watch.sent);
  return { queries: watch.sent.length, rows: watch.rows, sent: watch.sent };
}

/** Lists the tables that SQLite scans for these queries, completely or up to a limit. */
export async function scannedTables(db: Db, sent: readonly CompiledQuery[]): Promise<Set<string>> {
  const scanned = new Set<string>();
  for (const { sql, parameters } of sent) {
    const explained = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
    const { rows } = await db.executeQuery<{ detail: string }>(explained);
    const isSorted = rows.some(({ detail }) => detail.startsWith('USE TEMP B-TREE FOR ORDER BY'));
    const isLimited = / limit (\S+|\(select .*\))$/.test(sql) && !isSorted;
    for (const { detail } of rows) {
      const table = /^SCAN (\w+)/.exec(detail)?.[1];
      if (table) scanned.add(isLimited ? `${table} as far as a limit` : table);
    }
  }
  return scanned;
}

class QueryWatch implements KyselyPlugin {
  rows = 0;
  readonly sent: CompiledQuery[] = [];
  readonly #db: Db;
  readonly #written = new WeakMap<QueryId, RootOperationNode>();

  constructor(db: Db) {
    this.#db = db;
  }

  transformQuery({ node, queryId }: PluginTransformQueryArgs): RootOperationNode {
    this.#written.set(queryId, node);
    return node;
  }

  /** Kysely calls `transformQuery` for subqueries, too, but this method only for queries that were sent. */
  async transformResult({ queryId, result }: PluginTransformResultArgs) {
    const node = this.#written.get(queryId);
    if (node) this.sent.push(this.#db.getExecutor().compileQuery(node, queryId));
    this.rows += result.rows.length;
    return result;
  }
}
