import { data, redirect } from 'react-router';
import { checkNewPassword } from '#app/accounts/password/change-password.server.ts';
import { useLastAnswer } from '#platform/drafts/failed-submission.ts';
import type { PrivatePage } from '#platform/live/route-handle.ts';
import { dbContext, nowContext } from '#platform/request/context.ts';
import { fieldText } from '#platform/request/form-parts.ts';
import { readForm } from '#platform/request/read-form.server.ts';
import { describeGrants } from '#platform/sign-in/describe-grants.ts';
import { startFirstSession } from '#platform/sign-in/finish-sign-in.server.ts';
import { countLinkGuess } from '#platform/sign-in/link-guess-limit.server.ts';
import { hashPassword } from '#platform/sign-in/password-hash.server.ts';
import { findSignedIn } from '#platform/sign-in/sessions.server.ts';
import { normalizeUsername, usernameFault } from '#platform/sign-in/username.ts';
import { type Club, useClub } from '#platform/ui/club/current-club.ts';
import { findClub } from '#platform/ui/club/find-club.server.ts';
import { Page, PageHeading } from '#platform/ui/page.tsx';
import { Content } from '#platform/ui/section.tsx';
import { withCookies } from '../login-responses.server.ts';
import type { Route } from './+types/route';
import { Gone, SignOutFirst } from './invitation-unavailable.tsx';
import { findOffer, JoinRefusal, join, type Offer, requireFree } from './join.server.ts';
import { JoinForm } from './join-form.tsx';

export const handle: PrivatePage = { isPrivate: true, opensOnce: true };

interface JoinAnswer {
  state?: 'gone' | 'signed-in' | 'crowded';
  username?: string;
  errors?: { username?: string | undefined; password?: string | undefined };
  message?: string;
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const [db, now] = [context.get(dbContext), context.get(nowContext)];
  const offer = await findOffer(db, params.token, now);
  if (!offer) return data({ state: 'gone' as const }, { status: 404 });
  const signedIn = await findSignedIn(db, request, now);
  if (signedIn) return data({ state: 'signed-in' as const, username: signedIn.username });
  return data({
    state: 'open' as const,
    email: offer.email,
    roles: describeGrants(offer.grants, offer.teams),
  });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm({ request, context });
  const [db, now] = [context.get(dbContext), context.get(nowContext)];
  const offer = await findOffer(db, params.token, now);
  if (!offer) return refuseUnknown(context);
  if (await findSignedIn(db, request, now)) return answer({ state: 'signed-in' }, 409);
  const typed = fieldText(form, 'username');
  const username = normalizeUsername(typed);
  const password = fieldText(form, 'password');
  const refused = (said: JoinAnswer, status: number) =>
    answer({ ...said, username: typed.slice(0, 200) }, status);
  const errors = await findErrors(username, password, offer, await findClub(context));
  if (errors) return refused({ errors }, 422);
  let joined: Awaited<ReturnType<typeof join>>;
  try {
    await requireFree(db, username, offer);
    const hash = await hashPassword(password);
    joined = await join(db, params.token, { username, hash }, now);
  } catch (error) {
    if (!(error instanceof JoinRefusal)) throw error;
    return error.field === 'username'
      ? refused({ errors: { username: error.message } }, 422)
      : refused({ message: error.message }, 409);
  }
  if (!joined) return answer({ state: 'gone' }, 404);
  const headers = withCookies(await startFirstSession(db, request, joined, now));
  return redirect('/admin', { status: 303, headers });
}

async function findErrors(username: string, password: string, { email }: Offer, club: Club) {
  const errors = {
    username: usernameFault(username),
    password: await checkNewPassword(password, { username, email }, club),
  };
  return errors.username || errors.password ? errors : undefined;
}

async function refuseUnknown(context: Route.ActionArgs['context']) {
  const often = await countLinkGuess(context);
  if (!often) return answer({ state: 'gone' }, 404);
  return answer({ state: 'crowded', message: often.message }, 429, often.headers);
}

function answer(said: JoinAnswer, status: number, headers: HeadersInit = {}) {
  return data(said, { status, headers });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function Invitation({ loaderData, actionData }: Route.ComponentProps) {
  const club = useClub();
  const said = useLastAnswer<JoinAnswer | undefined>(actionData) ?? {};
  const state = said.state ?? loaderData.state;
  return (
    <Page title="Einladung" description={`Einladung, die Website von ${club.name} mitzupflegen.`}>
      <PageHeading title="Einladung">Die Website von {club.name} mitpflegen.</PageHeading>
      <Content>
        {state === 'open' && loaderData.state === 'open' ? (
          <JoinForm
            {...{ email: loaderData.email, roles: loaderData.roles }}
            {...{ username: said.username, errors: said.errors, message: said.message }}
            isAnswer={Boolean(actionData)}
          />
        ) : state === 'signed-in' ? (
          <SignOutFirst />
        ) : (
          <Gone>{said.message}</Gone>
        )}
      </Content>
    </Page>
  );
}
