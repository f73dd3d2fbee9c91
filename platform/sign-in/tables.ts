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

/** An admin without a role may sign in and edit their own account. */
interface AdminRoleTable {
  id: string;
  username: string;
  role: Role;
  scope: 'club' | 'team';
  /** For the scope 'team'; null is the first team. */
  teamId: string | null;
}

/** One row; none before anybody has decided. */
interface SignInRuleTable {
  id: 1;
  /** 0 or 1: whether admins with all rights need a second factor. */
  secondFactor: number;
}

interface UserTable {
  id: string;
  /** The admin it was made for; null once another account took its place. */
  username: string | null;
  name: string;
  /** Lowercased. */
  email: string;
  /** 0 or 1. */
  emailVerified: number;
  image: string | null;
  /** Base32; null without an app. */
  totpSecret: string | null;
  /** Time step (30 s) of the last accepted code: no code works twice. */
  totpStep: number | null;
  createdAt: string;
  updatedAt: string;
}

interface SessionTable {
  id: string;
  userId: string;
  username: string;
  /** A digest, so that a copy of the database opens nothing. */
  token: string;
  expiresAt: string;
  ipAddress: string | null;
  userAgent: string | null;
  createdAt: string;
  /** The last use, accurate to a few minutes. */
  updatedAt: string;
  /** Null in a session of an older build that did not ask. */
  provenAt: string | null;
}

interface RecoveryCodeTable {
  /** A digest of the code. */
  id: string;
  userId: string;
}

export interface PasskeyTable {
  /** Credential id in base64url. */
  id: string;
  userId: string;
  /** COSE, in base64url. */
  publicKey: string;
  counter: number;
  /** JSON list. */
  transports: string;
  name: string;
  createdAt: string;
  usedAt: string | null;
}

/** Works once; only a digest of its token is stored. */
interface OneTimeLinkTable {
  id: string;
  /** Null until it is given out. */
  digest: string | null;
  purpose: LinkPurpose;
  username: string | null;
  /** JSON: what to do when it is followed. */
  data: string;
  createdAt: string;
  expiresAt: string;
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

/** This and the next table are from a library used earlier; older builds still need them. */
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
  /** A hash: no address and no name is stored. */
  subject: string;
  /** For an admin tried from several networks: their number. */
  tries: number;
  lastTriedAt: string;
  freeAt: string;
}

/** Strangers' tries do not make a known browser wait. */
interface KnownDeviceTable {
  /** A digest of the cookie. */
  token: string;
  userId: string;
  signedInAt: string;
}

interface AccessEntryTable {
  id: string;
  /** ISO instant in UTC; of several events the last. */
  happenedAt: string;
  kind: AccessKind;
  /** Not a reference; null for a command, or an unknown name. */
  username: string | null;
  /** Failed sign-ins of an hour under one name are one entry. */
  times: number;
  about: string | null;
  detail: string | null;
}
