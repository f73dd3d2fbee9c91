import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** The minimum that OWASP recommends for Argon2id: 19 MiB of memory, two passes, one lane. */
const memory = 19_456;
const passes = 2;
const parallelism = 1;
const saltLength = 16;
const tagLength = 32;

const derive = promisify<'argon2id', Argon2Parameters, Buffer>(argon2);

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltLength);
  const tag = await derive('argon2id', {
    ...{ message: bytes(password), nonce: salt },
    ...{ memory, passes, parallelism, tagLength },
  });
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`;
}

/** The comparison takes the same time for each password, so an attacker learns nothing from the time. */
export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const found =
    /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([\w+/-]+)\$([\w+/-]+)$/.exec(hash);
  if (!found) return false;
  const [, m, t, p, salt = '', tag = ''] = found;
  const expected = Buffer.from(tag, 'base64');
  const actual = await derive('argon2id', {
    message: bytes(password),
    nonce: Buffer.from(salt, 'base64'),
    ...{ memory: Number(m), passes: Number(t), parallelism: Number(p) },
    tagLength: expected.length,
  });
  return timingSafeEqual(actual, expected);
}

/** Normalises to NFKC, so that a password has equal bytes on every system (NIST SP 800-63B, 3.1.1.2). */
function bytes(password: string): Buffer {
  return Buffer.from(password.normalize('NFKC'));
}

function base64(buffer: Buffer): string {
  return buffer.toString('base64').replace(/=+$/, '');
}
