import type { SelectQueryBuilder } from 'kysely';
import type { Db } from './client.server.ts';
import { isPostgres } from './engine.server.ts';

/**
 * A query whose rows nobody changes or deletes until its transaction ends; those that somebody is
 * deleting just then are waited for, and left out. In SQLite a transaction has no other beside it.
 */
export function heldRows<Schema, Tables extends keyof Schema, Row>(
  transaction: Db,
  query: SelectQueryBuilder<Schema, Tables, Row>,
): SelectQueryBuilder<Schema, Tables, Row> {
  return isPostgres(transaction) ? query.forUpdate() : query;
}
