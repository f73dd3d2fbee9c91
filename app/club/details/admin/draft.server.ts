import {
  type DetailName,
  detailNames,
  folderDetails,
  isExample,
  isOtherName,
} from '../folder-details.ts';
import { clubDetailsSchema, defaultSuspensionCards, menuPages } from '../tool.ts';

/**
 * A value equal to the default in `club/` is stored as null. But if the club has another name than in `club/`,
 * null means '' for the invented examples in `club/` (`isExample`), so their values are stored even if equal.
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
