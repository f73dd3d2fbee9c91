import type { AccessKind } from '#platform/sign-in/access.ts';

/** Who may administer the site. */
interface AdminTable {
  /** Lowercased. */
  username: string;
  email: string;
}

/** An account; its password is in the table `account`. */
interface UserTable {
  id: string;
  /** The admin for whom the account was made; null once another account took that place. */
  username: string | null;
  name: string;
  /** Lowercased. */
  email: string;
  /** 0 or 1. */
  emailVerified: number;
  image: string | null;
  createdAt: string;
  updatedAt: string;
}

interface SessionTable {
  id: string;
  userId: string;
  /** The admin who signed in. */
  username: string;
  /** A digest of what the browser's cookie holds, so that a copy of the database opens nothing. */
  token: string;
  expiresAt: string;
  ipAddress: string | null;
  userAgent: string | null;
  /** When the admin signed in. */
  createdAt: string;
  /** When the session was last used, give or take some minutes. */
  updatedAt: string;
}

interface AccountTable {
  id: string;
  accountId: string;
  /** 'credential': a password. */
  providerId: string;
  userId: string;
  /** Argon2id in PHC format. */
  password: string | null;
  accessToken: string | null;
  refreshToken: string | null;
  idToken: string | null;
  accessTokenExpiresAt: string | null;
  refreshTokenExpiresAt: string | null;
  scope: string | null;
  createdAt: string;
  updatedAt: string;
}

/** Of a library that once wrote accounts; kept so that builds of then can open the database. */
interface VerificationTable {
  id: string;
  identifier: string;
  value: string;
  expiresAt: string;
  createdAt: string;
  updatedAt: string;
}

/** As the one before it. */
interface AuthSecretTable {
  id: 1;
  value: string;
}

interface FailedSignInTable {
  /** What is counted, as a hash: no address and no name stands here. */
  subject: string;
  /** Of an admin tried from several networks: how many those are. */
  tries: number;
  lastTriedAt: string;
  /** When the next try is let through. */
  freeAt: string;
}

/** A browser in which somebody has signed in: strangers' tries do not make it wait. */
interface KnownDeviceTable {
  /** A digest of what its cookie holds. */
  token: string;
  userId: string;
  /** When that account last signed in there. */
  signedInAt: string;
}

/** Who signed in or out, and what was taken from the site or put into it as a whole. */
interface AccessEntryTable {
  id: string;
  /** ISO instant in UTC, of several the last. */
  happenedAt: string;
  kind: AccessKind;
  /** Not a reference; null where no admin did it: by a command, or under an unknown name. */
  username: string | null;
  /** Failed sign-ins of an hour under one name are one entry. */
  times: number;
}

/** The tables of accounts, sessions and tries to sign in. */
export interface SignInSchema {
  admin: AdminTable;
  user: UserTable;
  session: SessionTable;
  account: AccountTable;
  verification: VerificationTable;
  authSecret: AuthSecretTable;
  failedSignIn: FailedSignInTable;
  knownDevice: KnownDeviceTable;
  accessEntry: AccessEntryTable;
}
