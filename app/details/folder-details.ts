import { club } from '#club/club.ts';

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
  zvr: club.zvr,
  instagram: club.instagramUrl,
  facebook: club.facebookUrl,
} as const satisfies Record<string, string>;

export type DetailName = keyof typeof folderDetails;

/** Their names in the order in which they are typed. */
export const detailNames = Object.keys(folderDetails) as DetailName[];
