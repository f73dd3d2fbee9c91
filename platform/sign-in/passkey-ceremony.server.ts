import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Db } from '#platform/db/client.server.ts';
import { linkLifetimes } from './link-purposes.ts';
import { createToken, takeLink } from './one-time-links.server.ts';
import { findPasskey, listPasskeys, notePasskeyUse, type Passkey } from './passkeys.server.ts';
import { leaveToken, readToken, type TokenCookie } from './token-cookie.server.ts';

/* What a passkey signs is made here, kept once under the token of a cookie, and good for one answer. */

const cookie: TokenCookie = {
  name: 'passkey',
  sameSite: 'Strict',
  maxAge: linkLifetimes.passkey,
};

/** Loaded where somebody has a passkey: it takes memory. */
const webauthn = () => import('@simplewebauthn/server');

/** What was asked of a browser: to sign in, or to make a passkey for an account. */
interface Asked {
  challenge: string;
  userId?: string;
}

/** Letters of the longest answer that is read. */
const longestAnswer = 20_000;

/** Asks a browser for one of its passkeys. @returns what to hand to it, and the cookie that goes with it */
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

/** Asks a browser to make one. @returns what to hand to it, and the cookie that goes with it */
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

/** The passkey that has answered, and its account; undefined when it was none, or not asked for. */
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

/** What is stored of a passkey that was made for an account; undefined when it was not asked for, or is none. */
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
  // The library does not compare the two, and only the latter's length was looked at.
  if (id !== response.id) return undefined;
  return {
    ...{ id, counter, publicKey: Buffer.from(publicKey).toString('base64url') },
    transports: JSON.stringify(knownTransports(transports)),
  };
}

/** The library hands on what the browser sent, whatever it is. */
function knownTransports(sent: unknown): string[] {
  if (!Array.isArray(sent)) return [];
  return sent.filter((each) => typeof each === 'string' && /^[a-z-]{1,20}$/.test(each));
}

async function keepChallenge(db: Db, request: Request, asked: Asked, now: Date): Promise<string> {
  const token = await createToken(db, { purpose: 'passkey', data: asked }, now);
  return leaveToken(request, cookie, token);
}

async function spendChallenge(
  db: Db,
  request: Request,
  userId: string | undefined,
  now: Date,
): Promise<string | undefined> {
  const link = await takeLink(db, 'passkey', readToken(request, cookie), now);
  const asked = link?.data as Asked | undefined;
  return asked?.userId === userId ? asked?.challenge : undefined;
}

/** What a browser sent; what the library makes of the rest it decides itself. */
function readAnswer<Answer extends { id: string }>(text: string): Answer | undefined {
  if (text.length > longestAnswer) return undefined;
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

/** By the public address, under which the server hands the request on. */
function siteOf(request: Request): URL {
  return new URL(request.url);
}
