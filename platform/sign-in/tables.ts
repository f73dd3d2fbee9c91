import type { LinkPurpose } from './link-purposes.ts';
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

/** Who may administer the site. */
interface AdminTable {
  /** Lowercased. */
  username: string;
  email: string;
}

/** What an admin may do; whoever has none may sign in and see to their own account. */
interface AdminRoleTable {
  id: string;
  username: string;
  role: Role;
  /** For one team alone: only of those who see to games. */
  scope: 'club' | 'team';
  /** Of a scope that is a team; null is the first one. */
  teamId: string | null;
}

/** What holds for all who sign in: one row; none where nobody has decided anything. */
interface SignInRuleTable {
  id: 1;
  /** 0 or 1: whether whoever may do everything needs a second factor. */
  secondFactor: number;
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
  /** The secret that an app makes codes of, in base32; null without one. */
  totpSecret: string | null;
  /** The step of time (30 s) of the last code that was taken: none is taken twice. */
  totpStep: number | null;
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
  /** When the admin last proved who they are; null in a session of a build that did not ask. */
  provenAt: string | null;
}

/** A code for when the second factor is lost: each works once. */
interface RecoveryCodeTable {
  /** A digest of it. */
  id: string;
  userId: string;
}

/** A key on somebody's device, by which they sign in (WebAuthn). */
export interface PasskeyTable {
  /** The credential's id, in base64url. */
  id: string;
  userId: string;
  /** COSE, in base64url. */
  publicKey: string;
  /** How often it was used, as far as it tells. */
  counter: number;
  /** JSON list. */
  transports: string;
  /** What its owner calls it. */
  name: string;
  createdAt: string;
  usedAt: string | null;
}

/** What one address of ours may do, once; of the address a digest alone is kept. */
export interface OneTimeLinkTable {
  id: string;
  /** Null until it is given out. */
  digest: string | null;
  purpose: LinkPurpose;
  /** The admin whom it concerns, where there is one already. */
  username: string | null;
  /** JSON: what is done when it is followed. */
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
  /** The admin to whom it was done, where that was another one. */
  about: string | null;
  /** What it came to, as the audit log says it. */
  detail: string | null;
}
