import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Db } from '#platform/db/client.server.ts';
import { linkLifetimes } from './link-lifetimes.ts';
import { createToken, redeemLink } from './one-time-links.server.ts';
import { findPasskey, listPasskeys, notePasskeyUse, type Passkey } from './passkeys.server.ts';
import { readToken, setTokenCookie, type TokenCookie } from './token-cookie.server.ts';

/*
 * A challenge is a random value that the passkey signs. The database stores the challenge under a token in a
 * cookie, and the challenge works only once.
 */

const cookie: TokenCookie = {
  name: 'passkey',
  sameSite: 'Strict',
  maxAge: linkLifetimes.passkey,
};

/** Loads the library only for a passkey, because the library takes memory. */
const webauthn = () => import('@simplewebauthn/server');

interface PasskeyRequest {
  challenge: string;
  userId?: string;
}

const maxAnswerLength = 20_000;

export async function askForPasskey(db: Db, request: Request, now: Date) {
  const options = await (await webauthn()).generateAuthenticationOptions({
    rpID: siteOf(request).hostname,
    userVerification: 'required',
  });
  return {
    options,
    setCookie: await keepChallenge(db, request, { challenge: options.challenge }, now),
  };
}

export async function askForNewPasskey(
  db: Db,
  request: Request,
  { userId, username, clubName }: { userId: string; username: string; clubName: string },
  now: Date,
) {
  const known = await listPasskeys(db, userId);
  const options = await (await webauthn()).generateRegistrationOptions({
    rpName: clubName,
    rpID: siteOf(request).hostname,
    userID: new TextEncoder().encode(userId),
    userName: username,
    userDisplayName: username,
    attestationType: 'none',
    excludeCredentials: known.map(({ id, transports }) => ({
      id,
      transports: JSON.parse(transports),
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const asked = { challenge: options.challenge, userId };
  return { options, setCookie: await keepChallenge(db, request, asked, now) };
}

export async function takePasskey(
  db: Db,
  request: Request,
  answer: string,
  now: Date,
): Promise<{ userId: string; passkeyId: string } | undefined> {
  const challenge = await spendChallenge(db, request, undefined, now);
  const response = readAnswer<AuthenticationResponseJSON>(answer);
  if (challenge === undefined || !response) return undefined;
  const passkey = await findPasskey(db, response.id);
  if (!passkey) return undefined;
  const { verified, authenticationInfo } = await (await webauthn())
    .verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: siteOf(request).origin,
      expectedRPID: siteOf(request).hostname,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
        transports: JSON.parse(passkey.transports),
      },
      requireUserVerification: true,
    })
    .catch(() => ({ verified: false as const, authenticationInfo: undefined }));
  if (!verified || !authenticationInfo?.userVerified) return undefined;
  const use = { id: passkey.id, counter: authenticationInfo.newCounter };
  const isGood = await notePasskeyUse(db, use, now);
  return isGood ? { userId: passkey.userId, passkeyId: passkey.id } : undefined;
}

export async function takeNewPasskey(
  db: Db,
  request: Request,
  { userId, answer }: { userId: string; answer: string },
  now: Date,
): Promise<Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'transports'> | undefined> {
  const challenge = await spendChallenge(db, request, userId, now);
  const response = readAnswer<RegistrationResponseJSON>(answer);
  if (challenge === undefined || !response) return undefined;
  const { verified, registrationInfo } = await (await webauthn())
    .verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: siteOf(request).origin,
      expectedRPID: siteOf(request).hostname,
      requireUserVerification: true,
    })
    .catch(() => ({ verified: false as const, registrationInfo: undefined }));
  if (!verified || !registrationInfo) return undefined;
  const { id, publicKey, counter, transports } = registrationInfo.credential;
  // `id` comes from the authenticator's data. `readAnswer` has checked only `response.id`, and the library does
  // not check that `id` and `response.id` are equal.
  if (id !== response.id) return undefined;
  return {
    ...{ id, counter, publicKey: Buffer.from(publicKey).toString('base64url') },
    transports: JSON.stringify(knownTransports(transports)),
  };
}

/**
 * Accepts only short words, because the list comes from the browser and the library does not check the list.
 */
function knownTransports(sent: unknown): string[] {
  if (!Array.isArray(sent)) return [];
  return sent.filter((each) => typeof each === 'string' && /^[a-z-]{1,20}$/.test(each));
}

async function keepChallenge(
  db: Db,
  request: Request,
  asked: PasskeyRequest,
  now: Date,
): Promise<string> {
  const token = await createToken(db, { purpose: 'passkey', data: asked }, now);
  return setTokenCookie(request, cookie, token);
}

async function spendChallenge(
  db: Db,
  request: Request,
  userId: string | undefined,
  now: Date,
): Promise<string | undefined> {
  const link = await redeemLink(db, 'passkey', readToken(request, cookie), now);
  const asked = link?.data as PasskeyRequest | undefined;
  return asked?.userId === userId ? asked?.challenge : undefined;
}

/** Checks only the length of the answer and its id; the callers check everything else. */
function readAnswer<Answer extends { id: string }>(text: string): Answer | undefined {
  if (text.length > maxAnswerLength) return undefined;
  try {
    const answer: unknown = JSON.parse(text);
    const isAnswer =
      typeof answer === 'object' &&
      answer !== null &&
      'id' in answer &&
      typeof answer.id === 'string' &&
      /^[\w-]{1,1400}$/.test(answer.id);
    return isAnswer ? (answer as unknown as Answer) : undefined;
  } catch {
    return undefined;
  }
}

function siteOf(request: Request): URL {
  return new URL(request.url);
}
