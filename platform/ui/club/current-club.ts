import { useRouteLoaderData } from 'react-router';
import type { club } from '#club/club.ts';
import type { EmptySentence } from './empty-sentences.ts';

type Widened<T> = T extends string
  ? string
  : T extends number
    ? number
    : T extends readonly unknown[]
      ? readonly string[]
      : { readonly [Key in keyof T]: Widened<T[Key]> };

/** What club/club.ts says of a club. */
export type Club = Widened<typeof club>;

/** Where stylesheet and drawings lie in the colours that a club has chosen. */
export const coloursPath = '/vereinsfarben';

/** What admins have put in the place of what the club's folder says. */
export interface ClubChanges {
  /** Fields of club/club.ts with other values. */
  fields?: Partial<Club>;
  /** All that the club is called, also by others, where that is not as the folder says. */
  ownNames?: readonly string[];
  /** The club's colours as an address writes them (platform/pictures/colours/palette.ts). */
  colours?: string;
  /** Paths of pages that no menu names. */
  hiddenPages?: readonly string[];
  /** Sentences for places with nothing to show. */
  sentences?: Partial<Record<EmptySentence, string>>;
}

/** A piece of what a club has written of its telephones: a number with its address ('tel:…'), or words. */
export interface PhonePart {
  text: string;
  link?: string;
}

/** What pages show of a club; browsers get no more of it. */
export interface ShownFields extends PickedFields {
  phoneParts: readonly PhonePart[];
}

export type PickedFields = Pick<Club, (typeof shownFields)[number]>;

export const shownFields = [
  ...(['name', 'shortName', 'slogan', 'founded', 'league', 'venue', 'postalAddress'] as const),
  ...(['email', 'instagramUrl', 'facebookUrl', 'crest'] as const),
  ...(['defaultCrest', 'defaultPlayerImage', 'defaultTrainerImage', 'pictures'] as const),
] satisfies (keyof Club)[];

/** The same with what else admins have changed: no script holds any of it, so that each club has its own. */
export interface ShownClub extends ClubChanges {
  fields: ShownFields;
}

/** What every page knows of the club: that of its folder, but for what admins have changed. */
export function useClub(): ShownFields {
  return useShownClub().fields;
}

/** Where a picture lies: a drawing of the club's folder comes in the club's colours. */
export function useDrawn() {
  const { fields, colours } = useShownClub();
  return <Address extends string | undefined>(address: Address) =>
    colours && address && isDrawing(address, fields)
      ? `${coloursPath}/${colours}${address}`
      : address;
}

/** What the club is called in tables that somebody has typed. */
export function useOwnNames(): readonly string[] {
  const { ownNames, fields } = useShownClub();
  return ownNames ?? [fields.name, fields.shortName];
}

/** As the root's loader finds it. */
export function useShownClub(): ShownClub {
  const root = useRouteLoaderData('root') as { club: ShownClub } | undefined;
  return root?.club ?? unnamed;
}

const nowhere = { street: '', postalCode: '', city: '', country: '' };
const sign = '/symbol/180.png';

/** Where that loader was not asked: on the error page of a form that was sent to a page that takes none. */
const unnamed: ShownClub = {
  fields: {
    ...{ name: 'Verein', shortName: 'Verein', slogan: '', founded: 0, league: '' },
    ...{ venue: { ...nowhere, name: '' }, postalAddress: nowhere },
    ...{ email: '', phoneParts: [], instagramUrl: '', facebookUrl: '', crest: sign },
    ...{ defaultCrest: sign, defaultPlayerImage: sign, defaultTrainerImage: sign },
    pictures: { icon: sign, hero: sign, heroTall: sign, fanShop: sign, fanShopTall: sign },
  },
};

/**
 * Whether a picture of the club's folder is drawn in its colours: placeholders, which may be of pixels;
 * what else is SVG, but for crests and logos of others.
 */
function isDrawing(address: string, fields: ShownFields): boolean {
  const { crest, defaultCrest, defaultPlayerImage, defaultTrainerImage } = fields;
  if (address === crest) return false;
  return (
    [defaultCrest, defaultPlayerImage, defaultTrainerImage].includes(address) ||
    /^\/images\/(?!wappen|sponsoren).*svg$/.test(address)
  );
}
