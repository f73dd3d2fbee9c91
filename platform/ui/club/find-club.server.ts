import type { RouterContextProvider } from 'react-router';
import { club } from '#club/club.ts';
import { clubContext } from '../context.ts';
import { type Club, type PickedFields, type ShownClub, shownFields } from './current-club.ts';
import { phoneParts } from './phone-parts.server.ts';

/** The club as it is now: that of its folder, but for what admins have changed. */
export async function findClub(context: Readonly<RouterContextProvider>): Promise<Club> {
  return { ...club, ...(await context.get(clubContext)()).fields };
}

/** Whether the club is that of its folder, whose texts and pictures are its own. */
export async function isFolderClub(context: Readonly<RouterContextProvider>): Promise<boolean> {
  return (await context.get(clubContext)()).fields?.name === undefined;
}

/** What every page gets of it. */
export async function findShownClub(context: Readonly<RouterContextProvider>): Promise<ShownClub> {
  const changes = await context.get(clubContext)();
  const now: Club = { ...club, ...changes.fields };
  const shown = Object.fromEntries(shownFields.map((name) => [name, now[name]])) as PickedFields;
  // A crest of its own is the club's sign as well.
  const icon = changes.fields?.crest ?? now.pictures.icon;
  const fields = {
    ...{ ...shown, pictures: { ...now.pictures, icon } },
    phoneParts: phoneParts(now.phone, now.postalAddress.country),
  };
  return { ...changes, fields };
}
