const utf8 = new TextDecoder('utf-8', { fatal: true });

function decodedBy(label: string): string {
  const upper = Uint8Array.from({ length: 128 }, (_, index) => index + 128);
  return new TextDecoder(label).decode(upper);
}

/** The encodings of one byte a letter that spreadsheets here write, with their letters beyond ASCII. */
const encodings = [
  // Excel on Windows, and all that follows it.
  decodedBy('windows-1252'),
  // Excel on a Mac.
  decodedBy('macintosh'),
  // Excel on a Windows of Slovenia, Croatia, Hungary.
  decodedBy('windows-1250'),
  // Excel, as 'CSV (MS-DOS)'.
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0',
] as const;
const [western, mac, , dos] = encodings;

/** Bytes of one letter in UTF-8, each as the sign of its number; or a single byte that is no letter in UTF-8. */
const pieces =
  /[\xC2-\xDF][\x80-\xBF]|[\xE0-\xEF][\x80-\xBF]{2}|[\xF0-\xF4][\x80-\xBF]{3}|[\x80-\xFF]/g;

/** The text of a file, in whatever encoding it came, read twice over as well. */
export function decodeText(bytes: Uint8Array): string {
  return withoutMarks(decodeMarked(bytes));
}

/**
 * The same; where nobody can say which letter a byte is, a sign that nobody sees stands behind it, so that
 * somebody can choose (`readingsOf`).
 */
export function decodeMarked(bytes: Uint8Array): string {
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
  // Without a mark at its begin half of its bytes are zero all the same.
  const begin = bytes.subarray(0, 1000);
  const zeros = [0, 1].map(
    (odd) => begin.filter((byte, at) => byte === 0 && at % 2 === odd).length,
  );
  if ((zeros[1] ?? 0) * 3 > begin.length) return 'utf-16le';
  return (zeros[0] ?? 0) * 3 > begin.length ? 'utf-16be' : undefined;
}

/** What is UTF-8 stays that: a single western byte in it makes no other letter wrong. */
function decodeSingleBytes(bytes: Uint8Array): string {
  // Each byte as the sign of its number: 'latin1' of a TextDecoder is windows-1252.
  const signs = Buffer.from(bytes).toString('latin1');
  const odd = Array.from(signs.matchAll(pieces)).flatMap(({ 0: piece, index }) =>
    asUtf8(piece) === undefined ? Array.from(piece, (_, at) => index + at) : [],
  );
  const { best, isSure } = guess(signs, odd);
  const mark = isSure ? '' : String.fromCharCode(firstMark + best);
  return signs.replace(
    pieces,
    (piece) => asUtf8(piece) ?? Array.from(piece, (sign) => letterOf(sign, best) + mark).join(''),
  );
}

/** Undefined for what is none. */
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

/** Letters that are looked at to tell encodings apart. */
const mostSigns = 2_000;
/** By how much one encoding must fit better than any other. */
const sureBy = 3;
/** So much the usual one fits before any letter is looked at. */
const usual = 2;

/** Which encoding fits bytes best, by the words in which they stand. */
function guess(signs: string, at: readonly number[]): { best: number; isSure: boolean } {
  const looked = at.slice(0, mostSigns);
  const read = encodings.map((_, encoding) => {
    const letters = looked.map((index) => letterOf(signs[index] ?? '', encoding));
    const fits = letters.map((letter, nth) => {
      const index = looked[nth] ?? 0;
      return fitOf(letter, signs[index - 1] ?? ' ', signs[index + 1] ?? ' ');
    });
    const fit = fits.reduce((sum, fit) => sum + fit, encoding === 0 ? usual : 0);
    return { text: letters.join(''), fit };
  });
  const fit = Math.max(...read.map((each) => each.fit));
  const best = read.findIndex((each) => each.fit === fit);
  const others = read.filter(({ text }) => text !== read[best]?.text);
  return { best, isSure: others.every((other) => other.fit + sureBy <= fit) };
}

/** How well a letter fits between two signs: those of German best, those of neighbours and of print less. */
function fitOf(letter: string, before: string, after: string): number {
  const isIn = /[a-z\x80-\xFF]/i.test(before) && before !== '\xA0';
  // 'MŸller', 'OíNeill'.
  if (/\p{Lu}/u.test(letter) && /[a-z]/.test(before)) return -3;
  if (/\p{Ll}/u.test(letter) && /[A-Z]/.test(after)) return -3;
  // 'Anna ñ Bea'.
  if (/\p{L}/u.test(letter) && !isIn && !/[a-z\x80-\xFF]/i.test(after)) return -1;
  if (/[äöüß]/.test(letter)) return isIn ? 3 : 1;
  if (/[ÄÖÜ]/.test(letter)) return 3;
  if (/[áàâéèêëíîïóôúçñćčđšžőűńłřýźøåæ]/i.test(letter)) return 1;
  const isBetween = isIn && /[a-z]/i.test(after);
  return /[„“”‚‘’–—…€°§²³´«»\xA0]/.test(letter) && (letter === '’' || !isBetween) ? 1 : -3;
}

/** Stand behind letters of which nobody can say which they are, one for each encoding: nobody sees them. */
const firstMark = 0x2061;
const marked = /(.)([\u2061-\u2064])/gsu;

export function withoutMarks(text: string): string {
  return text.replace(/[\u2061-\u2064]/g, '');
}

/** A way to read the letters of a text that nobody is sure of. */
interface Reading {
  /** Its place among the encodings. */
  encoding: number;
  /** Words in which they stand. */
  words: string[];
}

/** The ways to read marked letters, the likeliest first; none where all are sure. */
export function readingsOf(text: string): Reading[] {
  const words = [...new Set(text.match(/[^\s;,"]*[\u2061-\u2064][^\s;,"]*/g) ?? [])].slice(0, 3);
  const [mark] = /[\u2061-\u2064]/.exec(text) ?? [];
  if (!mark) return [];
  const likeliest = mark.charCodeAt(0) - firstMark;
  const ways = [likeliest, ...encodings.keys()].map((encoding) => ({
    encoding,
    words: words.map((word) => withReading(word, encoding)),
  }));
  return ways.filter(
    (way, at) => ways.findIndex((each) => String(each.words) === String(way.words)) === at,
  );
}

/** A text in which marked letters are those of the encoding, without marks. */
export function withReading(text: string, encoding: number): string {
  return text.replace(marked, (_, letter: string, mark: string) => {
    const byte = encodings[mark.charCodeAt(0) - firstMark]?.indexOf(letter) ?? -1;
    return byte < 0 ? letter : (encodings[encoding]?.[byte] ?? letter);
  });
}

/** Each letter beyond ASCII that a byte is in the western encodings, with that byte. */
const westernBytes = new Map(
  Array.from(western).flatMap((letter, index) => [
    [String.fromCharCode(index + 128), index + 128] as const,
    [letter, index + 128] as const,
  ]),
);

/**
 * A text whose letters are whole: 'MÃ¼nchen', 'M√ºnchen', UTF-8 that somebody has read as letters of one byte,
 * and one of two signs that decompose it.
 */
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
