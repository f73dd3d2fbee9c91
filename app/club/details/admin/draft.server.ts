import {
  type DetailName,
  detailNames,
  folderDetails,
  isExample,
  isOtherName,
} from '../folder-details.ts';
import { clubDetailsSchema, defaultSuspensionCards, menuPages } from '../tool.ts';

/**
 * Null means the default in `club/`. For a renamed club, null in an example detail (`isExample`) means that
 * the detail is empty, so a typed value that equals the example is stored.
 */
export const clubDetailsDraft = clubDetailsSchema.transform((typed) => {
  const own = Object.fromEntries(
    detailNames.map((name) => {
      // An empty field is stored as '', because null would mean the default in `club/`.
      const value = typed[name] ?? '';
      const isFolders = value === folderDetails[name];
      const isSaid = isOtherName(typed.name) && isExample(name);
      return [name, isFolders && !isSaid ? null : value];
    }),
  ) as Record<DetailName, string | null>;
  const hidden = menuPages.filter((page) => !typed[page.tick]);
  const cards = typed.suspensionCards;
  return {
    ...own,
    hiddenPages: hidden.map(({ path }) => path).join(' '),
    suspensionCards: cards === defaultSuspensionCards ? null : cards,
    associationNames: typed.associationNames,
    calendarAddress: typed.calendarAddress,
    seasonRhythm: typed.seasonRhythm === 'july' ? typed.seasonRhythm : null,
    firstTeam: typed.firstTeam,
  };
});
