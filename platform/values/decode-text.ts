const utf8 = new TextDecoder('utf-8', { fatal: true });

function decodedBy(label: string): string {
  const upper = Uint8Array.from({ length: 128 }, (_, index) => index + 128);
  return new TextDecoder(label).decode(upper);
}

/** For each one-byte encoding of spreadsheet programs in Austria, the characters of the bytes 128 to 255. */
const encodings = [
  decodedBy('windows-1252'),
  decodedBy('macintosh'),
  decodedBy('windows-1250'),
  // Code page 850: the encoding that Excel uses for 'CSV (MS-DOS)'.
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0',
] as const;
const [western, mac, , dos] = encodings;

const pieces =
  /[\xC2-\xDF][\x80-\xBF]|[\xE0-\xEF][\x80-\xBF]{2}|[\xF0-\xF4][\x80-\xBF]{3}|[\x80-\xFF]/g;

export function decodeText(bytes: Uint8Array): string {
  return withoutMarks(decodeMarked(bytes));
}

/** Removes surplus accents. Keeps the marks (`firstMark`) of letters of unclear encoding for `listReadings`. */
export function decodeMarked(bytes: Uint8Array): string {
  return decodeAny(bytes).replace(manyMarks, '$1');
}

/**
 * Normalising thousands of accents takes seconds. No language has so many accents on one letter, so
 * additional accents are removed.
 */
const manyMarks = /(\p{M}{20})\p{M}+/gu;

function decodeAny(bytes: Uint8Array): string {
  const wide = wideEncoding(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return repairText(utf8.decode(bytes));
  } catch {
    return repairText(decodeSingleBytes(bytes));
  }
}

function wideEncoding(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // Without a byte order mark, many zero bytes show UTF-16, because about half of the bytes of a German text
  // in UTF-16 are zero.
  const begin = bytes.subarray(0, 1000);
  const zeros = [0, 1].map(
    (odd) => begin.filter((byte, at) => byte === 0 && at % 2 === odd).length,
  );
  if ((zeros[1] ?? 0) * 3 > begin.length) return 'utf-16le';
  return (zeros[0] ?? 0) * 3 > begin.length ? 'utf-16be' : undefined;
}

/**
 * Decodes valid UTF-8 as UTF-8 and guesses an encoding only for the other bytes. A wrong byte therefore
 * changes only its own letter.
 */
function decodeSingleBytes(bytes: Uint8Array): string {
  // Uses Buffer, because TextDecoder treats 'latin1' as windows-1252.
  const signs = Buffer.from(bytes).toString('latin1');
  const odd = Array.from(signs.matchAll(pieces)).flatMap(({ 0: piece, index }) =>
    asUtf8(piece) === undefined ? Array.from(piece, (_, at) => index + at) : [],
  );
  const { best, rivals } = guess(signs, odd);
  const decode = (sign: string) => {
    const letter = letterOf(sign, best);
    const isUnclear = rivals.some((rival) => letterOf(sign, rival) !== letter);
    return isUnclear ? letter + String.fromCharCode(firstMark + best) : letter;
  };
  return signs.replace(pieces, (piece) => asUtf8(piece) ?? Array.from(piece, decode).join(''));
}

