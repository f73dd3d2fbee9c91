import { sql } from 'kysely';
import type { Db } from './client.server.ts';
import { isPostgres } from './outage.server.ts';

export interface StoredTable {
  name: string;
  key: string[];
  refersTo: string[];
}

const fileTable = 'upload';

/**
 * Lists the tables of a backup, without uploads and Kysely's tables. A table follows the tables that it
 * refers to.
 */
export async function listTables(db: Db): Promise<StoredTable[]> {
  return (await listAllTables(db)).filter(({ name }) => name !== fileTable);
}

export async function listAllTables(db: Db): Promise<StoredTable[]> {
  const plain = db.withoutPlugins();
  const { rows } = await (isPostgres(db) ? inPostgres : inSqlite).execute(plain);
  return inOrder(rows.map(({ name, key, refersTo }) => ({ name, ...parse({ key, refersTo }) })));
}

type Described = Record<keyof StoredTable, string>;

const inSqlite = sql<Described>`
  select name,
    (select json_group_array(name) from
      (select name from pragma_table_info(listed.name) where pk > 0 order by pk)) as "key",
    (select json_group_array(distinct "table") from pragma_foreign_key_list(listed.name))
      as "refersTo"
  from sqlite_schema as listed
  where type = 'table' and name not like 'sqlite@_%' escape '@' and name not like 'kysely@_%' escape '@'
  order by name`;

const inPostgres = sql<Described>`
  select listed.relname as name,
    to_json(array(
      select attname from pg_index
        cross join unnest(indkey) with ordinality as part (number, place)
        join pg_attribute on attrelid = indrelid and attnum = part.number
      where indrelid = listed.oid and indisprimary
      order by place))::text as "key",
    to_json(array(
      select distinct target.relname from pg_constraint
        join pg_class as target on target.oid = confrelid
      where conrelid = listed.oid and contype = 'f'))::text as "refersTo"
  from pg_class as listed
    join pg_namespace on pg_namespace.oid = listed.relnamespace
  where nspname = current_schema() and relkind in ('r', 'p')
    and relname not like 'kysely@_%' escape '@'
  order by listed.relname collate "C"`;

function parse({ key, refersTo }: Omit<Described, 'name'>): Omit<StoredTable, 'name'> {
  return { key: JSON.parse(key), refersTo: JSON.parse(refersTo) };
}

function inOrder(tables: StoredTable[]): StoredTable[] {
  const placed: StoredTable[] = [];
  const names = new Set<string>();
  while (placed.length < tables.length) {
    const next = tables.find(
      ({ name, refersTo }) =>
        !names.has(name) && refersTo.every((other) => other === name || names.has(other)),
    );
    if (!next) throw new Error('tables refer to each other in a circle');
    placed.push(next);
    names.add(next.name);
  }
  return placed;
}
