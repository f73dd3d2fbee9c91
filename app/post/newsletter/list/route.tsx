import { Link } from 'react-router';
import lone from '#platform/admin/lone-links.module.css';
import { RecordList } from '#platform/admin/record-list.tsx';
import { Tool } from '#platform/admin/tool.tsx';
import type { AdminPage } from '#platform/live/route-handle.ts';
import { findSendableKinds, mailContext } from '#platform/mail/mail-setup.server.ts';
import { dbContext } from '#platform/request/context.ts';
import { formatCount } from '#platform/values/format-count.ts';
import { formatShortDay } from '#platform/values/vienna.ts';
import { MailNotConfigured } from '../link-page.tsx';
import { listNewsletters, type Newsletter } from '../newsletters.server.ts';
import { countSubscribers } from '../subscribers.server.ts';
import { newsletterTool, subscribersPath } from '../tool.ts';
import type { Route } from './+types/route';

export const handle: AdminPage = { right: ['editorial'] };

const maxNewsletters = 100;

export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  return {
    canSend: findSendableKinds(context.get(mailContext)).newsletters,
    subscribers: await countSubscribers(db),
    newsletters: (await listNewsletters(db, maxNewsletters)).map((newsletter) => ({
      id: newsletter.id,
      title: newsletter.subject,
      detail: describe(newsletter),
      state: newsletter.progress ? undefined : { word: 'Entwurf', isOdd: true },
    })),
  };
}

function describe({ progress, queuedAt, writtenAt, writtenBy }: Newsletter): string {
  if (!progress) return `${writtenBy}, ${formatShortDay(new Date(writtenAt))}`;
  const { recipients, waiting, undelivered } = progress;
  const reach =
    waiting > 0
      ? `unterwegs, ${waiting} von ${recipients} warten`
      : `an ${formatCount(recipients, 'Person', 'Personen')}`;
  const failed = undelivered > 0 ? `, ${undelivered} nicht zugestellt` : '';
  return `Verschickt ${formatShortDay(new Date(queuedAt ?? writtenAt))}, ${reach}${failed}`;
}

export default function Newsletters({ loaderData }: Route.ComponentProps) {
  const { canSend, subscribers, newsletters } = loaderData;
  return (
    <Tool title="Newsletter">
      {!canSend && (
        <MailNotConfigured>
          Newsletter lassen sich schreiben, aber nicht verschicken. Einen Mailserver trägt ein, wer
          den Server betreut (SMTP_URL).
        </MailNotConfigured>
      )}
      <RecordList
        records={newsletters}
        path={newsletterTool.path}
        add="Newsletter schreiben"
        empty="Noch kein Newsletter."
      />
      <p className={lone.links}>
        <Link to={subscribersPath}>
          Abonnenten{subscribers > 0 ? `: ${subscribers} bestätigt` : ''}
        </Link>
      </p>
    </Tool>
  );
}
