import * as folder from '#club/club.ts';
import { knownZvr } from '#platform/values/clean-text.ts';

const { club } = folder;

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
  seat: club.seat ?? '',
  instagram: club.instagramUrl,
  facebook: club.facebookUrl,
} as const satisfies Record<string, string>;

export type DetailName = keyof typeof folderDetails;

export const detailNames = Object.keys(folderDetails) as DetailName[];

export const addressParts = ['street', 'postalCode', 'city'] as const satisfies DetailName[];

/** Null means that a detail was not entered, or that it equals the default in `club/`. */
export type StoredDetails = Partial<Record<DetailName, string | null>>;

/**
 * Names of the details that have only invented examples in `club/`. An old `club/` has no list `examples`.
 */
const examples: readonly string[] = folder.examples ?? [];

export function isExample(name: string): boolean {
  return examples.includes(name);
}

export function isOtherName(name: string | null | undefined): boolean {
  return typeof name === 'string' && name !== folderDetails.name;
}

/** Returns '' for a detail that is unknown or that the club does not have. */
export function mergeDetails(stored: StoredDetails | undefined): Record<DetailName, string> {
  const isOther = isOtherName(stored?.name);
  const shown = (name: DetailName) => {
    const own = stored?.[name];
    if (typeof own === 'string') return own;
    // Older versions of the site stored null for a postal code or city equal to the default. If a street is
    // stored, an admin has also entered the postal code and the city.
    const isTyped = (name === 'postalCode' || name === 'city') && Boolean(stored?.street);
    return isOther && isExample(name) && !isTyped ? '' : folderDetails[name];
  };
  const details = Object.fromEntries(detailNames.map((name) => [name, shown(name)])) as Record<
    DetailName,
    string
  >;
  return { ...details, zvr: knownZvr(details.zvr) };
}
