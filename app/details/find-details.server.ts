import { club } from '#club/club.ts';
import type { Club, ClubChanges } from '#platform/club/current-club.ts';
import type { Db } from '#platform/db/client.server.ts';
import { clubDetailsId, clubDetailsRecords } from './details-record.server.ts';
import { folderDetails } from './folder-details.ts';
import { ownNamesOf } from './own-names.ts';

/** What an admin has put in the place of what the club's folder says. */
export async function findDetails(db: Db): Promise<ClubChanges> {
  const stored = await clubDetailsRecords.read(db, clubDetailsId);
  if (!stored) return {};
  const {
    name,
    shortName,
    league,
    slogan,
    email,
    phone,
    zvr,
    instagram,
    facebook,
    hiddenPages,
    associationNames,
  } = stored;
  const hidden = hiddenPages.split(' ').filter(Boolean);
  return {
    fields: {
      ...(name !== null && { name }),
      ...(shortName !== null && { shortName }),
      ...(league !== null && { league }),
      ...(slogan !== null && { slogan }),
      ...(email !== null && { email }),
      ...(phone !== null && { phone, phoneLink: phoneLink(phone) }),
      ...(zvr !== null && { zvr }),
      ...(instagram !== null && { instagramUrl: instagram }),
      ...(facebook !== null && { facebookUrl: facebook }),
      ...postalAddress(stored),
    },
    ...((name ?? shortName ?? associationNames) !== null && { ownNames: ownNamesOf(stored) }),
    ...(hidden.length > 0 && { hiddenPages: hidden }),
  };
}

/** The club as a mail names it. */
export async function findSender(db: Db): Promise<Club> {
  return { ...club, ...(await findDetails(db)).fields };
}

function postalAddress({
  street,
  postalCode,
  city,
}: Record<'street' | 'postalCode' | 'city', string | null>): Partial<Club> {
  if (street === null && postalCode === null && city === null) return {};
  return {
    postalAddress: {
      street: street ?? folderDetails.street,
      postalCode: postalCode ?? folderDetails.postalCode,
      city: city ?? folderDetails.city,
      country: club.postalAddress.country,
    },
  };
}

/** A telephone number as a link; none for none. */
function phoneLink(phone: string): string {
  return phone && `tel:${phone.replace(/[^+\d]/g, '')}`;
}
