import { useRouteLoaderData } from 'react-router';
import type { club } from '#club/club.ts';

type Widened<T> = T extends string
  ? string
  : T extends number
    ? number
    : T extends readonly unknown[]
      ? readonly string[]
      : { readonly [Key in keyof T]: Widened<T[Key]> };

export type Club = Widened<typeof club>;

export const coloursPath = '/vereinsfarben';

export interface ClubChanges {
  fields?: Partial<Club>;
  /**
   * All names of the club, including names that only the association uses. Undefined if the names in `club/`
   * still apply.
   */
  ownNames?: readonly string[];
  colours?: string;
  hiddenPages?: readonly string[];
  /** Own sentences for pages without content, by name (app/club/texts/empty-sentences.server.ts). */
  sentences?: Readonly<Partial<Record<string, string>>>;
}

export interface PhonePart {
  text: string;
  link?: string;
}

export interface ShownFields extends PickedFields {
  emailText: string;
  phoneParts: readonly PhonePart[];
}

export type PickedFields = Pick<Club, (typeof publicClubFields)[number]>;

export const publicClubFields = [
  ...(['name', 'shortName', 'slogan', 'founded', 'league', 'venue', 'postalAddress'] as const),
  ...(['email', 'instagramUrl', 'facebookUrl', 'crest'] as const),
  ...(['defaultCrest', 'defaultPlayerImage', 'defaultTrainerImage', 'pictures'] as const),
] satisfies (keyof Club)[];

/** A loader sends these values. Scripts cannot contain them, because an admin can change them later. */
export interface ShownClub extends ClubChanges {
  fields: ShownFields;
}

export function useClub(): ShownFields {
  return useShownClub().fields;
}

export function usePictureAddress() {
  const { fields, colours } = useShownClub();
  return <Address extends string | undefined>(address: Address) =>
    colours && address && isDrawing(address, fields)
      ? `${coloursPath}/${colours}${address}`
      : address;
}

export function useOwnNames(): readonly string[] {
  const { ownNames, fields } = useShownClub();
  return ownNames ?? [fields.name, fields.shortName];
}

export function useShownClub(): ShownClub {
  const root = useRouteLoaderData('root') as { club: ShownClub } | undefined;
  return root?.club ?? unnamed;
}

const nowhere = { street: '', postalCode: '', city: '', country: '' };
const sign = '/symbol/180.png';

const unnamed: ShownClub = {
  fields: {
    ...{ name: 'Verein', shortName: 'Verein', slogan: '', founded: 0, league: '' },
    ...{ venue: { ...nowhere, name: '' }, postalAddress: nowhere },
    ...{ email: '', emailText: '', phoneParts: [], instagramUrl: '', facebookUrl: '', crest: sign },
    ...{ defaultCrest: sign, defaultPlayerImage: sign, defaultTrainerImage: sign },
    pictures: { icon: sign, hero: sign, heroTall: sign, fanShop: sign, fanShopTall: sign },
  },
};

function isDrawing(address: string, fields: ShownFields): boolean {
  const { crest, defaultCrest, defaultPlayerImage, defaultTrainerImage } = fields;
  if (address === crest) return false;
  return (
    [defaultCrest, defaultPlayerImage, defaultTrainerImage].includes(address) ||
    /^\/images\/(?!wappen|sponsoren).*svg$/.test(address)
  );
}
