import type { Env } from '#platform/env.server.ts';
import { forwardTransport } from './forward.server.ts';
import type { Letters } from './letters.server.ts';
import type { MailSettings } from './mail-settings.ts';
import { smtpTransport } from './smtp.server.ts';
import type { Transport } from './transport.server.ts';

/** How mail goes out of a site, and how long messages are kept. */
export interface MailSetup extends MailSettings {
  smtpUrl?: string | undefined;
  forwardUrl?: string | undefined;
  keepDays: number;
}

/** The settings that concern mail; without a public address links lead to this machine. */
export function mailSetup(env: Env): MailSetup {
  const { smtpUrl, forwardUrl, mailTo, mailFrom, keepMessagesDays, host, port } = env;
  const origin = env.origin ?? `http://${host}:${port}`;
  return { smtpUrl, forwardUrl, to: mailTo, from: mailFrom, keepDays: keepMessagesDays, origin };
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

/** What whoever starts the site should know about its mail. */
export function mailHints({ smtpUrl, forwardUrl, origin }: Env): string[] {
  if (forwardUrl)
    return ['FORWARD_URL kann keine Newsletter versenden; dafür braucht es SMTP_URL.'];
  if (!smtpUrl)
    return [
      'Weder SMTP_URL noch FORWARD_URL ist gesetzt: Nachrichten stehen nur im Posteingang (/admin/posteingang).',
    ];
  if (!origin) return ['ORIGIN ist nicht gesetzt: Links in E-Mails führen zu diesem Rechner.'];
  return [];
}
