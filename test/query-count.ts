import type { KyselyPlugin, RootOperationNode } from 'kysely';
import type { Db } from '../app/db/client.server.ts';

/** The number of queries that `work` sends through the database handle that it is given. */
export async function countQueries(db: Db, work: (db: Db) => Promise<unknown>): Promise<number> {
  const counter = new QueryCounter();
  await work(db.withPlugin(counter));
  return counter.queries;
}

class QueryCounter implements KyselyPlugin {
  queries = 0;

  transformQuery({ node }: { node: RootOperationNode }): RootOperationNode {
    this.queries += 1;
    return node;
  }

  async transformResult<T>({ result }: { result: T }): Promise<T> {
    return result;
  }
}
