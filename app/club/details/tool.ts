import { z } from 'zod';
import type { RecordTool } from '#platform/admin/admin-tool.ts';
import {
  choice,
  optionalLines,
  optionalNumber,
  optionalText,
  requiredText,
  tick,
} from '#platform/admin/form/field-schemas.ts';
import { savedSayings } from '#platform/admin/record-sayings.ts';
import { knownZvr } from '#platform/values/clean-text.ts';
import { isEmailAddress, mailAddress } from '#platform/values/email-address.ts';
import { seasonRhythms } from '#platform/values/season-plan.ts';

export const tool = {
  path: '/admin/kontakt',
  name: 'Vereinsdaten',
  menu: 'website',
  place: 21,
  says: savedSayings('Vereinsdaten', 'kontakt'),
} as const satisfies RecordTool;

export const menuPages = [
  { path: '/tabelle', tick: 'showsTable', label: 'Tabelle' },
  { path: '/news', tick: 'showsNews', label: 'Neuigkeiten' },
  { path: '/about', tick: 'showsStory', label: 'Geschichte' },
  { path: '/team', tick: 'showsTeam', label: 'Team' },
  { path: '/history', tick: 'showsHonours', label: 'Erfolge' },
  { path: '/führung', tick: 'showsBoard', label: 'Führung' },
  { path: '/sponsoren', tick: 'showsSponsors', label: 'Sponsoren' },
  { path: '/contact', tick: 'showsContact', label: 'Kontakt' },
  { path: '/login', tick: 'showsSignIn', label: 'Login' },
] as const;

type MenuTick = (typeof menuPages)[number]['tick'];

export const usualSuspensionCards = 5;

export function isCalendarAddress(text: string): boolean {
  return /^(?:https|webcal):\/\/[^\s/]\S*$/i.test(text);
}

export function namesPhone(text: string): boolean {
  return text.replace(/\D/g, '').length >= 3;
}

const webAddress = optionalText(500).refine(
  (address) =>
    address === null || (/^https:\/\/[^\s/]\S*$/i.test(address) && URL.canParse(address)),
  'Bitte gib eine Adresse ein, die mit https:// beginnt.',
);

const shownPages = Object.fromEntries(menuPages.map((page) => [page.tick, tick()])) as Record<
  MenuTick,
  ReturnType<typeof tick>
>;

export const clubNames = {
  name: requiredText('Bitte gib den Namen des Vereins ein.', 80),
  shortName: requiredText('Bitte gib einen kurzen Namen ein.', 30),
  league: requiredText('Bitte gib die Liga ein.', 80),
};

export const clubEmail = requiredText('Bitte gib die E-Mail-Adresse des Vereins ein.')
  .transform(mailAddress)
  .refine(isEmailAddress, 'Bitte gib eine gültige E-Mail-Adresse ein.');

export const clubDetailsSchema = z.object({
  ...clubNames,
  slogan: optionalText(),
  email: clubEmail,
  phone: optionalText(100).refine(
    (phone) => phone === null || namesPhone(phone),
    'Bitte gib eine Telefonnummer ein, am besten mit +43 am Anfang.',
  ),
  street: optionalText(),
  postalCode: optionalText(12),
  city: optionalText(),
  zvr: optionalText().refine(
    (zvr) => zvr === null || (/^\d{6,12}$/.test(zvr) && knownZvr(zvr) !== ''),
    'Die ZVR-Zahl besteht aus Ziffern; sie steht im Vereinsregisterauszug.',
  ),
  authority: optionalText(),
  seat: optionalText(),
  instagram: webAddress,
  facebook: webAddress,
  suspensionCards: optionalNumber(0, 20),
  associationNames: optionalLines(1000),
  calendarAddress: optionalText(1000).refine(
    (address) => address === null || isCalendarAddress(address),
    'Bitte gib eine Adresse ein, die mit https:// oder webcal:// beginnt.',
  ),
  seasonRhythm: choice(seasonRhythms, 'Bitte sag, wann eure Saison beginnt.'),
  firstTeam: optionalText(60),
  ...shownPages,
});
