import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { minPasswordLength } from './password-length.ts';

/**
 * Refuses longer texts, because a command reads the password from stdin and can receive a large file by
 * mistake.
 */
const maxBytes = 128;
/**
 * The library scores passwords from 0 to 4. Score 3 is enough, because wrong sign-in tries delay the next
 * try.
 */
const minScore = 3;

let estimator: Promise<ZxcvbnFactory> | undefined;

async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, german] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-de'),
  ]);
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...german.dictionary },
    graphs: common.adjacencyGraphs,
  });
}

/**
 * @param ownWords words about the user and the club, such as their names
 * @returns a German sentence about the fault; undefined if the password is good
 */
export async function passwordFault(
  password: string,
  ownWords: readonly string[],
): Promise<string | undefined> {
  const characters = [...password].length;
  if (characters < minPasswordLength)
    return `Das Passwort ist zu kurz: mindestens ${minPasswordLength} Zeichen, hier sind es ${characters}.`;
  if (Buffer.byteLength(password) > maxBytes)
    return `Das Passwort ist zu lang: höchstens ${maxBytes} Bytes.`;
  if (/\p{Cc}/u.test(password)) return 'Das Passwort darf keine Steuerzeichen enthalten.';
  estimator ??= loadEstimator();
  if (isGuessable(await estimator, password, ownWords))
    return 'Das Passwort ist zu leicht zu erraten: Nimm mehrere Wörter, die nicht zusammengehören.';
  return undefined;
}

function isGuessable(
  strength: ZxcvbnFactory,
  password: string,
  ownWords: readonly string[],
): boolean {
  const words = ownWords
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
    .map((word) => word.toLowerCase())
    .filter((word) => word.length > 2)
    .toSorted((one, other) => other.length - one.length);
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), password.toLowerCase());
  return [password, rest].some((text) => strength.check(text, words).score < minScore);
}
