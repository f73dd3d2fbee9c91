import type { Selectable } from 'kysely';
import type { MailSettings } from '#platform/mail/delivery-state.ts';
import { htmlDocument, htmlTable } from '#platform/mail/html.server.ts';
import type { Club } from '#platform/ui/club/current-club.ts';
import { formatDate, viennaDate, viennaTime } from '#platform/values/vienna.ts';
import { supportTypes } from './message.ts';
import type { MessageTable } from './tables.ts';

type Message = Selectable<MessageTable>;

/** Subjects of the mails (spec §3: `_subject`). */
export const messageSubjects = {
  contact: 'Neue Nachricht über das Kontaktformular',
  sponsor: 'Neue Anfrage zu Sponsoring und Unterstützung',
} as const;

/** A sponsor enquiry also goes to additional addresses of the club (spec §3: `_cc`). */
export function messageRecipients(
  { message: { kind }, club }: { message: Message; club: Club },
  { to = club.email }: MailSettings,
) {
  return { to, cc: kind === 'sponsor' ? club.sponsorCopies.filter((copy) => copy !== to) : [] };
}

export function messageMail(message: Message) {
  const { kind, name, email } = message;
  const subject = messageSubjects[kind];
  const rows = listFields(message);
  const lines = rows.map(([label, value]) =>
    value.includes('\n') || label === 'Nachricht' ? `\n${label}:\n${value}` : `${label}: ${value}`,
  );
  return {
    subject,
    replyTo: { name, address: email },
    text: `${subject}\n\n${lines.join('\n')}\n`,
    html: htmlDocument(subject, htmlTable(rows)),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

function listFields(message: Message): [label: string, value: string][] {
  const { kind, name, email, phone, amount, supportType, receivedAt } = message;
  const common: [string, string][] = [
    ['Name', name],
    ['E-Mail', email],
  ];
  const enquiry: [string, string][] = [
    ['Telefon', phone ?? '–'],
    ['Betrag in EUR', amount ?? '–'],
    ['Art der Unterstützung', supportType ? supportTypes[supportType] : '–'],
    ['Einwilligung in die Verarbeitung', 'ja'],
  ];
  const moment = new Date(receivedAt);
  return [
    ...common,
    ...(kind === 'sponsor' ? enquiry : []),
    ['Eingegangen', `${formatDate(viennaDate(moment))}, ${viennaTime(moment)} Uhr`],
    ['Nachricht', message.message],
  ];
}
