import type { RouterContextProvider } from 'react-router';
import { club } from '#club/club.ts';
import { clubContext } from '#platform/request/context.ts';
import type { Club } from './current-club.ts';

/** The club as it is now: that of its folder, but for what admins have changed. */
export async function findClub(context: Readonly<RouterContextProvider>): Promise<Club> {
  return { ...club, ...(await context.get(clubContext)()).fields };
}
