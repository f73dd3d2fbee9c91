import { createContext } from 'react-router';
import type { MailSettings } from './delivery-state.ts';
import { forwardTransport } from './forward.server.ts';
import type { MailTypes } from './mail-types.server.ts';
import { smtpTransport } from './smtp.server.ts';
import type { Transport } from './transport.server.ts';

export interface MailSetup extends MailSettings {
  smtpUrl?: string | undefined;
  forwardUrl?: string | undefined;
  keepDays: number;
}

export function openTransport(
  { smtpUrl, forwardUrl, ...settings }: MailSetup,
  letters: MailTypes,
): Transport | null {
  if (smtpUrl) return smtpTransport(smtpUrl, settings, letters);
  return forwardUrl ? forwardTransport(forwardUrl, settings, letters) : null;
}

export function findSendableKinds({ smtpUrl, forwardUrl }: MailSetup) {
  return { messages: Boolean(smtpUrl || forwardUrl), newsletters: Boolean(smtpUrl) };
}

export const mailContext = createContext<MailSetup>({
  to: '',
  from: '',
  origin: 'http://localhost',
  keepDays: 365,
});
