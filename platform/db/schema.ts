import type { ColumnType } from 'kysely';
import type { ChangeSchema } from './change-tables.ts';
import type { MailSchema } from './mail-tables.ts';
import type { SignInSchema } from './sign-in-schema.ts';

/** 0 or 1: the one form of a truth value that SQLite and PostgreSQL share. */
export type Flag = number;
/** A column that a migration fills when an insert leaves it out. */
export type Defaulted<T> = ColumnType<T, T | undefined, T>;

/** On PostgreSQL only: beside SQLite uploads are files (images/uploads.server.ts). */
interface UploadTable {
  /** Below `/uploads/`. */
  path: string;
  bytes: Buffer;
  /** ISO instant in UTC at which it was last seen in use, or came. */
  usedAt: string;
}

interface DeletedPictureTable {
  /** The name that its file had. */
  id: string;
  /** YYYY-MM-DD */
  askedOn: string;
  /** ISO instant in UTC. */
  deletedAt: string;
  /** The admin, who may be gone. */
  deletedBy: string;
  note: string | null;
}

/** All tables, in the camelCase names that queries use: those of the platform; each room adds its own. */
export interface Schema extends ChangeSchema, MailSchema, SignInSchema {
  upload: UploadTable;
  deletedPicture: DeletedPictureTable;
}
