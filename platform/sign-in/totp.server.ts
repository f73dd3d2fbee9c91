import { Secret, TOTP } from 'otpauth';

/** All authenticator apps support these values (RFC 6238). */
const kind = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const secretBytes = 20;
/** The number of time steps by which the clock of a phone can differ from the server's clock. */
const window = 1;

export function newTotpSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

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

export function findTotpStep(secret: string, typed: string, now: Date): number | undefined {
  const token = typed.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const timestamp = now.getTime();
  const given = { ...kind, secret: Secret.fromBase32(secret), token, timestamp, window };
  const delta = TOTP.validate(given);
  return delta === null ? undefined : TOTP.counter({ period: kind.period, timestamp }) + delta;
}
