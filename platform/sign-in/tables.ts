import type { LinkPurpose } from './link-lifetimes.ts';
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
  username: string;
  email: string;
}

interface AdminRoleTable {
  id: string;
  username: string;
  role: Role;
  scope: 'club' | 'team';
  teamId: string | null;
}

interface SignInRuleTable {
  id: 1;
  secondFactor: number;
}

interface UserTable {
  id: string;
  /** The admin of the account; null if this admin got another account later. */
  username: string | null;
  name: string;
  email: string;
  emailVerified: number;
  image: string | null;
  totpSecret: string | null;
  totpStep: number | null;
  createdAt: string;
  updatedAt: string;
}

interface SessionTable {
  id: string;
  userId: string;
  username: string;
  /** A digest of the cookie's token, so that a copy of the database allows no sign-in. */
  token: string;
  expiresAt: string;
  ipAddress: string | null;
  userAgent: string | null;
  createdAt: string;
  updatedAt: string;
  /** Time of the last sign-in or reauthentication; null in sessions of older versions of the site. */
  provenAt: string | null;
}

interface RecoveryCodeTable {
  id: string;
  userId: string;
}

export interface PasskeyTable {
  id: string;
  userId: string;
  publicKey: string;
  counter: number;
  transports: string;
  name: string;
  createdAt: string;
  usedAt: string | null;
}

interface OneTimeLinkTable {
  id: string;
  digest: string | null;
  purpose: LinkPurpose;
  username: string | null;
  data: string;
  createdAt: string;
  expiresAt: string;
}

interface AccountTable {
  id: string;
  accountId: string;
  /** 'credential' means that the row has a password. */
  providerId: string;
  userId: string;
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

/**
 * This version does not use VerificationTable and AuthSecretTable. The tables stay because older versions of
 * the site still use them.
 */
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
  subject: string;
  /** Counts tries. Only the row for a username without a network counts the networks that have tried it. */
  tries: number;
  lastTriedAt: string;
  freeAt: string;
}

interface KnownDeviceTable {
  token: string;
  userId: string;
  signedInAt: string;
}

interface AccessEntryTable {
  id: string;
  /** An ISO instant in UTC; for several events, the instant of the last event. */
  happenedAt: string;
  kind: AccessKind;
  /**
   * Not a foreign key. Null if the entry is about a command on the server or a refused passkey, or if no
   * admin has the typed username.
   */
  username: string | null;
  times: number;
  about: string | null;
  detail: string | null;
}
