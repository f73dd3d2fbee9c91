import type { ColumnType } from 'kysely';

/** 0 or 1: SQLite and PostgreSQL share no other truth value. */
export type Flag = number;
export type Defaulted<T> = ColumnType<T, T | undefined, T>;

/** All tables, in camelCase; each room declares its own here. */
// biome-ignore lint/suspicious/noEmptyInterface: the rooms fill it
export interface Schema {}
