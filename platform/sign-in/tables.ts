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
  /** In lowercase. */
  username: string;
  email: string;
}

/** The roles of admins. An admin without a role may sign in and change the own account. */
interface AdminRoleTable {
  id: string;
  username: string;
  role: Role;
  scope: 'club' | 'team';
  /** Set for the scope 'team' only; there, null is the first team. */
  teamId: string | null;
}

/** Has one row, or no row until somebody has decided. */
interface SignInRuleTable {
  id: 1;
  /** 0 or 1: whether admins with all rights need a second factor. */
  secondFactor: number;
}

interface UserTable {
  id: string;
  /** The admin for whom the account was made; null after another account has replaced this one. */
  username: string | null;
  name: string;
  /** In lowercase. */
  email: string;
  /** 0 or 1. */
  emailVerified: number;
  image: string | null;
  /** In Base32; null without an authenticator app. */
  totpSecret: string | null;
  /** The time step (30 s) of the last accepted code: no code may be used twice. */
  totpStep: number | null;
  createdAt: string;
  updatedAt: string;
}

interface SessionTable {
  id: string;
  userId: string;
  username: string;
  /** A digest of the token, so that nobody can sign in with a copy of the database. */
  token: string;
  expiresAt: string;
  ipAddress: string | null;
  userAgent: string | null;
  createdAt: string;
  /** The last use of the session, exact to a few minutes. */
  updatedAt: string;
  /** When the user last proved the identity; null in sessions of older versions. */
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

/** A link works once. Only a digest of its token is stored. */
interface OneTimeLinkTable {
  id: string;
  /** Null until `giveOut` has made a token for the link. */
  digest: string | null;
  purpose: LinkPurpose;
  username: string | null;
  /** JSON: what the link does when somebody uses it. */
  data: string;
  createdAt: string;
  expiresAt: string;
}

interface AccountTable {
  id: string;
  accountId: string;
  /** The library's word 'credential' stands for a password. */
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

/** An earlier library needs this table and the next one; older versions of the site still use them. */
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
  /** The number of tries, or of networks from which somebody tried to sign in as an admin. */
  tries: number;
  lastTriedAt: string;
  freeAt: string;
}

/** A known device does not have to wait because of strangers' tries. */
interface KnownDeviceTable {
  /** A digest of the cookie's token. */
  token: string;
  userId: string;
  signedInAt: string;
}

interface AccessEntryTable {
  id: string;
  /** ISO instant in UTC; in an entry for several events, that of the last one. */
  happenedAt: string;
  kind: AccessKind;
  /** Not a foreign key. Null for a command on the server, or for an unknown name. */
  username: string | null;
  /** How many events the entry stands for: failed sign-ins with one name within an hour share an entry. */
  times: number;
  about: string | null;
  detail: string | null;
}
