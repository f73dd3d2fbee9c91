import { Link } from 'react-router';
import lone from '#platform/admin/lone-links.module.css';
import { Tool } from '#platform/admin/tool.tsx';
import type { AdminPage } from '#platform/live/route-handle.ts';
import { dbContext } from '#platform/request/context.ts';
import { describeAccess } from '#platform/sign-in/access-words.ts';
import { type Access, listAccesses } from '#platform/sign-in/accesses.server.ts';
import { accessDays } from '#platform/values/retention.ts';
import { formatShortDateTime } from '#platform/values/vienna.ts';
import { accessesPath } from '../../tools.ts';
import { AuditLogTabs } from '../audit-log-tabs.tsx';
import styles from '../entries.module.css';
import type { Route } from './+types/route';

export const handle: AdminPage = { right: [] };

const pageLength = 50;
const parameter = 'vor';

export async function loader({ url, context }: Route.LoaderArgs) {
  const before = url.searchParams.get(parameter) ?? undefined;
  const { accesses, older } = await listAccesses(context.get(dbContext), {
    before,
    limit: pageLength,
  });
  return { older, before, accesses: accesses.map(describe) };
}

function describe(access: Access) {
  const { id, happenedAt, kind, username } = access;
  const stranger = kind === 'failed-sign-in' ? 'unbekannte Benutzernamen' : 'am Server';
  return {
    id,
    at: happenedAt,
    when: formatShortDateTime(new Date(happenedAt)),
    what: describeAccess(access),
    who: username ?? stranger,
  };
}

export default function Accesses({ loaderData }: Route.ComponentProps) {
  const { accesses, older, before } = loaderData;
  return (
    <Tool title="Protokoll">
      <AuditLogTabs open="accesses" />
      <p>
        Wer sich an- und abgemeldet hat, was aus Zugängen wurde und was als Ganzes hinaus- oder
        hereinkam. Nach {accessDays} Tagen wird es gelöscht.
      </p>
      {before !== undefined && (
        <p className={lone.links}>
          <Link to={accessesPath}>Neueste Einträge</Link>
        </p>
      )}
      {accesses.length === 0 && <p>Hier sind keine Einträge.</p>}
      <ol role="list" className={styles.entries}>
        {accesses.map(({ id, at, when, what, who }) => (
          <li key={id} className={styles.access}>
            <h2 className={styles.what}>{what}</h2>
            <p className={styles.who}>
              {who}, <time dateTime={at}>{when}</time>
            </p>
          </li>
        ))}
      </ol>
      {older !== null && (
        <p className={lone.links}>
          <Link to={`?${new URLSearchParams({ [parameter]: older })}`}>Ältere Einträge</Link>
        </p>
      )}
    </Tool>
  );
}
