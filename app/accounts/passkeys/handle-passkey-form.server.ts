import { data, type RouterContextProvider, redirect } from 'react-router';
import { z } from 'zod';
import { queueAccountMail } from '#app/accounts/mails/queue-account-mail.server.ts';
import { findSendableKinds, mailContext } from '#platform/mail/mail-setup.server.ts';
import { dbContext, nowContext } from '#platform/request/context.ts';
import { noteAccess } from '#platform/sign-in/accesses.server.ts';
import { askForNewPasskey, takeNewPasskey } from '#platform/sign-in/passkey-ceremony.server.ts';
import {
  createPasskey,
  deletePasskey,
  maxPasskeyNameLength,
} from '#platform/sign-in/passkeys.server.ts';
import { currentAdmin } from '#platform/sign-in/require-admin.server.ts';
import { stillHolds } from '#platform/sign-in/still-holds.server.ts';
import { findClub } from '#platform/ui/club/find-club.server.ts';
import { deviceName } from '#platform/values/device-name.ts';
import { passkeysPath } from '../paths.ts';
import type { PasskeysAnswer } from './new-passkey.tsx';

const passkeyName = z
  .string()
  .transform((name) =>
    name
      .normalize('NFC')
      .replace(/\p{Cc}+/gu, ' ')
      .trim(),
  )
  .pipe(
    z
      .string()
      .min(1, 'Bitte gib dem Passkey einen Namen.')
      .max(
        maxPasskeyNameLength,
        `Der Name ist zu lang: höchstens ${maxPasskeyNameLength} Zeichen.`,
      ),
  );

type Context = Readonly<RouterContextProvider>;

const unusable = 'Dieser Passkey ließ sich nicht anlegen. Bitte versuch es noch einmal.';
const gone = 'Diesen Passkey gibt es nicht mehr.';
const unnamed = 'Bitte gib dem Passkey einen Namen.';

/** The caller must check the reauthentication first. Throws a 400 for an unknown intent. */
export async function handlePasskeyForm(context: Context, request: Request, form: FormData) {
  switch (form.get('intent')) {
    case 'begin':
      return begin(context, request, form);
    case 'add':
      return add(context, request, form);
    case 'remove':
      return remove(context, request, form);
    default:
      throw data(null, { status: 400 });
  }
}

async function begin(context: Context, request: Request, form: FormData) {
  const checked = passkeyName.safeParse(form.get('name'));
  if (!checked.success)
    return refuse(422, { errors: { name: checked.error.issues[0]?.message ?? unnamed } });
  const { userId, username } = currentAdmin(context);
  const { options, setCookie } = await askForNewPasskey(
    context.get(dbContext),
    request,
    { userId, username, clubName: (await findClub(context)).name },
    context.get(nowContext),
  );
  const headers = { 'Set-Cookie': setCookie };
  return data<PasskeysAnswer>({ options, name: checked.data }, { headers });
}

async function add(context: Context, request: Request, form: FormData) {
  const [db, now] = [context.get(dbContext), context.get(nowContext)];
  const { userId, username, email, sessionId } = currentAdmin(context);
  const name = passkeyName.safeParse(form.get('name')).data;
  const sent = form.get('passkey');
  const answer = typeof sent === 'string' ? sent : '';
  if (name === undefined) return refuse(422, { errors: { name: unnamed } });
  const made = await takeNewPasskey(db, request, { userId, answer }, now);
  if (!made) return refuse(422, { message: unusable, name });
  const passkey = { ...made, userId, name, createdAt: now.toISOString(), usedAt: null };
  const isNew = await db.transaction().execute(async (transaction) => {
    if (!(await stillHolds(transaction, { userId, sessionId }))) return false;
    if (!(await createPasskey(transaction, passkey))) return false;
    await noteAccess(transaction, { kind: 'passkey', username, detail: name }, now);
    const letter = { what: 'passkey-added', ...letterOf(context, request), name } as const;
    if (findSendableKinds(context.get(mailContext)).newsletters)
      await queueAccountMail(transaction, { to: email, letter }, now);
    return true;
  });
  return isNew ? redirect(passkeysPath, 303) : refuse(409, { message: unusable, name });
}

async function remove(context: Context, request: Request, form: FormData) {
  const [db, now] = [context.get(dbContext), context.get(nowContext)];
  const { userId, username, email, sessionId } = currentAdmin(context);
  const id = form.get('id');
  // PostgreSQL throws an error for the NUL character, so the id is checked first.
  if (typeof id !== 'string' || !/^[\w-]{1,1400}$/.test(id)) return refuse(409, { message: gone });
  const isRemoved = await db.transaction().execute(async (transaction) => {
    if (!(await stillHolds(transaction, { userId, sessionId }))) return false;
    const name = await deletePasskey(transaction, { id, userId });
    if (name === undefined) return false;
    await noteAccess(transaction, { kind: 'passkey-removed', username, detail: name }, now);
    const letter = { what: 'passkey-removed', ...letterOf(context, request), name } as const;
    if (findSendableKinds(context.get(mailContext)).newsletters)
      await queueAccountMail(transaction, { to: email, letter }, now);
    return true;
  });
  return isRemoved ? redirect(passkeysPath, 303) : refuse(409, { message: gone });
}

function letterOf(context: Context, request: Request) {
  const { username } = currentAdmin(context);
  const device = deviceName(request.headers.get('User-Agent'));
  return { username, device, at: context.get(nowContext).toISOString() };
}

function refuse(status: number, answer: PasskeysAnswer) {
  return data<PasskeysAnswer>(answer, { status });
}
