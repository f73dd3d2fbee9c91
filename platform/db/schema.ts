import type { ColumnType } from 'kysely';

/** 0 or 1: SQLite and PostgreSQL have no boolean type in common. */
export type Flag = number;
export type Defaulted<T> = ColumnType<T, T | undefined, T>;

/** All tables, in camelCase; each folder of app/ and platform/ declares its own tables here. */
// biome-ignore lint/suspicious/noEmptyInterface: the rooms fill it
export interface Schema {}
