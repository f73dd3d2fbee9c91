import { findAuthSecret } from '../data/auth-secret.server.ts';
import type { Db } from '../db/client.server.ts';
import { absoluteLimit } from '../domain/session-end.ts';
import { hashPassword, verifyPassword } from './password-hash.server.ts';

/** What better-auth offers inside, without an HTTP address of its own. */
export type Auth = Awaited<ReturnType<typeof createAuth>>;

/**
 * Better-auth over our own tables. It is loaded when somebody signs in or an account is changed:
 * visitors are served without the 30 MB that it takes.
 * @param db may be a transaction: what better-auth writes then belongs to it
 */
export async function createAuth(db: Db) {
  const { betterAuth } = await import('better-auth');
  const auth = betterAuth({
    // Not reachable over HTTP, but without an address it warns.
    baseURL: 'http://localhost',
    secret: await findAuthSecret(db),
    // Its SQLite form writes moments as text and truth values as 0 and 1, which PostgreSQL takes
    // as well. Names are mapped below: the plugin of our queries would change its aliases.
    database: { db: db.withoutPlugins(), type: 'sqlite', transaction: !db.isTransaction },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      password: {
        hash: hashPassword,
        verify: ({ hash, password }) => verifyPassword(hash, password),
      },
    },
    user: {
      fields: { ...moments, emailVerified: 'email_verified' },
      additionalFields: { username: { type: 'string', required: false } },
    },
    session: {
      expiresIn: absoluteLimit / 1000,
      fields: {
        ...{ ...moments, expiresAt: 'expires_at', userId: 'user_id' },
        ...{ ipAddress: 'ip_address', userAgent: 'user_agent' },
      },
      additionalFields: { username: { type: 'string', required: true } },
    },
    account: {
      fields: {
        ...{ ...moments, userId: 'user_id', accountId: 'account_id', providerId: 'provider_id' },
        ...{ accessToken: 'access_token', refreshToken: 'refresh_token', idToken: 'id_token' },
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
      },
    },
    verification: { fields: { ...moments, expiresAt: 'expires_at' } },
    // Counted in failed-sign-ins.server.ts, for all servers together.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { level: 'error' },
  });
  return auth.$context;
}

const moments = { createdAt: 'created_at', updatedAt: 'updated_at' } as const;
