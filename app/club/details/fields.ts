import type { z } from 'zod';
import { optionalText, requiredText } from '#platform/admin/form/field-schemas.ts';
import type { Defaulted } from '#platform/db/schema.ts';
import { choice, layout, lines, number, text } from '#platform/fields/fields.ts';
import { knownZvr } from '#platform/values/clean-text.ts';
import { isEmailAddress, mailAddress } from '#platform/values/email-address.ts';
import { seasonRhythms } from '#platform/values/season-plan.ts';

export function isCalendarAddress(text: string): boolean {
  return /^(?:https|webcal):\/\/[^\s/]\S*$/i.test(text);
}

export function isSecure(text: string): boolean {
  return /^https:\/\/[^\s/]\S*$/i.test(text) && URL.canParse(text);
}

export function namesPhone(text: string): boolean {
  return text.replace(/\D/g, '').length >= 3;
}

/** Null means that the default in `club/` applies; `mergeDetails` has the exceptions. */
function detail<Schema extends z.ZodType<string | null> = ReturnType<typeof optionalText>>(said: {
  label: string;
  log?: string;
  hint?: string;
  maxLength?: number;
  rule?: (maxLength?: number) => Schema;
}) {
  return { ...text({ ...said, missing: '' }), column: undefined as string | null | undefined };
}

function page(label: string) {
  const rule = (maxLength?: number) =>
    optionalText(maxLength).refine(
      (address) => address === null || isSecure(address),
      'Bitte gib eine Adresse ein, die mit https:// beginnt.',
    );
  return detail({ label, hint: 'https://… Leer: kein Link dorthin.', maxLength: 500, rule });
}

export const detailsFields = {
  name: detail({
    label: 'Name',
    hint: 'Wie er in der Tabelle steht. Auf jeder Seite, in Mails und im Kalender.',
    maxLength: 80,
    rule: (maxLength) => requiredText('Bitte gib den Namen des Vereins ein.', maxLength),
  }),
  shortName: detail({
    label: 'Kurzname',
    hint: 'Wo wenig Platz ist.',
    maxLength: 30,
    rule: (maxLength) => requiredText('Bitte gib einen kurzen Namen ein.', maxLength),
  }),
  league: detail({
    label: 'Liga',
    hint: 'Steht über der Tabelle.',
    maxLength: 80,
    rule: (maxLength) => requiredText('Bitte gib die Liga ein.', maxLength),
  }),
  slogan: detail({ label: 'Leitspruch', hint: 'Im Fuß jeder Seite. Leer: ohne Leitspruch.' }),
  email: detail({
    label: 'E-Mail',
    hint: 'Steht auf der Website. Von hier kommen die Mails, und hierher gehen die Nachrichten, außer am Server ist eine andere Adresse eingestellt.',
    rule: () =>
      requiredText('Bitte gib die E-Mail-Adresse des Vereins ein.')
        .transform(mailAddress)
        .refine(isEmailAddress, 'Bitte gib eine gültige E-Mail-Adresse ein.'),
  }),
  phone: detail({
    label: 'Telefon',
    hint: 'Leer: Auf der Website steht keines.',
    maxLength: 100,
    rule: (maxLength) =>
      optionalText(maxLength).refine(
        (phone) => phone === null || namesPhone(phone),
        'Bitte gib eine Telefonnummer ein, am besten mit +43 am Anfang.',
      ),
  }),
  street: detail({ label: 'Straße und Hausnummer', log: 'Straße' }),
  postalCode: detail({ label: 'Postleitzahl', maxLength: 12 }),
  city: detail({ label: 'Ort' }),
  zvr: detail({
    label: 'ZVR-Zahl',
    hint: 'Aus dem Vereinsregister, fürs Impressum.',
    rule: () =>
      optionalText().refine(
        (zvr) => zvr === null || (/^\d{6,12}$/.test(zvr) && knownZvr(zvr) !== ''),
        'Die ZVR-Zahl besteht aus Ziffern; sie steht im Vereinsregisterauszug.',
      ),
  }),
  authority: detail({
    label: 'Vereinsbehörde',
    hint: 'Steht auch im Vereinsregisterauszug. Leer: Im Impressum steht keine.',
  }),
  /** The club's seat in the public register of clubs (ZVR); empty if the seat is the town of the address. */
  seat: detail({
    label: 'Sitz',
    hint: 'Wie im Vereinsregisterauszug. Leer: der Ort der Anschrift.',
  }),
  instagram: page('Instagram'),
  facebook: page('Facebook'),
  /** Paths of pages that no menu shows, separated by spaces. */
  hiddenPages: {
    ...text({ label: 'Nicht im Menü' }),
    column: undefined as Defaulted<string> | undefined,
  },
  suspensionCards: number({
    label: 'Gelbe Karten bis zur Sperre',
    log: 'Sperre nach gelben Karten',
    hint: 'In der Meisterschaft. Wer eine davor steht, wird auf der Übersicht genannt. 0: nie.',
    ...{ from: 0, to: 20 },
  }),
  associationNames: lines({
    label: 'Namen beim Verband',
    hint: 'Wenn euch der Spielplan anders schreibt: ein Name je Zeile.',
    maxLength: 1000,
  }),
  calendarAddress: text({
    label: 'Kalender des Verbands',
    hint: 'Adresse, unter der man den Spielplan eurer Mannschaft abonniert. Alle sechs Stunden wird dort nachgesehen.',
    maxLength: 1000,
    rule: (maxLength) =>
      optionalText(maxLength).refine(
        (address) => address === null || isCalendarAddress(address),
        'Bitte gib eine Adresse ein, die mit https:// oder webcal:// beginnt.',
      ),
  }),
  seasonRhythm: {
    ...choice({
      label: 'Saison',
      hint: 'Gilt für Saisonen, die ihr noch nicht angelegt habt; die anderen behalten ihre Tage.',
      words: seasonRhythms,
      asks: 'Bitte sag, wann eure Saison beginnt.',
      missing: 'year',
    }),
    /** 'july': seasons without a record begin on 1 July. Null: they begin on 1 January. */
    column: undefined as 'july' | null | undefined,
  },
  firstTeam: text({
    label: 'Name der ersten Mannschaft',
    hint: 'Steht nur da, wo es mehrere gibt; leer: Kampfmannschaft.',
    maxLength: 60,
  }),
};

export const detailsLayout = layout(detailsFields, [
  {
    title: 'Verein',
    fields: ['name', 'shortName', 'league', 'slogan', 'zvr', 'authority', 'seat'],
  },
  { title: 'Kontakt', fields: ['email', 'phone', 'street', 'postalCode', 'city'] },
  { title: 'Seiten anderswo', fields: ['instagram', 'facebook'] },
  {
    title: 'Spielbetrieb',
    fields: [
      ...(['seasonRhythm', 'firstTeam', 'calendarAddress'] as const),
      ...(['suspensionCards', 'associationNames'] as const),
    ],
  },
  { title: 'Im Menü stehen', fields: ['hiddenPages'] },
]);
