import { createContext } from 'react-router';
import type { MailSettings } from './delivery-state.ts';
import { forwardTransport } from './forward.server.ts';
import type { Letters } from './letters.server.ts';
import { smtpTransport } from './smtp.server.ts';
import type { Transport } from './transport.server.ts';

/** How mail goes out of a site, and how long messages are kept. */
export interface MailSetup extends MailSettings {
  smtpUrl?: string | undefined;
  forwardUrl?: string | undefined;
  keepDays: number;
}

/** The way by which mails go out; null when none is set. */
export function openTransport(
  { smtpUrl, forwardUrl, ...settings }: MailSetup,
  letters: Letters,
): Transport | null {
  if (smtpUrl) return smtpTransport(smtpUrl, settings, letters);
  return forwardUrl ? forwardTransport(forwardUrl, settings, letters) : null;
}

/** What can go out, as the admins are told; a forwarding service takes no newsletters. */
export function sendable({ smtpUrl, forwardUrl }: MailSetup) {
  return { messages: Boolean(smtpUrl || forwardUrl), newsletters: Boolean(smtpUrl) };
}

/** How mail goes out, where its links lead, and how long messages are kept. */
export const mailContext = createContext<MailSetup>({
  to: '',
  from: '',
  origin: 'http://localhost',
  keepDays: 365,
});
