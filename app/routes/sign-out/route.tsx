import { data, redirect } from 'react-router';
import { endSession } from '../../auth/session.server.ts';
import { dbContext } from '../../context.ts';
import type { Route } from './+types/route';

/** Who only follows a link here stays signed in. */
export function loader() {
  return redirect('/');
}

/** Ends the session on the server, so that a copy of the cookie opens nothing either. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') throw data(null, { status: 405 });
  const cookie = await endSession(context.get(dbContext), request);
  return redirect('/', { status: 303, headers: { 'Set-Cookie': cookie } });
}
