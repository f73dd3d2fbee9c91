import { parseArgs } from 'node:util';
import { findSender } from '#app/club/details/find-details.server.ts';
import { listAllTeams } from '#app/teams/teams.server.ts';
import { type Db, openDatabase } from '#platform/db/client.server.ts';
import { migrate } from '#platform/db/migrate.server.ts';
import { noteAccess } from '#platform/sign-in/accesses.server.ts';
import {
  addAdmin,
  findUserId,
  removeAdmin,
  setPassword,
} from '#platform/sign-in/accounts.server.ts';
import { type Admin, findAdmin, listAdmins } from '#platform/sign-in/admins.server.ts';
import { describeGrants } from '#platform/sign-in/describe-grants.ts';
import { listGrants } from '#platform/sign-in/grants.server.ts';
import { listPasskeys } from '#platform/sign-in/passkeys.server.ts';
import { passwordFault } from '#platform/sign-in/password-strength.server.ts';
import { removeSecondFactor } from '#platform/sign-in/second-factor.server.ts';
import {
  emailFault,
  normalizeEmail,
  normalizeUsername,
  usernameFault,
} from '#platform/sign-in/username.ts';
import { mailAddress } from '#platform/values/email-address.ts';
import { readEnv } from '#server/env.ts';
import { readPassword } from './read-password.ts';

const usage = [
  'Aufruf: npm run admin -- add <benutzername> <email>',
  '        npm run admin -- list',
  '        npm run admin -- password <benutzername>',
  '        npm run admin -- remove <benutzername>',
  '        npm run admin -- second-factor <benutzername>',
  'Das Passwort wird abgefragt oder als eine Zeile von der Standardeingabe gelesen.',
].join('\n');

const commands: Record<string, [words: number, run: (db: Db, words: string[]) => Promise<void>]> = {
  add: [2, (db, [username = '', email = '']) => add(db, username, email)],
  list: [0, list],
  password: [1, (db, [username = '']) => changePassword(db, username)],
  remove: [1, (db, [username = '']) => remove(db, username)],
  'second-factor': [1, (db, [username = '']) => takeSecondFactor(db, username)],
};

class Refusal extends Error {}

try {
  const [name = '', ...words] = readArguments();
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command?.[0] !== words.length) throw new Refusal(usage);
  const db = openDatabase(readEnv());
  try {
    await migrate(db).catch(unanswered);
    await command[1](db, words);
  } finally {
    await db.destroy();
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

function readArguments(): string[] {
  try {
    return parseArgs({ allowPositionals: true }).positionals;
  } catch {
    throw new Refusal(usage);
  }
}

async function add(db: Db, typedName: string, typedEmail: string): Promise<void> {
  const email = normalizeEmail(mailAddress(typedEmail));
  const entry = await findAdmin(db, typedName);
  if (!entry) check(normalizeUsername(typedName), email);
  const admin = entry ?? { username: normalizeUsername(typedName), email };
  if (normalizeEmail(admin.email) !== email)
    throw new Refusal(
      `${admin.username} ist schon eingetragen, mit der E-Mail-Adresse ${admin.email}. Zum Ändern zuerst: npm run admin -- remove ${admin.username}`,
    );
  if (await findUserId(db, admin)) {
    if (entry)
      throw new Refusal(
        `${admin.username} hat schon ein Konto. Das Passwort ändern: npm run admin -- password ${admin.username}`,
      );
    await addAdmin(db, admin).catch(unanswered);
    console.log(
      `${admin.username} ist eingetragen. Zu ${email} gibt es schon ein Konto, dessen Passwort gilt.`,
    );
    return;
  }
  await addAdmin(db, admin, await choosePassword(db, admin)).catch(unanswered);
  console.log(`${admin.username} kann sich anmelden.`);
}

async function list(db: Db): Promise<void> {
  const admins = await listAdmins(db);
  if (admins.length === 0) console.log('Noch niemand ist eingetragen.');
  const grants = await listGrants(db);
  const teams = await listAllTeams(db);
  for (const { username, email, canSignIn } of admins) {
    const roles = describeGrants(grants.get(username) ?? [], teams);
    console.log(`${username}  ${email}  ${roles}${canSignIn ? '' : '  (noch ohne Konto)'}`);
  }
}

async function changePassword(db: Db, typedName: string): Promise<void> {
  const admin = await findEntry(db, typedName);
  const userId = await findUserId(db, admin);
  if (!userId)
    throw new Refusal(
      `${admin.username} hat noch kein Konto: npm run admin -- add ${admin.username} ${admin.email}`,
    );
  await setPassword(db, userId, await choosePassword(db, admin)).catch(unanswered);
  console.log(`Das Passwort von ${admin.username} ist geändert, alle Sitzungen sind beendet.`);
  const passkeys = await listPasskeys(db, userId);
  if (passkeys.length === 0) return;
  const names = passkeys.map(({ name }) => `„${name}“`).join(', ');
  console.log(
    `Diese Passkeys gelten weiter: ${names}. Entfernen: npm run admin -- second-factor ${admin.username}`,
  );
}

async function remove(db: Db, typedName: string): Promise<void> {
  const admin = await findEntry(db, typedName);
  await removeAdmin(db, admin).catch(unanswered);
  console.log(`${admin.username} ist entfernt, alle Sitzungen sind beendet.`);
}

async function takeSecondFactor(db: Db, typedName: string): Promise<void> {
  const admin = await findEntry(db, typedName);
  const userId = await findUserId(db, admin);
  if (!userId) throw new Refusal(`${admin.username} hat noch kein Konto.`);
  await db
    .transaction()
    .execute(async (transaction) => {
      await removeSecondFactor(transaction, userId);
      const kind = 'second-factor-removed';
      await noteAccess(transaction, { kind, about: admin.username }, new Date());
    })
    .catch(unanswered);
  console.log(
    `${admin.username} meldet sich nur noch mit dem Passwort an: Zweiter Faktor, Passkeys und Notfallcodes sind weg, alle Sitzungen sind beendet.`,
  );
}

async function findEntry(db: Db, typedName: string): Promise<Admin> {
  const admin = await findAdmin(db, typedName);
  if (admin) return admin;
  throw new Refusal(`${normalizeUsername(typedName)} ist nicht eingetragen.`);
}

function check(username: string, email: string): void {
  const fault = usernameFault(username) ?? emailFault(email);
  if (fault) throw new Refusal(fault);
}

async function choosePassword(db: Db, { username, email }: Admin): Promise<string> {
  const password = await readPassword();
  const club = await findSender(db);
  const fault = await passwordFault(password, [username, email, club.name, club.shortName]);
  if (fault) throw new Refusal(fault);
  return password;
}

function unanswered(error: NodeJS.ErrnoException): never {
  throw new Refusal(
    `Die Datenbank hat nichts angenommen (${error.message || error.code}), es wurde nichts geändert.`,
  );
}
