import * as folder from '#club/club.ts';
import { knownZvr } from '#platform/values/clean-text.ts';

const { club } = folder;

/** What the club's folder says of what an admin may change. */
export const folderDetails = {
  name: club.name,
  shortName: club.shortName,
  league: club.league,
  slogan: club.slogan,
  email: club.email,
  phone: club.phone,
  street: club.postalAddress.street,
  postalCode: club.postalAddress.postalCode,
  city: club.postalAddress.city,
  zvr: knownZvr(club.zvr),
  authority: club.authority ?? '',
  instagram: club.instagramUrl,
  facebook: club.facebookUrl,
} as const satisfies Record<string, string>;

export type DetailName = keyof typeof folderDetails;

/** Their names in the order in which they are typed. */
export const detailNames = Object.keys(folderDetails) as DetailName[];

/** Those that are the postal address. */
export const addressParts = ['street', 'postalCode', 'city'] as const satisfies DetailName[];

/** What is stored of them: null for what is as the folder says, or what nobody has said. */
export type StoredDetails = Partial<Record<DetailName, string | null>>;

/** Those of the folder that say nothing of a club of another name; a folder of before names none. */
const examples: readonly string[] = folder.examples ?? [];

/** Whether what the folder says of it says nothing of a club of another name. */
export function isExample(name: string): boolean {
  return examples.includes(name);
}

/** Whether it is another club than that of the folder. */
export function isOtherName(name: string | null | undefined): boolean {
  return typeof name === 'string' && name !== folderDetails.name;
}

/** How the club is reached, empty for what is not known or what it has none of. */
export function detailsOf(stored: StoredDetails | undefined): Record<DetailName, string> {
  const isOther = isOtherName(stored?.name);
  const shown = (name: DetailName) => {
    const own = stored?.[name];
    if (typeof own === 'string') return own;
    // Once a town was not stored that is the folder's: beside a street it was typed.
    const isTyped = (name === 'postalCode' || name === 'city') && Boolean(stored?.street);
    return isOther && isExample(name) && !isTyped ? '' : folderDetails[name];
  };
  const details = Object.fromEntries(detailNames.map((name) => [name, shown(name)])) as Record<
    DetailName,
    string
  >;
  return { ...details, zvr: knownZvr(details.zvr) };
}
