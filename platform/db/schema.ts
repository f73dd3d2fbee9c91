import type { ColumnType } from 'kysely';

/** 0 or 1: the one form of a truth value that SQLite and PostgreSQL share. */
export type Flag = number;
/** A column that a migration fills when an insert leaves it out. */
export type Defaulted<T> = ColumnType<T, T | undefined, T>;

/** All tables, in the camelCase names that queries use: each room adds its own by declaring them here. */
// biome-ignore lint/suspicious/noEmptyInterface: the rooms fill it
export interface Schema {}
