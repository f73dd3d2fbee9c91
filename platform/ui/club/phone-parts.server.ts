import {
  type CountryCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import { LRUCache } from 'lru-cache';
import type { PhonePart } from './current-club.ts';

/** What may be a number, however it is divided. */
const mayBeNumber = /(?:\(\+?\d+\)|(?:\+\s?)?\d)[\d\s()/.\u2010-\u2015-]*\d/g;
/** Where something else may follow a number. */
const divisions = /\s*[/(]\s*|\s+[\u2010-\u2015-]\s+/g;
/** Figures of the shortest number: what is shorter before a division is an area code. */
const shortest = 7;

/**
 * What a club has written of its telephones, with an address for each number that is sure.
 * @param country where the club is (ISO 3166); Austria for none that is known
 */
export function phoneParts(text: string, country: string): readonly PhonePart[] {
  const key = `${country} ${text}`;
  const parts = known.get(key) ?? readParts(text, country);
  known.set(key, parts);
  return parts;
}

/** Every page shows the same ones. */
const known = new LRUCache<string, readonly PhonePart[]>({ max: 16 });

function readParts(text: string, country: string): PhonePart[] {
  const home = isSupportedCountry(country) ? country : 'AT';
  const parts: PhonePart[] = [];
  let done = 0;
  const add = (end: number, link?: string) => {
    if (end > done) parts.push({ text: text.slice(done, end), ...(link && { link }) });
    done = end;
  };
  for (let from = 0; from < text.length; ) {
    mayBeNumber.lastIndex = from;
    const found = mayBeNumber.exec(text);
    if (!found) break;
    const { length, link } = firstNumber(found[0], home);
    from = found.index + length;
    const isHour = /^\s*(?::|Uhr|h\b)/.test(text.slice(from));
    if (!link || isHour) continue;
    add(found.index);
    add(from, link);
  }
  add(text.length);
  return parts;
}

/** The address of the first number in a text; undefined where none is sure. */
export function phoneLink(text: string, country: string): string | undefined {
  return phoneParts(text, country).find(({ link }) => link)?.link;
}

function firstNumber(text: string, home: CountryCode): { length: number; link?: string } {
  for (const { 0: division, index } of text.matchAll(divisions)) {
    const number = sureNumber(text.slice(0, index), home);
    if ((number?.nationalNumber.length ?? 0) < shortest) continue;
    const isNext = /^(?:0\d|\+)/.test(text.slice(index + division.length));
    if (number && (isNext || division.includes('(')))
      return { length: index, link: number.getURI() };
    // '0664 123 45 67 / 68' is two numbers, '0664/1234/567' is one.
    if (division.includes('/')) return { length: text.length };
  }
  const number = sureNumber(text, home);
  return { length: text.length, ...(number && { link: number.getURI() }) };
}

/** A number that is whole: without its 0 or country it can be called only from next door. */
function sureNumber(text: string, home: CountryCode): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(text.replace(/[()]/g, ' ').trim(), {
    ...{ defaultCountry: home, extract: false },
  });
  if (!number?.isValid()) return undefined;
  const figures = (written: string) => written.replace(/\D/g, '');
  const isWhole =
    /^\D*(?:\+|00)/.test(text) ||
    [number.formatNational(), number.number].map(figures).includes(figures(text));
  return isWhole ? number : undefined;
}
