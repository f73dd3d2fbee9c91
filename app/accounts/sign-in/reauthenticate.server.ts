import { data } from 'react-router';
import { dbContext, nowContext, visitorContext } from '#platform/request/context.ts';
import { fieldText } from '#platform/request/form-parts.ts';
import { noteAccess } from '#platform/sign-in/accesses.server.ts';
import { tryCode } from '#platform/sign-in/code-try.server.ts';
import type { Refusal } from '#platform/sign-in/failed-sign-ins.server.ts';
import { finishReauthentication } from '#platform/sign-in/finish-sign-in.server.ts';
import { tryPasskey } from '#platform/sign-in/passkey-try.server.ts';
import { hasPasskey } from '#platform/sign-in/passkeys.server.ts';
import { isReauthenticationRecent } from '#platform/sign-in/require-reauthentication.server.ts';
import { reauthenticationParameter } from '#platform/sign-in/return-address.ts';
import { hasSecondFactor } from '#platform/sign-in/second-factor.server.ts';
import { findSignedIn, type SignedIn } from '#platform/sign-in/sessions.server.ts';
import { tryPassword } from '#platform/sign-in/sign-in.server.ts';
import type { Checked } from '#platform/sign-in/still-holds.server.ts';
import { normalizeUsername } from '#platform/sign-in/username.ts';
import { type LoginArgs, leaveSignIn, offerPasskey, refuse } from '../login-responses.server.ts';
import type { LoginAnswer } from '../pending-form.tsx';
import { isTry, readPendingForm } from '../pending-form.tsx';

const asked = 'Bitte bestätige, dass du es bist. Danach kannst du senden, was du eingegeben hast.';
const noPassword = 'Bitte gib dein Passwort ein.';
const notYours: Refusal = { message: 'Dieser Passkey gehört nicht zu diesem Zugang.', status: 403 };

export async function findUserToReauthenticate({ request, url, context }: LoginArgs) {
  if (!url.searchParams.has(reauthenticationParameter)) return undefined;
  return findSignedIn(context.get(dbContext), request, context.get(nowContext));
}

/** Returns undefined if the form contains the username of another person. Then that person signs in. */
export async function findProver(args: LoginArgs, form: FormData): Promise<SignedIn | undefined> {
  const signedIn = await findUserToReauthenticate(args);
  const named = isTry(form) ? normalizeUsername(fieldText(form, 'username')) : '';
  return named === '' || named === signedIn?.username ? signedIn : undefined;
}

export async function listReauthenticationMethods({ context }: LoginArgs, { userId }: SignedIn) {
  const db = context.get(dbContext);
  return { code: await hasSecondFactor(db, userId), passkey: await hasPasskey(db, userId) };
}

export async function reauthenticate(args: LoginArgs, form: FormData, prover: SignedIn) {
  const { request, context } = args;
  const [db, now] = [context.get(dbContext), context.get(nowContext)];
  const carried = readPendingForm(form);
  const ways = await listReauthenticationMethods(args, prover);
  const given: LoginAnswer = {
    ...{ username: prover.username, ways },
    ...(carried.length > 0 && { carried }),
  };
  const hasTyped = ['password', 'code', 'passkey'].some((name) => form.has(name));
  if (isReauthenticationRecent(prover, now)) return leaveSignIn(args, form, given, []);
  if (!hasTyped && form.has('stay')) return data(given);
  if (!hasTyped) return data<LoginAnswer>({ ...given, message: asked }, { status: 401 });
  if (fieldText(form, 'passkey') === 'begin') return offerPasskey(args, given);

  const checked = await check(args, form, prover);
  if (checked === 'empty')
    return data<LoginAnswer>({ ...given, errors: { password: [noPassword] } }, { status: 422 });
  if ('message' in checked) return refuse(given, checked);
  const finished = await finishReauthentication(db, request, prover, checked, now);
  if ('message' in finished) return refuse(given, finished);
  return leaveSignIn(args, form, given, finished.cookies);
}

async function check(
  { request, context }: LoginArgs,
  form: FormData,
  { username, userId }: SignedIn,
): Promise<Checked | Refusal | 'empty'> {
  const [db, now] = [context.get(dbContext), context.get(nowContext)];
  const sender = { request, address: context.get(visitorContext) };
  if (form.has('passkey')) {
    const result = await tryPasskey(db, fieldText(form, 'passkey'), sender, now);
    if ('message' in result) return result;
    const { checked } = result.proven;
    return checked.userId === userId ? checked : notYours;
  }
  const code = fieldText(form, 'code').trim();
  if (code !== '') {
    const result = await tryCode(db, { username, userId, code }, now);
    if ('message' in result) return result;
    if (result.by === 'recovery') await noteAccess(db, { kind: 'recovery-code', username }, now);
    return { userId, totpSecret: result.totpSecret };
  }
  const password = fieldText(form, 'password');
  if (password === '') return 'empty';
  const result = await tryPassword(db, { username, password }, sender, now);
  if ('message' in result) return result;
  const { passwordHash } = result.account;
  return { userId, passwordHash };
}
