import type { LinkPurpose } from './one-time-links.server.ts';
import type { AccessKind, Role } from './roles.ts';

declare module '#platform/db/schema.ts' {
  interface Schema {
    admin: AdminTable;
    adminRole: AdminRoleTable;
    signInRule: SignInRuleTable;
    recoveryCode: RecoveryCodeTable;
    passkey: PasskeyTable;
    oneTimeLink: OneTimeLinkTable;
    user: UserTable;
    session: SessionTable;
    account: AccountTable;
    verification: VerificationTable;
    authSecret: AuthSecretTable;
    failedSignIn: FailedSignInTable;
    knownDevice: KnownDeviceTable;
    accessEntry: AccessEntryTable;
  }
}

interface AdminTable {
  /** Lowercased. */
  username: string;
  email: string;
}

/** Roles of admins. An admin without a role may sign in and edit their own account. */
interface AdminRoleTable {
  id: string;
  username: string;
  role: Role;
  scope: 'club' | 'team';
  /** Used for the scope 'team' only; null there stands for the first team. */
  teamId: string | null;
}

/** Has one row, or none until somebody has decided. */
interface SignInRuleTable {
  id: 1;
  /** 0 or 1: whether admins with all rights need a second factor. */
  secondFactor: number;
}

interface UserTable {
  id: string;
  /** The admin for whom the account was made; null once another account has replaced it. */
  username: string | null;
  name: string;
  /** Lowercased. */
  email: string;
  /** 0 or 1. */
  emailVerified: number;
  image: string | null;
  /** In Base32; null if no authenticator app is set up. */
  totpSecret: string | null;
  /** The time step (30 s) of the last accepted code, since no code works twice. */
  totpStep: number | null;
  createdAt: string;
  updatedAt: string;
}

interface SessionTable {
  id: string;
  userId: string;
  username: string;
  /** A digest of the token, so that a copy of the database lets nobody in. */
  token: string;
  expiresAt: string;
  ipAddress: string | null;
  userAgent: string | null;
  createdAt: string;
  /** When the session was last used, accurate to a few minutes. */
  updatedAt: string;
  /** When the user last proved who they are; null in sessions of older builds. */
  provenAt: string | null;
}

interface RecoveryCodeTable {
  /** A digest of the code. */
  id: string;
  userId: string;
}

export interface PasskeyTable {
  /** The credential's id in base64url. */
  id: string;
  userId: string;
  /** A COSE key in base64url. */
  publicKey: string;
  counter: number;
  /** A JSON list. */
  transports: string;
  name: string;
  createdAt: string;
  usedAt: string | null;
}

/** A link works once; only a digest of its token is stored. */
interface OneTimeLinkTable {
  id: string;
  /** Null until `giveOut` makes a token for the link. */
  digest: string | null;
  purpose: LinkPurpose;
  username: string | null;
  /** JSON: what to do when somebody follows the link. */
  data: string;
  createdAt: string;
  expiresAt: string;
}

interface AccountTable {
  id: string;
  accountId: string;
  /** 'credential' means a password. */
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

/** This table and the next are from a library used earlier; older builds still need them. */
interface VerificationTable {
  id: string;
  identifier: string;
  value: string;
  expiresAt: string;
  createdAt: string;
  updatedAt: string;
}

interface AuthSecretTable {
  id: 1;
  value: string;
}

interface FailedSignInTable {
  /** A hash, so that neither an address nor a name is stored. */
  subject: string;
  /** How many tries, or from how many networks an admin was tried. */
  tries: number;
  lastTriedAt: string;
  freeAt: string;
}

/** Browsers that are known do not wait because of strangers' tries. */
interface KnownDeviceTable {
  /** A digest of the cookie's token. */
  token: string;
  userId: string;
  signedInAt: string;
}

interface AccessEntryTable {
  id: string;
  /** ISO instant in UTC; an entry of several events has the last one. */
  happenedAt: string;
  kind: AccessKind;
  /** Not a foreign key; null for a command of the server, or an unknown name. */
  username: string | null;
  /** Failed sign-ins under one name within an hour share one entry. */
  times: number;
  about: string | null;
  detail: string | null;
}
