import { z } from 'zod';
import { cleanText } from '#platform/values/clean-text.ts';
import { isEmailAddress, mailAddress } from '#platform/values/email-address.ts';
import { isDay, readDay, readMoment, readTime } from '#platform/values/written-moment.ts';

// Zod would try out whether it may make code of strings: the site's policy forbids it.
z.config({ jitless: true });

/** Characters that no line of text holds: control characters, NUL among them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const control = /[\u0000-\u001f\u007f]/;
/** Blank to the eye though not empty: format characters and spaces alone. */
const invisible = /^[\p{Cc}\p{Cf}\p{Z}\p{Mn}]*$/u;

const wrongKind = 'Diese Angabe kann nicht gelesen werden.';

/** An error for a value that is missing, and one for a value that is no value of this kind. */
function missingOr(missing: string) {
  return { error: ({ input }: { input: unknown }) => (input === undefined ? missing : wrongKind) };
}

function line(params: { error: (issue: { input: unknown }) => string }, longest: number) {
  return z
    .string(params)
    .normalize('NFC')
    .trim()
    .normalize()
    .max(longest, `Das sind mehr als ${longest} Zeichen.`)
    .refine(
      (text) => !control.test(text),
      'Hier ist ein Zeichen, das nicht gespeichert werden kann.',
    );
}

/** One line of text that must not be blank. */
export function requiredText(missing: string, longest = 200) {
  return line(missingOr(missing), longest).refine((text) => !invisible.test(text), missing);
}

/** One line of text or null. */
export function optionalText(longest = 200) {
  return line({ error: () => wrongKind }, longest)
    .optional()
    .transform((text) => (text && !invisible.test(text) ? text : null));
}

/** A text of several lines, as long as import takes one, or null. */
export function optionalLines(longest = 10_000) {
  return z
    .string({ error: () => wrongKind })
    .transform(cleanText)
    .pipe(z.string().max(longest, `Das sind mehr als ${longest} Zeichen.`))
    .optional()
    .transform((text) => (text && !invisible.test(text) ? text : null));
}

/** A whole number; `missing` is said where there is none, if that is to be said. */
function whole(min: number, max: number, missing?: string) {
  const message = `Bitte eine ganze Zahl von ${min} bis ${max} eingeben.`;
  return z
    .number({ error: ({ input }) => (input === undefined ? missing : undefined) ?? message })
    .int(message)
    .min(min, message)
    .max(max, message);
}

/** A whole number or null. */
export function optionalNumber(min: number, max: number) {
  return whole(min, max)
    .optional()
    .transform((number) => number ?? null);
}

/** How often something happened; blank is 0. */
export function count(max = 9999) {
  return whole(0, max)
    .optional()
    .transform((number) => number ?? 0);
}

/** A whole number that must be there. */
export function requiredNumber(min: number, max: number, missing: string) {
  return whole(min, max, missing);
}

/** A day as somebody writes it, and 'YYYY-MM-DD' of it. */
export function date(missing: string) {
  return z.string(missingOr(missing)).transform(toDay);
}

function toDay(text: string, context: z.RefinementCtx): string {
  const day = readDay(text);
  if (day && isDay(day)) return day;
  return refuse(context, day ? noSuchDay : 'Bitte gib das Datum im Format TT.MM.JJJJ ein.');
}

/** The same; null for none. */
export function optionalDate() {
  return optionalText().transform((text, context) => (text === null ? null : toDay(text, context)));
}

/** Whether a text is a day as people write it, 'TT.MM.JJJJ'. */
export function isWrittenDay(text: string): boolean {
  const [, day, month, year] = /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(text) ?? [];
  return isDay(`${year}-${month}-${day}`);
}

/** A time of day as somebody writes it, and 'HH:MM' of it; null for none. */
export function optionalTime() {
  return optionalText().transform((text, context) => {
    if (text === null) return null;
    return readTime(text) ?? refuse(context, 'Bitte gib die Uhrzeit im Format HH:MM ein.');
  });
}

/** A day and time of day as somebody writes them, and 'YYYY-MM-DDTHH:MM' of them. */
export function dateAndTime(missing: string) {
  return z.string(missingOr(missing)).transform(toMoment);
}

/** The same; null for none. */
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

/** A tick; a box without one is not sent at all. */
export function tick() {
  return z
    .boolean({ error: wrongKind })
    .optional()
    .transform((ticked) => ticked ?? false);
}

/** One of a list of words. */
export function choice<const T extends readonly [string, ...string[]]>(words: T, missing: string) {
  return z.enum(words, { error: missing });
}

/** The address of a picture: on this server, or on the web. Null stands for the default one. */
export function imageAddress() {
  return optionalText(500).refine(
    (address) => address === null || /^(?:\/(?![/\\])|https:\/\/)/.test(address),
    'Bitte eine Adresse angeben, die mit / oder https:// beginnt.',
  );
}

/** As import takes one (platform/transfer/text.server.ts). */
const longestAddress = 2000;
const notOnTheWeb = 'Bitte eine Adresse angeben, die mit http:// oder https:// beginnt.';

function isOnTheWeb(address: string): boolean {
  return /^https?:\/\/[^\s/]\S*$/i.test(address) && URL.canParse(address);
}

/** The address of a page on the web that must be there. */
export function webAddress(missing: string) {
  return requiredText(missing, longestAddress).refine(
    (address) => address === '' || isOnTheWeb(address),
    notOnTheWeb,
  );
}

/** The address of a page on the web, or null. */
export function optionalWebAddress() {
  return optionalText(longestAddress).refine(
    (address) => address === null || isOnTheWeb(address),
    notOnTheWeb,
  );
}

/** An e-mail address as import takes it (platform/transfer/link.server.ts), or null. */
export function optionalEmail() {
  return optionalText(254)
    .transform((email) => email && mailAddress(email))
    .refine(
      (email) => email === null || (isEmailAddress(email) && !/[?&/]/.test(email)),
      'Bitte eine gültige E-Mail-Adresse angeben.',
    );
}

/** The id of a record. */
export function reference(missing: string) {
  return z
    .string(missingOr(missing))
    .max(200, wrongKind)
    .refine((id) => !control.test(id), wrongKind);
}
