import { data, type RouterContextProvider, redirect } from 'react-router';
import { queueAccountMail } from '#app/accounts/mails/queue-account-mail.server.ts';
import { findSendableKinds, mailContext } from '#platform/mail/mail-setup.server.ts';
import { dbContext, nowContext } from '#platform/request/context.ts';
import { noteAccess } from '#platform/sign-in/accesses.server.ts';
import { tryCode } from '#platform/sign-in/code-try.server.ts';
import { countTry, tooManyTries, uncountTry } from '#platform/sign-in/failed-sign-ins.server.ts';
import { createRecoveryCodes } from '#platform/sign-in/recovery-codes.server.ts';
import { currentAdmin } from '#platform/sign-in/require-admin.server.ts';
import {
  beginTotp,
  confirmTotp,
  findPendingSecret,
  hasSecondFactor,
  removeTotp,
} from '#platform/sign-in/second-factor.server.ts';
import { stillHolds } from '#platform/sign-in/still-holds.server.ts';
import { deviceName } from '#platform/values/device-name.ts';
import { secondFactorPath } from '../paths.ts';
import type { FactorAnswer } from './set-up.tsx';

type Context = Readonly<RouterContextProvider>;

const wrong = 'Dieser Code passt nicht. Stimmt die Uhr des Handys? Nimm den nächsten.';
const missing = 'Bitte gib den Code ein.';
const elsewhere = 'Das hat sich inzwischen geändert, vielleicht in einem anderen Fenster.';
const maxCodeLength = 200;

/** The caller must check the reauthentication first. Throws a 400 for an unknown intent. */
export async function handleSecondFactorForm(context: Context, request: Request, form: FormData) {
  switch (form.get('intent')) {
    case 'begin':
      return begin(context);
    case 'confirm':
      return confirm(context, request, codeIn(form));
    case 'codes':
      return renewCodes(context, request);
    case 'remove':
      return remove(context, request, codeIn(form));
    default:
      throw data(null, { status: 400 });
  }
}

async function begin(context: Context) {
  const { userId, sessionId } = currentAdmin(context);
  const isBegun = await context
    .get(dbContext)
    .transaction()
    .execute(async (transaction) => {
      if (!(await stillHolds(transaction, { userId, sessionId }))) return false;
      await beginTotp(transaction, userId);
      return true;
    });
  return isBegun ? redirect(secondFactorPath, 303) : refuse(409, elsewhere);
}

async function confirm(context: Context, request: Request, code: string) {
  const [db, now] = [context.get(dbContext), context.get(nowContext)];
  const { userId, username, email, sessionId } = currentAdmin(context);
  if ((await findPendingSecret(db, userId)) === undefined) return refuse(409, elsewhere);
  if (code === '') return refuseCode(missing);
  const tried = { codeOf: userId };
  const until = await countTry(db, tried, now);
  if (until) return refuseTry(tooManyTries(until, now));
  const codes = await db.transaction().execute(async (transaction) => {
    if (!(await stillHolds(transaction, { userId, sessionId }))) return undefined;
    const made = await confirmTotp(transaction, { userId, code }, now);
    if (!made) return undefined;
    await noteAccess(transaction, { kind: 'second-factor', username }, now);
    const letter = { what: 'second-factor-added', ...letterOf(context, request) } as const;
    if (findSendableKinds(context.get(mailContext)).newsletters)
      await queueAccountMail(transaction, { to: email, letter }, now);
    return made;
  });
  if (!codes) return refuseCode(wrong);
  await uncountTry(db, tried, now);
  const done =
    'Der zweite Faktor ist eingerichtet. Ab jetzt brauchst du beim Anmelden auch den Code.';
  return data<FactorAnswer>({ codes, done });
}

async function renewCodes(context: Context, request: Request) {
  const [db, now] = [context.get(dbContext), context.get(nowContext)];
  const { userId, username, email, sessionId } = currentAdmin(context);
  const codes = await db.transaction().execute(async (transaction) => {
    const isAsked = await stillHolds(transaction, { userId, sessionId });
    // Stores no codes without a second factor, because such codes would never work.
    if (!isAsked || !(await hasSecondFactor(transaction, userId))) return undefined;
    await noteAccess(transaction, { kind: 'recovery-codes', username }, now);
    const letter = { what: 'recovery-codes-renewed', ...letterOf(context, request) } as const;
    if (findSendableKinds(context.get(mailContext)).newsletters)
      await queueAccountMail(transaction, { to: email, letter }, now);
    return createRecoveryCodes(transaction, userId);
  });
  if (!codes) return refuse(409, elsewhere);
  return data<FactorAnswer>({ codes, done: 'Die alten Notfallcodes gelten nicht mehr.' });
}

async function remove(context: Context, request: Request, code: string) {
  const [db, now] = [context.get(dbContext), context.get(nowContext)];
  const { userId, username, email, sessionId } = currentAdmin(context);
  if (!(await hasSecondFactor(db, userId))) return refuse(409, elsewhere);
  if (code === '') return refuseCode(missing);
  const result = await tryCode(db, { username, userId, code }, now);
  if ('message' in result)
    return result.status === 429 ? refuseTry(result) : refuseCode(result.message);
  const letter = { what: 'second-factor-removed', ...letterOf(context, request) } as const;
  const checked = { userId, sessionId, totpSecret: result.totpSecret };
  const isRemoved = await db.transaction().execute(async (transaction) => {
    if (!(await stillHolds(transaction, checked))) return false;
    await removeTotp(transaction, userId);
    await noteAccess(transaction, { kind: 'second-factor-removed', username }, now);
    if (findSendableKinds(context.get(mailContext)).newsletters)
      await queueAccountMail(transaction, { to: email, letter }, now);
    return true;
  });
  if (!isRemoved) return refuse(409, elsewhere);
  return redirect(`${secondFactorPath}?entfernt`, 303);
}

function letterOf(context: Context, request: Request) {
  const { username } = currentAdmin(context);
  const device = deviceName(request.headers.get('User-Agent'));
  return { username, device, at: context.get(nowContext).toISOString() };
}

function refuse(status: number, message: string) {
  return data<FactorAnswer>({ message }, { status });
}

function refuseCode(totp: string) {
  return data<FactorAnswer>({ errors: { totp } }, { status: 422 });
}

function refuseTry(refusal: ReturnType<typeof tooManyTries>) {
  return refuse(refusal.status, refusal.message);
}

function codeIn(form: FormData): string {
  const code = form.get('totp');
  return typeof code === 'string' ? code.trim().slice(0, maxCodeLength) : '';
}
