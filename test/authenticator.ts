import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** Wrong data that an authenticator can send. */
export interface Misdeeds {
  origin?: string;
  rpId?: string;
  /** True if the authenticator has asked for a fingerprint or a PIN. */
  isVerified?: boolean;
  counter?: number;
  transports?: unknown;
  /** Id of the new passkey according to the browser; the authenticator still sends its own. */
  id?: string;
}

/** A passkey in software. Its methods return what a browser would send to the site. */
export class Authenticator {
  readonly id: Buffer;
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #counter = 0;

  /** @param idLength length of the passkey's id in bytes */
  constructor(idLength = 32) {
    this.id = randomBytes(idLength);
  }

  /** Returns the JSON that a browser sends after it has created a passkey. */
  register(challenge: string, misdeeds: Misdeeds = {}): string {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const made = [Buffer.alloc(16), length, this.id, publicKeyOf(this.#keys.publicKey)];
    const authData = Buffer.concat([this.#head(misdeeds, 0x40), ...made]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    const response = {
      clientDataJSON: base64url(clientData('webauthn.create', challenge, misdeeds)),
      attestationObject: base64url(encode(attestation)),
      transports: 'transports' in misdeeds ? misdeeds.transports : ['internal'],
    };
    return this.#answer(response, misdeeds.id);
  }

  /** Returns the JSON that a browser sends to sign in. */
  signIn(challenge: string, misdeeds: Misdeeds = {}): string {
    this.#counter += 1;
    const authData = this.#head(misdeeds, 0);
    const client = clientData('webauthn.get', challenge, misdeeds);
    const signed = Buffer.concat([authData, createHash('sha256').update(client).digest()]);
    return this.#answer({
      clientDataJSON: base64url(client),
      authenticatorData: base64url(authData),
      signature: base64url(sign('sha256', signed, this.#keys.privateKey)),
    });
  }

  /**
   * Returns the start of the signed data: the site's hash, the flags (1 user present, 4 user verified) and
   * the counter.
   */
  #head({ rpId = 'localhost', isVerified = true, counter }: Misdeeds, flags: number): Buffer {
    const rest = Buffer.alloc(5);
    rest.writeUInt8(flags | 1 | (isVerified ? 4 : 0));
    rest.writeUInt32BE(counter ?? this.#counter, 1);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), rest]);
  }

  #answer(response: object, id = base64url(this.id)): string {
    return JSON.stringify({
      ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
      response,
    });
  }
}

function clientData(type: string, challenge: string, { origin = 'http://localhost' }: Misdeeds) {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

/** Public key in COSE format: EC2, ES256, P-256. */
function publicKeyOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const cose = new Map<number, unknown>([
    ...([
      [1, 2],
      [3, -7],
      [-1, 1],
    ] as const),
    [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
  ]);
  return encode(cose);
}

function encode(value: Map<unknown, unknown>): Buffer {
  return Buffer.from(isoCBOR.encode(value as Parameters<typeof isoCBOR.encode>[0]));
}

function base64url(bytes: Buffer): string {
  return bytes.toString('base64url');
}
