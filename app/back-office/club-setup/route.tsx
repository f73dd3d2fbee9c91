import { data, type RouterContextProvider, redirectDocument } from 'react-router';
import { z } from 'zod';
import { crestShape } from '#app/club/branding/form.tsx';
import { saveFormPicture } from '#platform/admin/picture/place-picture.server.ts';
import { useLastAnswer } from '#platform/drafts/failed-submission.ts';
import type { FrameHandle } from '#platform/live/open-page.ts';
import type { PrivatePage } from '#platform/live/route-handle.ts';
import {
  type ClubColours,
  folderColours,
  isColour,
  nearestReadable,
} from '#platform/pictures/colours/palette.ts';
import { kindsContext } from '#platform/records/context.ts';
import { eachKind } from '#platform/records/kind.server.ts';
import { hasStarterMarks, listStarterMarks } from '#platform/records/starter-marks.server.ts';
import { dbContext, nowContext } from '#platform/request/context.ts';
import { fieldText } from '#platform/request/form-parts.ts';
import { readForm } from '#platform/request/read-form.server.ts';
import { startFirstSession } from '#platform/sign-in/finish-sign-in.server.ts';
import { countLinkGuess } from '#platform/sign-in/link-guess-limit.server.ts';
import { passwordFault } from '#platform/sign-in/password-strength.server.ts';
import { findStartLink } from '#platform/sign-in/start-link.server.ts';
import { PageHeading } from '#platform/ui/page.tsx';
import { Content } from '#platform/ui/section.tsx';
import { setupMessages } from '../tools.ts';
import type { Route } from './+types/route';
import { createClub, ExpiredLinkError, NameOrEmailTakenError } from './create-club.server.ts';
import { type StartField, startFields, startSchema } from './schema.ts';
import { nearestButton, SetupForm, type StartTyped } from './setup-form.tsx';

/** The page has its own frame, because the header and footer of the site still show the club of `club/`. */
export const handle: PrivatePage & FrameHandle = {
  isPrivate: true,
  opensOnce: true,
  hasFrame: true,
};

async function countStarter(context: Route.LoaderArgs['context']): Promise<string[]> {
  const counts = [];
  for (const [name, { dataTree }] of eachKind(context.get(kindsContext))) {
    const { length } = await listStarterMarks(context.get(dbContext), name);
    const { counted } = dataTree;
    if (length > 0 && counted)
      counts.push(`${length} ${length === 1 ? counted.one : counted.many}`);
  }
  return counts;
}

interface StartAnswer {
  typed: StartTyped;
  errors: Partial<Record<StartField, string>>;
}

export async function loader({ params, context }: Route.LoaderArgs) {
  await requireStartLink(context, params.token);
  return {
    starter: await countStarter(context),
    filled: { ...folderColours, seasonRhythm: 'july', contents: 'starter' } satisfies StartTyped,
  };
}

export async function action({ request, params: { token }, context }: Route.ActionArgs) {
  // Checks the link before it reads the body, so that a visitor without a valid link cannot send large
  // bodies.
  await requireStartLink(context, token);
  const form = await readForm({ request, context });
  const picture = await saveFormPicture(context, form, { field: 'crest', shape: crestShape });
  const [db, now] = [context.get(dbContext), context.get(nowContext)];
  if (!(await hasStarterMarks(db))) form.set('contents', 'empty');
  const typed: StartTyped = Object.fromEntries(
    startFields.map((name) => [name, fieldText(form, name)]),
  );
  const taken = takenInstead(fieldText(form, nearestButton), typed);
  if (taken) return data<StartAnswer>({ typed: { ...typed, ...taken }, errors: {} });
  const password = fieldText(form, 'password');
  const checked = startSchema.safeParse(typed);
  const errors = {
    ...firstErrors(checked.error),
    ...(picture.refusal !== undefined && { crest: picture.refusal }),
    ...(await passwordError(password, typed)),
  };
  const refuse = (wrong: StartAnswer['errors']) =>
    data<StartAnswer>({ typed, errors: wrong }, { status: 422 });
  if (!checked.success || Object.keys(errors).length > 0) return refuse(errors);
  try {
    const start = { token, start: checked.data, password };
    const admin = await createClub(db, context.get(kindsContext), start, now);
    const headers = new Headers();
    for (const cookie of await startFirstSession(db, request, admin, now))
      headers.append('Set-Cookie', cookie);
    // The browser loads a new document, because the site's header and footer now show another club.
    return redirectDocument(setupMessages.after('/admin', 'verein-angelegt'), {
      status: 303,
      headers,
    });
  } catch (error) {
    if (error instanceof ExpiredLinkError) throw data(goneLink, { status: 404 });
    if (error instanceof NameOrEmailTakenError) return refuse({ [error.field]: error.message });
    throw error;
  }
}

function takenInstead(name: string, typed: StartTyped): Partial<ClubColours> | undefined {
  if (name !== 'pitch' && name !== 'signal') return undefined;
  const colour = typed[name]?.toLowerCase() ?? '';
  return isColour(colour) ? { [name]: nearestReadable(name, colour) } : undefined;
}

function firstErrors(error: z.ZodError<z.output<typeof startSchema>> | undefined) {
  const found = error ? z.flattenError(error).fieldErrors : {};
  return Object.fromEntries(
    Object.entries(found).map(([name, [first]]) => [name, first]),
  ) as StartAnswer['errors'];
}

async function passwordError(password: string, typed: StartTyped): Promise<StartAnswer['errors']> {
  if (!password) return { password: 'Bitte wähle ein Passwort.' };
  const { name = '', shortName = '', username = '', email = '' } = typed;
  // These words are easy to guess, so the password must be strong enough without them.
  const own = [name, shortName, username, email].map((word) => word.slice(0, 254));
  const fault = await passwordFault(password, own);
  return fault === undefined ? {} : { password: fault };
}

export default function Start({ loaderData, actionData }: Route.ComponentProps) {
  const { typed = loaderData.filled, errors = {} } = useLastAnswer(actionData) ?? {};
  return (
    <main id="inhalt" tabIndex={-1}>
      <title>Verein anlegen</title>
      <meta name="robots" content="noindex" />
      <PageHeading title="Verein anlegen">
        Ein paar Angaben, und die Website gehört euch. Alles lässt sich später ändern.
      </PageHeading>
      <Content>
        <SetupForm typed={typed} errors={errors} starter={loaderData.starter} />
      </Content>
    </main>
  );
}

const goneLink =
  'Dieser Link gilt nicht mehr. Kann sich noch niemand anmelden, steht bei jedem Start der Website ein neuer da.';

async function requireStartLink(
  context: Readonly<RouterContextProvider>,
  token: string,
): Promise<void> {
  const [db, now] = [context.get(dbContext), context.get(nowContext)];
  if (await findStartLink(db, token, now)) return;
  const often = await countLinkGuess(context);
  if (often) throw data(often.message, { status: 429, headers: often.headers });
  throw data(goneLink, { status: 404 });
}
