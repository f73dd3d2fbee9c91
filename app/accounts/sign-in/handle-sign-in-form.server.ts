import { data } from 'react-router';
import { z } from 'zod';
import { queueNewDeviceMail } from '#app/accounts/mails/queue-new-device-mail.server.ts';
import { findSendableKinds, mailContext } from '#platform/mail/mail-setup.server.ts';
import { dbContext, nowContext, visitorContext } from '#platform/request/context.ts';
import { fieldText } from '#platform/request/form-parts.ts';
import { readForm } from '#platform/request/read-form.server.ts';
import { noteAccess } from '#platform/sign-in/accesses.server.ts';
import { tryCode } from '#platform/sign-in/code-try.server.ts';
import { finishSignIn, type Proven } from '#platform/sign-in/finish-sign-in.server.ts';
import { tryPasskey } from '#platform/sign-in/passkey-try.server.ts';
import { endPendingSignIn, findPendingSignIn } from '#platform/sign-in/pending-sign-in.server.ts';
import { signIn } from '#platform/sign-in/sign-in.server.ts';
import { type LoginArgs, leaveSignIn, offerPasskey, refuse } from '../login-responses.server.ts';
import type { LoginAnswer } from '../pending-form.tsx';
import { isTry, readPendingForm } from '../pending-form.tsx';
import { credentials, secondStep } from '../schemas.ts';
import { findProver, reauthenticate } from './reauthenticate.server.ts';

const ended = 'Deine Sitzung ist zu Ende. Danach kannst du senden, was du eingegeben hast.';
const tooLate = 'Das hat zu lange gedauert. Bitte melde dich noch einmal an.';

export async function handleSignInForm(args: LoginArgs) {
  const form = await readForm(args);
  const prover = await findProver(args, form);
  if (prover) return reauthenticate(args, form, prover);
  const carried = readPendingForm(form);
  const given: LoginAnswer = carried.length > 0 ? { carried } : {};
  if (given.carried && !isTry(form))
    return data<LoginAnswer>({ ...given, message: ended }, { status: 401 });
  if (form.has('passkey')) return takePasskey(args, form, given);
  if (form.has('code')) return takeCode(args, form, given);
  return takePassword(args, form, given);
}

async function takePassword(args: LoginArgs, form: FormData, given: LoginAnswer) {
  const { request, context } = args;
  const typed = { username: fieldText(form, 'username'), password: fieldText(form, 'password') };
  const { username } = typed;
  const checked = credentials.safeParse(typed);
  if (!checked.success) {
    const errors = z.flattenError(checked.error).fieldErrors;
    return data<LoginAnswer>({ ...given, username, errors }, { status: 422 });
  }
  const address = context.get(visitorContext);
  const [db, now] = [context.get(dbContext), context.get(nowContext)];
  const result = await signIn(db, checked.data, { request, address }, now);
  if ('message' in result) return refuse({ ...given, username }, result);
  if ('halfway' in result) {
    const headers = { 'Set-Cookie': result.halfway };
    return data<LoginAnswer>({ ...given, asksCode: true }, { headers });
  }
  return letIn(args, form, result.proven, given);
}

async function takeCode(args: LoginArgs, form: FormData, given: LoginAnswer) {
  const { request, context } = args;
  const [db, now] = [context.get(dbContext), context.get(nowContext)];
  const half = await findPendingSignIn(db, request, now);
  if (!half) return refuse(given, { message: tooLate, status: 403 });
  const checked = secondStep.safeParse({ code: fieldText(form, 'code') });
  if (!checked.success) {
    const errors = z.flattenError(checked.error).fieldErrors;
    return data<LoginAnswer>({ ...given, asksCode: true, errors }, { status: 422 });
  }
  const { username, userId, passwordHash } = half;
  const result = await tryCode(db, { username, userId, ...checked.data }, now);
  if ('message' in result) return refuse({ ...given, asksCode: true }, result);
  const over = await endPendingSignIn(db, request, now);
  if (over === undefined) return refuse(given, { message: tooLate, status: 403 });
  if (result.by === 'recovery') await noteAccess(db, { kind: 'recovery-code', username }, now);
  const { totpSecret } = result;
  const proven = { username, checked: { userId, passwordHash, totpSecret } };
  return letIn(args, form, proven, given, over);
}

async function takePasskey(args: LoginArgs, form: FormData, given: LoginAnswer) {
  const { request, context } = args;
  const [db, now] = [context.get(dbContext), context.get(nowContext)];
  const sender = { request, address: context.get(visitorContext) };
  const answer = fieldText(form, 'passkey');
  if (answer === 'begin') return offerPasskey(args, given);
  const result = await tryPasskey(db, answer, sender, now);
  if ('message' in result) return refuse(given, result);
  return letIn(args, form, result.proven, given);
}

async function letIn(
  args: LoginArgs,
  form: FormData,
  proven: Proven,
  given: LoginAnswer,
  ...cookies: string[]
) {
  const { request, context } = args;
  const [db, now] = [context.get(dbContext), context.get(nowContext)];
  const { username } = proven;
  const begun = await finishSignIn(db, request, proven, now);
  if ('message' in begun) return refuse(given, begun);
  if (begun.isNewDevice && findSendableKinds(context.get(mailContext)).newsletters) {
    const userAgent = request.headers.get('User-Agent');
    await queueNewDeviceMail(db, { username, userAgent }, now);
  }
  return leaveSignIn(args, form, { ...given, username }, [...begun.cookies, ...cookies]);
}
