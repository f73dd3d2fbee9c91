import type { ColumnType } from 'kysely';

/** 0 for false, 1 for true, because SQLite has no boolean type. */
export type Flag = number;
export type Defaulted<T> = ColumnType<T, T | undefined, T>;

// biome-ignore lint/suspicious/noEmptyInterface: other files add members to this interface
export interface Schema {}
