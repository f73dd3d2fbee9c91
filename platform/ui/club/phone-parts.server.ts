import {
  type CountryCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import { LRUCache } from 'lru-cache';
import type { PhonePart } from './current-club.ts';

const mayBeNumber = /(?:\(\+?\d+\)|(?:\+\s?)?\d)[\d\s()/.\u2010-\u2015-]*\d/g;
const divisions = /\s*[/(]\s*|\s+[\u2010-\u2015-]\s+/g;
const fax = /fax[^,;]*$|\bF[.:]?\s*$/i;
const faxBehind = /^\s*(?:\(\s*(?:tele)?fax|(?:tele)?fax\s*(?:[,;]|$))/i;
/** The minimum number of digits of a phone number before a slash, bracket or dash. Fewer are an area code. */
const minDigits = 7;

/**
 * Splits the text of a phone field into numbers and other words. Only a number that is certainly valid gets a
 * link.
 * @param country the club's country (ISO 3166); Austria if unknown
 */
export function phoneParts(text: string, country: string): readonly PhonePart[] {
  const key = `${country} ${text}`;
  const parts = known.get(key) ?? readParts(text, country);
  known.set(key, parts);
  return parts;
}

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
    const before = text.slice(from, found.index);
    from = found.index + length;
    const behind = text.slice(from);
    const isHour = /^\s*(?::|Uhr|h\b)/.test(behind);
    const isFax = (fax.test(before) && !/tel(?!efax)/i.test(before)) || faxBehind.test(behind);
    if (!link || isHour || isFax) continue;
    add(found.index);
    add(from, link);
  }
  add(text.length);
  return parts;
}

export function phoneLink(text: string, country: string): string | undefined {
  return phoneParts(text, country).find(({ link }) => link)?.link;
}

function firstNumber(text: string, home: CountryCode): { length: number; link?: string } {
  for (const { 0: division, index } of text.matchAll(divisions)) {
    const number = sureNumber(text.slice(0, index), home);
    if ((number?.nationalNumber.length ?? 0) < minDigits) continue;
    const isNext = /^(?:0\d|\+)/.test(text.slice(index + division.length));
    if (number && (isNext || division.includes('(')))
      return { length: index, link: number.getURI() };
    // A slash can separate two numbers ('0664 123 45 67 / 68') or parts of one number ('0664/1234/567'), so
    // the text gets no link.
    if (division.includes('/')) return { length: text.length };
  }
  const number = sureNumber(text, home);
  return { length: text.length, ...(number && { link: number.getURI() }) };
}

/**
 * Accepts only a valid number that begins with 0 or a country code, because a number without an area code
 * works only in its own area.
 */
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
