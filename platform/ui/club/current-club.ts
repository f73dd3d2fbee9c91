import { useRouteLoaderData } from 'react-router';
import type { club } from '#club/club.ts';

export const emptySentences = {
  emptyHome: 'Hier stehen bald Ergebnisse, Tabelle und Neuigkeiten.',
  emptyGames: 'No games available.',
  emptyTable: 'Die Tabelle folgt nach der ersten Runde.',
  emptyNews: 'Hier stehen bald Neuigkeiten.',
  emptyTeam: 'Der Kader wird gerade zusammengestellt.',
  emptySeasons: 'Keine Saison-Daten vorhanden.',
  emptyBoard: 'Der Vorstand wird gerade neu gewählt.',
  emptySponsors: 'Hier ist noch Platz für deinen Betrieb.',
} as const satisfies Record<string, string>;

export type EmptySentence = keyof typeof emptySentences;

type Widened<T> = T extends string
  ? string
  : T extends number
    ? number
    : T extends readonly unknown[]
      ? readonly string[]
      : { readonly [Key in keyof T]: Widened<T[Key]> };

export type Club = Widened<typeof club>;

export const coloursPath = '/vereinsfarben';

/** Values that admins set in place of those of the club's folder. */
export interface ClubChanges {
  fields?: Partial<Club>;
  /** All names of the club, also from others, if they differ from the folder's. */
  ownNames?: readonly string[];
  /** As in an address (platform/pictures/colours/palette.ts). */
  colours?: string;
  hiddenPages?: readonly string[];
  sentences?: Partial<Record<EmptySentence, string>>;
}

/** A number with its address ('tel:…'), or words beside it. */
export interface PhonePart {
  text: string;
  link?: string;
}

/** Browsers get only these fields. */
export interface ShownFields extends PickedFields {
  phoneParts: readonly PhonePart[];
}

export type PickedFields = Pick<Club, (typeof shownFields)[number]>;

export const shownFields = [
  ...(['name', 'shortName', 'slogan', 'founded', 'league', 'venue', 'postalAddress'] as const),
  ...(['email', 'instagramUrl', 'facebookUrl', 'crest'] as const),
  ...(['defaultCrest', 'defaultPlayerImage', 'defaultTrainerImage', 'pictures'] as const),
] satisfies (keyof Club)[];

/** Comes from a loader, not from a script, since each club has its own. */
export interface ShownClub extends ClubChanges {
  fields: ShownFields;
}

export function useClub(): ShownFields {
  return useShownClub().fields;
}

/** Returns a drawing's address in the club's colours, other addresses unchanged. */
export function useDrawn() {
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

/** For error pages without data of the root: a form was sent to a page that takes none. */
const unnamed: ShownClub = {
  fields: {
    ...{ name: 'Verein', shortName: 'Verein', slogan: '', founded: 0, league: '' },
    ...{ venue: { ...nowhere, name: '' }, postalAddress: nowhere },
    ...{ email: '', phoneParts: [], instagramUrl: '', facebookUrl: '', crest: sign },
    ...{ defaultCrest: sign, defaultPlayerImage: sign, defaultTrainerImage: sign },
    pictures: { icon: sign, hero: sign, heroTall: sign, fanShop: sign, fanShopTall: sign },
  },
};

/** Placeholders, and SVGs of the club's folder except crests and other people's logos. */
function isDrawing(address: string, fields: ShownFields): boolean {
  const { crest, defaultCrest, defaultPlayerImage, defaultTrainerImage } = fields;
  if (address === crest) return false;
  return (
    [defaultCrest, defaultPlayerImage, defaultTrainerImage].includes(address) ||
    /^\/images\/(?!wappen|sponsoren).*svg$/.test(address)
  );
}