function asUtf8(bytes: Uint8Array | string): string | undefined {
  try {
    return utf8.decode(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
  } catch {
    return undefined;
  }
}

function letterOf(sign: string, encoding: number): string {
  return encodings[encoding]?.[sign.charCodeAt(0) - 128] ?? sign;
}

const maxSigns = 2_000;
const sureBy = 3;
const firstAdvantage = 2;

function guess(signs: string, at: readonly number[]): { best: number; rivals: number[] } {
  const looked = at.slice(0, maxSigns);
  const read = encodings.map((_, encoding) => {
    const letters = looked.map((index) => letterOf(signs[index] ?? '', encoding));
    const fits = letters.map((letter, nth) => {
      const index = looked[nth] ?? 0;
      return fitOf(letter, signs[index - 1] ?? ' ', signs[index + 1] ?? ' ');
    });
    const fit = fits.reduce((sum, fit) => sum + fit, encoding === 0 ? firstAdvantage : 0);
    return { text: letters.join(''), fit };
  });
  const fit = Math.max(...read.map((each) => each.fit));
  const best = read.findIndex((each) => each.fit === fit);
  const rivals = read.flatMap((other, encoding) =>
    other.text !== read[best]?.text && other.fit + sureBy > fit ? encoding : [],
  );
  return { best, rivals };
}

function fitOf(letter: string, before: string, after: string): number {
  const isIn = /[a-z\x80-\xFF]/i.test(before) && before !== '\xA0';
  // A change of letter case inside a word is unlikely, as in 'GrŸn' or 'OíNeill'.
  if (/\p{Lu}/u.test(letter) && /[a-z]/.test(before)) return -3;
  if (/\p{Ll}/u.test(letter) && /[A-Z]/.test(after)) return -3;
  // A single letter between spaces, as in 'Anna ñ Bea', is unlikely.
  if (/\p{L}/u.test(letter) && !isIn && !/[a-z\x80-\xFF]/i.test(after)) return -1;
  if (/[äöüß]/.test(letter)) return isIn ? 3 : 1;
  if (/[ÄÖÜ]/.test(letter)) return 3;
  if (/[áàâéèêëíîïóôúçñćčđšžőűńłřýźøåæ]/i.test(letter)) return 1;
  const isBetween = isIn && /[a-z]/i.test(after);
  return /[„“”‚‘’–—…€°§²³´«»\xA0]/.test(letter) && (letter === '’' || !isBetween) ? 1 : -3;
}

/**
 * The first of four invisible characters, one for each of `encodings`. One of them follows each letter that
 * depends on the encoding, and names the most likely encoding of the whole text.
 */
const firstMark = 0x2061;
const marked = /(.)([\u2061-\u2064])/gsu;

export function withoutMarks(text: string): string {
  return text.replace(/[\u2061-\u2064]/g, '');
}

interface Reading {
  encoding: number;
  words: string[];
}

export function listReadings(text: string): Reading[] {
  const [mark] = /[\u2061-\u2064]/.exec(text) ?? [];
  if (!mark) return [];
  const all = text.split(/[\s;,"]+/).filter((word) => /[\u2061-\u2064]/.test(word));
  const words = [...new Set(all)].slice(0, 3);
  const likeliest = mark.charCodeAt(0) - firstMark;
  const ways = [likeliest, ...encodings.keys()].map((encoding) => ({
    encoding,
    words: words.map((word) => withReading(word, encoding)),
  }));
  return ways.filter(
    (way, at) => ways.findIndex((each) => String(each.words) === String(way.words)) === at,
  );
}

export function withReading(text: string, encoding: number): string {
  return text.replace(marked, (_, letter: string, mark: string) => {
    const byte = encodings[mark.charCodeAt(0) - firstMark]?.indexOf(letter) ?? -1;
    return byte < 0 ? letter : (encodings[encoding]?.[byte] ?? letter);
  });
}

const westernBytes = new Map(
  Array.from(western).flatMap((letter, index) => [
    [String.fromCharCode(index + 128), index + 128] as const,
    [letter, index + 128] as const,
  ]),
);

/** Repairs UTF-8 that was decoded in a one-byte encoding ('MÃ¼nchen', 'M√ºnchen'); normalises to NFC. */
export function repairText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/([Ã√├])(.)/gu, (pair, lead: string, letter: string) => {
      const letters = lead === '√' ? mac : dos;
      const byte = lead === 'Ã' ? westernBytes.get(letter) : letters.indexOf(letter) + 128;
      return asUtf8(`\xC3${String.fromCharCode(byte ?? 0)}`) ?? pair;
    })
    .replace(/[^\p{ASCII}]{2,}/gu, (run) => {
      const bytes = Array.from(run, (letter) => westernBytes.get(letter));
      if (!bytes.every((byte) => byte !== undefined)) return run;
      return asUtf8(Uint8Array.from(bytes)) ?? run;
    });
}
