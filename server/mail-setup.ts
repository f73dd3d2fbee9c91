import { inboxTool } from '#app/post/messages/tool.ts';
import type { MailSetup } from '#platform/mail/mail-setup.server.ts';
import type { Env } from './env.ts';

export function mailSetup(env: Env): MailSetup {
  const { smtpUrl, forwardUrl, mailTo, mailFrom, keepMessagesDays, host, port } = env;
  const origin = env.origin ?? `http://${host}:${port}`;
  return { smtpUrl, forwardUrl, to: mailTo, from: mailFrom, keepDays: keepMessagesDays, origin };
}

export function mailHints({ smtpUrl, forwardUrl, origin }: Env): string[] {
  if (forwardUrl)
    return ['FORWARD_URL kann keine Newsletter versenden; dafür braucht es SMTP_URL.'];
  if (!smtpUrl)
    return [
      `Weder SMTP_URL noch FORWARD_URL ist gesetzt: Nachrichten stehen nur im Posteingang (${inboxTool.path}).`,
    ];
  if (!origin) return ['ORIGIN ist nicht gesetzt: Links in E-Mails führen zu diesem Rechner.'];
  return [];
}
