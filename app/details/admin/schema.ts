import { z } from 'zod';
import {
  choice,
  optionalLines,
  optionalNumber,
  optionalText,
  requiredText,
  tick,
} from '#platform/admin/form/field-schemas.ts';
import { isEmailAddress } from '#platform/values/email-address.ts';
import { seasonRhythms } from '#platform/values/season-plan.ts';
import { isCalendarAddress } from '../calendar-address.ts';
import { type DetailName, detailNames, folderDetails } from '../folder-details.ts';
import { type MenuTick, menuPages } from '../menu-pages.ts';
import { usualSuspensionCards } from '../suspension.ts';

const webAddress = optionalText(500).refine(
  (address) =>
    address === null || (/^https:\/\/[^\s/]\S*$/i.test(address) && URL.canParse(address)),
  'Bitte eine Adresse angeben, die mit https:// beginnt.',
);

/** Ticked for each page that menus name. */
const shownPages = Object.fromEntries(menuPages.map((page) => [page.tick, tick()])) as Record<
  MenuTick,
  ReturnType<typeof tick>
>;

/** What the club is called. */
export const clubNames = {
  name: requiredText('Bitte gib den Namen des Vereins ein.', 80),
  shortName: requiredText('Bitte gib einen kurzen Namen ein.', 30),
  league: requiredText('Bitte gib die Liga ein.', 80),
};

/** The form of contact and menu. */
export const clubDetailsSchema = z.object({
  ...clubNames,
  slogan: optionalText(),
  email: requiredText('Bitte gib die E-Mail-Adresse des Vereins ein.').refine(
    isEmailAddress,
    'Bitte eine gültige E-Mail-Adresse eingeben.',
  ),
  phone: optionalText(40).refine(
    (phone) =>
      phone === null || (/^\+?[\d ()/-]+$/.test(phone) && /\d{3}/.test(phone.replace(/\D/g, ''))),
    'Bitte eine Telefonnummer eingeben, am besten mit +43 am Anfang.',
  ),
  street: requiredText('Bitte gib die Straße ein.'),
  postalCode: requiredText('Bitte gib die Postleitzahl ein.', 12),
  city: requiredText('Bitte gib den Ort ein.'),
  zvr: requiredText('Bitte gib die ZVR-Zahl ein.').regex(
    /^\d{6,12}$/,
    'Die ZVR-Zahl besteht aus Ziffern; sie steht im Vereinsregisterauszug.',
  ),
  instagram: webAddress,
  facebook: webAddress,
  suspensionCards: optionalNumber(0, 20),
  associationNames: optionalLines(1000),
  calendarAddress: optionalText(1000).refine(
    (address) => address === null || isCalendarAddress(address),
    'Bitte eine Adresse angeben, die mit https:// oder webcal:// beginnt.',
  ),
  seasonRhythm: choice(seasonRhythms, 'Bitte sag, wann eure Saison beginnt.'),
  firstTeam: optionalText(60),
  ...shownPages,
});

/** What is stored of it: null for what is as the club's folder says. */
export const clubDetailsDraft = clubDetailsSchema.transform((typed) => {
  const own = Object.fromEntries(
    detailNames.map((name) => {
      // Of what may be blank, nothing is a choice as well.
      const value = typed[name] ?? '';
      return [name, value === folderDetails[name] ? null : value];
    }),
  ) as Record<DetailName, string | null>;
  const hidden = menuPages.filter((page) => !typed[page.tick]);
  const cards = typed.suspensionCards;
  return {
    ...own,
    hiddenPages: hidden.map(({ path }) => path).join(' '),
    suspensionCards: cards === usualSuspensionCards ? null : cards,
    associationNames: typed.associationNames,
    calendarAddress: typed.calendarAddress,
    seasonRhythm: typed.seasonRhythm === 'july' ? typed.seasonRhythm : null,
    firstTeam: typed.firstTeam,
  };
});
