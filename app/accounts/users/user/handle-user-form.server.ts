import { createPasswordLink } from '#app/accounts/password/password-link.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { BlockedChangeError } from '#platform/records/refusal.ts';
import { describeGrants, type NamedTeam } from '#platform/sign-in/describe-grants.ts';
import {
  type By,
  changeRoles,
  endUserSessions,
  grantsVersion,
  PersonConflictError,
  removePerson,
  resetSecondFactor,
} from '../change-user.server.ts';
import {
  type ChosenGrants,
  type GrantErrors,
  readChosen,
  readTickedRoles,
} from '../role-form-data.ts';
import { findManagedUser, type ManagedUser } from '../users.server.ts';

export interface PersonAnswer {
  message?: string;
  chosen?: ChosenGrants;
  version?: string;
  errors?: GrantErrors & { sure?: string };
  path?: string;
}

type Outcome =
  | { done: 'person-geaendert' | 'person-entfernt' | 'person-abgemeldet' | 'person-ohne-faktor' }
  | { answer: PersonAnswer; status: 200 | 400 | 409 | 422 };

interface UserForm {
  person: ManagedUser;
  form: FormData;
  teams: readonly NamedTeam[];
  isMailed: boolean;
}

export async function handleUserForm(db: Db, asked: UserForm, by: By): Promise<Outcome> {
  try {
    return await change(db, asked, by);
  } catch (error) {
    if (error instanceof PersonConflictError) return tellConflict(db, asked, error.message);
    if (error instanceof BlockedChangeError) return refuse({ message: error.message });
    throw error;
  }
}

async function change(
  db: Db,
  { person, form, teams, isMailed }: UserForm,
  by: By,
): Promise<Outcome> {
  const { username } = person;
  const version = String(form.get('version') ?? '');
  switch (form.get('intent')) {
    case 'roles': {
      const chosen = readChosen(form);
      const read = readTickedRoles(chosen, teams);
      if ('errors' in read) return { answer: { errors: read.errors, chosen }, status: 422 };
      await changeRoles(db, username, { grants: read.grants, version, teams }, by);
      return { done: 'person-geaendert' };
    }
    case 'remove':
      if (form.get('sure') !== 'on') {
        const sure = 'Bitte setz das Häkchen, wenn der Zugang wirklich weg soll.';
        return { answer: { errors: { sure } }, status: 422 };
      }
      await removePerson(db, username, version, by);
      return { done: 'person-entfernt' };
    case 'password':
      if (username === by.username)
        return refuse({ message: 'Das eigene Passwort änderst du in deinem Profil.' });
      if (!person.account) return refuse({ message: 'Noch gibt es hier kein Konto.' });
      return { answer: { path: await createPasswordLink(db, username, by) }, status: 200 };
    case 'second-factor':
      await resetSecondFactor(db, username, { isMailed }, by);
      return { done: 'person-ohne-faktor' };
    case 'sessions':
      await endUserSessions(db, username, by);
      return { done: 'person-abgemeldet' };
    default:
      return { answer: {}, status: 400 };
  }
}

function refuse(answer: PersonAnswer): Outcome {
  return { answer, status: 409 };
}

/** The answer has the version of the roles stored now, so sending the form again saves the ticked roles. */
async function tellConflict(
  db: Db,
  { person, form, teams }: UserForm,
  sentence: string,
): Promise<Outcome> {
  const now = await findManagedUser(db, person.username);
  const words = describeGrants(now?.grants ?? [], teams);
  return refuse({
    message: `${sentence} Gespeichert ist jetzt: ${words}. Schick es noch einmal, wenn trotzdem gelten soll, was du gewählt hast.`,
    version: grantsVersion(now ?? { grants: [] }),
    ...(form.get('intent') === 'roles' && { chosen: readChosen(form) }),
  });
}
