import { z } from 'zod';
import {
  cleanText,
  maxAddressLength,
  maxLineLength,
  maxLinesLength,
} from '#platform/values/clean-text.ts';
import { isEmailAddress, mailAddress } from '#platform/values/email-address.ts';
import { isDay, readDay, readMoment, readTime } from '#platform/values/parse-date-time.ts';

// Without `jitless`, Zod tests if it can run code from strings, and the CSP reports a violation.
z.config({ jitless: true });

// biome-ignore lint/suspicious/noControlCharactersInRegex: the schema rejects these characters
const control = /[\u0000-\u001f\u007f]/;
const invisible = /^[\p{Cc}\p{Cf}\p{Z}\p{Mn}]*$/u;

const wrongKind = 'Diese Angabe kann nicht gelesen werden.';

function missingOr(missing: string) {
  return { error: ({ input }: { input: unknown }) => (input === undefined ? missing : wrongKind) };
}

function line(params: { error: (issue: { input: unknown }) => string }, maxLength: number) {
  return z
    .string(params)
    .normalize('NFC')
    .trim()
    .normalize()
    .max(maxLength, `Das sind mehr als ${maxLength} Zeichen.`)
    .refine(
      (text) => !control.test(text),
      'Hier ist ein Zeichen, das nicht gespeichert werden kann.',
    );
}

export function requiredText(missing: string, maxLength = maxLineLength) {
  return line(missingOr(missing), maxLength).refine((text) => !invisible.test(text), missing);
}

export function optionalText(maxLength = maxLineLength) {
  return line({ error: () => wrongKind }, maxLength)
    .optional()
    .transform((text) => (text && !invisible.test(text) ? text : null));
}

/** @param missing the error for an empty text; without it, an empty text is valid */
export function text(maxLength: number, missing?: string) {
  // Uses no `pipe`, because for an empty text Conform would pass undefined to the schema behind the `pipe`.
  return z
    .string({ error: () => wrongKind })
    .optional()
    .transform((typed) => cleanText(typed ?? ''))
    .refine((cleaned) => missing === undefined || cleaned !== '', missing)
    .refine((cleaned) => cleaned.length <= maxLength, `Das sind mehr als ${maxLength} Zeichen.`);
}

/** An empty text becomes null. Imports have this limit, too. */
export function optionalLines(maxLength = maxLinesLength) {
  return text(maxLength).transform((cleaned) => (invisible.test(cleaned) ? null : cleaned));
}

function whole(min: number, max: number, missing?: string) {
  const message = `Bitte gib eine ganze Zahl von ${min} bis ${max} ein.`;
  return z
    .number({ error: ({ input }) => (input === undefined ? missing : undefined) ?? message })
    .int(message)
    .min(min, message)
    .max(max, message);
}

export function optionalNumber(min: number, max: number) {
  return whole(min, max)
    .optional()
    .transform((number) => number ?? null);
}

export function count(max = 9999) {
  return whole(0, max)
    .optional()
    .transform((number) => number ?? 0);
}

export function requiredNumber(min: number, max: number, missing: string) {
  return whole(min, max, missing);
}

export function date(missing: string) {
  return z.string(missingOr(missing)).transform(toDay);
}

function toDay(text: string, context: z.RefinementCtx): string {
  const day = readDay(text);
  if (day && isDay(day)) return day;
  return refuse(context, day ? noSuchDay : 'Bitte gib das Datum im Format TT.MM.JJJJ ein.');
}

export function optionalDate() {
  return optionalText().transform((text, context) => (text === null ? null : toDay(text, context)));
}

export function isWrittenDay(text: string): boolean {
  const [, day, month, year] = /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(text) ?? [];
  return isDay(`${year}-${month}-${day}`);
}

export function optionalTime() {
  return optionalText().transform((text, context) => {
    if (text === null) return null;
    return readTime(text) ?? refuse(context, 'Bitte gib die Uhrzeit im Format HH:MM ein.');
  });
}

export function dateAndTime(missing: string) {
  return z.string(missingOr(missing)).transform(toMoment);
}

export function optionalDateAndTime() {
  return optionalText().transform((text, context) =>
    text === null ? null : toMoment(text, context),
  );
}

function toMoment(text: string, context: z.RefinementCtx): string {
  const moment = readMoment(text);
  if (moment && isDay(moment.slice(0, 10))) return moment;
  return refuse(
    context,
    moment ? noSuchDay : 'Bitte gib Datum und Uhrzeit im Format TT.MM.JJJJ HH:MM ein.',
  );
}

const noSuchDay = 'Dieses Datum gibt es nicht.';

function refuse(context: z.RefinementCtx, message: string): never {
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}

export function tick() {
  return z
    .boolean({ error: wrongKind })
    .optional()
    .transform((ticked) => ticked ?? false);
}

export function choice<const T extends readonly [string, ...string[]]>(words: T, missing: string) {
  return z.enum(words, { error: missing });
}

export function imageAddress() {
  return optionalText(maxAddressLength).refine(
    (address) => address === null || /^(?:\/(?![/\\])|https:\/\/)/.test(address),
    'Bitte gib eine Adresse ein, die mit / oder https:// beginnt.',
  );
}

const notOnTheWeb = 'Bitte gib eine Adresse ein, die mit http:// oder https:// beginnt.';

function isOnTheWeb(address: string): boolean {
  return /^https?:\/\/[^\s/]\S*$/i.test(address) && URL.canParse(address);
}

export function webAddress(missing: string) {
  return requiredText(missing, maxAddressLength).refine(
    (address) => address === '' || isOnTheWeb(address),
    notOnTheWeb,
  );
}

export function optionalWebAddress() {
  return optionalText(maxAddressLength).refine(
    (address) => address === null || isOnTheWeb(address),
    notOnTheWeb,
  );
}

/**
 * Refuses the addresses that an import refuses (platform/data-tree/link.server.ts). An empty text becomes
 * null.
 */
export function optionalEmail() {
  return optionalText(254)
    .transform((email) => email && mailAddress(email))
    .refine(
      (email) => email === null || (isEmailAddress(email) && !/[?&/]/.test(email)),
      'Bitte gib eine gültige E-Mail-Adresse ein.',
    );
}

export function reference(missing: string) {
  return z
    .string(missingOr(missing))
    .max(200, wrongKind)
    .refine((id) => !control.test(id), wrongKind);
}
