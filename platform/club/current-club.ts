import { useRouteLoaderData } from 'react-router';
import { club } from '#club/club.ts';
import type { EmptySentence } from './empty-sentences.ts';

type Widened<T> = T extends string
  ? string
  : T extends number
    ? number
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
  /** The club's colours as an address writes them (platform/colours/palette.ts). */
  colours?: string;
  /** Paths of pages that no menu names. */
  hiddenPages?: readonly string[];
  /** Sentences for places with nothing to show. */
  sentences?: Partial<Record<EmptySentence, string>>;
}

/** What every page knows of the club: that of its folder, but for what admins have changed. */
export function useClub(): Club {
  return { ...club, ...useClubChanges().fields };
}

/**
 * Where a picture lies: the crest of the club's folder stands for the club's own, and a drawing of it
 * comes in the club's colours.
 */
export function useDrawn() {
  const { fields, colours } = useClubChanges();
  return <Address extends string | undefined>(address: Address) => {
    if (address === club.crest) return fields?.crest ?? address;
    return colours && address && isDrawing(address)
      ? `${coloursPath}/${colours}${address}`
      : address;
  };
}

/** What the club is called in tables that somebody has typed. */
export function useOwnNames(): readonly string[] {
  return useClubChanges().ownNames ?? [club.name, club.shortName];
}

/** As the root's loader finds them; none where it has failed. */
export function useClubChanges(): ClubChanges {
  const root = useRouteLoaderData('root') as { club?: ClubChanges } | undefined;
  return root?.club ?? {};
}

/** Those that are named, which may be of pixels; what else is SVG, but for crests and logos of others. */
const placeholders: readonly string[] = [
  ...[club.defaultCrest, club.defaultPlayerImage, club.defaultTrainerImage],
];

/** Whether a picture of the club's folder is drawn in its colours. */
function isDrawing(address: string): boolean {
  return placeholders.includes(address) || /^\/images\/(?!wappen|sponsoren).*svg$/.test(address);
}
