import { domainToUnicode } from 'node:url';
import type { RouterContextProvider } from 'react-router';
import { club } from '#club/club.ts';
import { clubContext } from '../context.ts';
import { type Club, type PickedFields, publicClubFields, type ShownClub } from './current-club.ts';
import { phoneParts } from './phone-parts.server.ts';

export async function findClub(context: Readonly<RouterContextProvider>): Promise<Club> {
  return { ...club, ...(await context.get(clubContext)()).fields };
}

export async function isFolderClub(context: Readonly<RouterContextProvider>): Promise<boolean> {
  return (await context.get(clubContext)()).fields?.name === undefined;
}

export async function findShownClub(context: Readonly<RouterContextProvider>): Promise<ShownClub> {
  const changes = await context.get(clubContext)();
  const now: Club = { ...club, ...changes.fields };
  const shown = Object.fromEntries(
    publicClubFields.map((name) => [name, now[name]]),
  ) as PickedFields;
  const icon = changes.fields?.crest ?? now.pictures.icon;
  const fields = {
    ...{ ...shown, pictures: { ...now.pictures, icon } },
    emailText: toReadableEmail(now.email),
    phoneParts: phoneParts(now.phone, now.postalAddress.country),
  };
  return { ...changes, fields };
}

export function toReadableEmail(address: string): string {
  return address.replace(/(?<=@).*xn--.*/i, (domain) => domainToUnicode(domain) || domain);
}
