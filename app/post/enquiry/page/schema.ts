import { z } from 'zod';
import { maxFieldLengths, type SupportType, supportTypes } from '#app/post/messages/message.ts';
import { email, line, text } from '#platform/public-forms/field-schemas.ts';

const kinds = Object.keys(supportTypes) as [SupportType, ...SupportType[]];

/** Accepts a point or a comma before the cents, because browsers send a point and Austrians type a comma. */
const euros = /^\d+(?:[.,]\d{1,2})?$/;

export const sponsorEnquiry = z.object({
  supportType: z.enum(kinds, 'Bitte wähle aus, wie du uns unterstützen möchtest.'),
  name: line(maxFieldLengths.name, 'Bitte gib deinen Namen ein.'),
  email,
  phone: line(maxFieldLengths.phone),
  amount: line(maxFieldLengths.amount)
    .refine((amount) => !amount.startsWith('-'), 'Der Betrag darf nicht kleiner als 0 sein.')
    .refine(
      (amount) => amount === '' || euros.test(amount),
      'Bitte gib den Betrag als Zahl ein, zum Beispiel 250 oder 99,50.',
    ),
  message: text(maxFieldLengths.message, 'Bitte schreib uns, worum es geht.'),
  privacy: z.string().min(1, 'Bitte stimme der Verarbeitung deiner Angaben zu.'),
});
