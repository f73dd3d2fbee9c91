import { Secret, TOTP } from 'otpauth';

/** What every app that makes codes understands (RFC 6238). */
const kind = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const secretBytes = 20;
/** Steps by which a clock may be off, either way. */
const window = 1;

/** A new secret, in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** The address that an app on the same device opens, and that the QR code holds. */
export function totpAddress(
  secret: string,
  { issuer, username }: { issuer: string; username: string },
): string {
  return new TOTP({
    ...kind,
    issuer,
    label: username,
    secret: Secret.fromBase32(secret),
  }).toString();
}

/** The step of time to which a code belongs; undefined for one that is wrong at that moment. */
export function stepOfCode(secret: string, typed: string, now: Date): number | undefined {
  const token = typed.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const timestamp = now.getTime();
  const given = { ...kind, secret: Secret.fromBase32(secret), token, timestamp, window };
  const delta = TOTP.validate(given);
  return delta === null ? undefined : TOTP.counter({ period: kind.period, timestamp }) + delta;
}
