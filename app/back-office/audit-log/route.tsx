import { data, Link, redirect, useLocation } from 'react-router';
import { describeDifferences } from '#platform/admin/describe.ts';
import { Differences } from '#platform/admin/form/differences.tsx';
import { Failure } from '#platform/admin/form/failure.tsx';
import { mayChange } from '#platform/admin/own-records.server.ts';
import { withoutWord } from '#platform/admin/said.ts';
import { Tool } from '#platform/admin/tool.tsx';
import type { LiveHandle } from '#platform/live/shown-page.ts';
import { listAuditLog } from '#platform/records/audit-log.server.ts';
import { ConflictError } from '#platform/records/conflict-error.ts';
import { describeEntry } from '#platform/records/describe-entry.server.ts';
import { listNames, recordKind } from '#platform/records/kind.server.ts';
import { namedIds } from '#platform/records/named-ids.ts';
import { NotYoursError } from '#platform/records/not-yours-error.ts';
import { ObstacleError } from '#platform/records/obstacle-error.ts';
import { countDeletions, UnknownEntryError, undoEntry } from '#platform/records/undo.server.ts';
import { dbContext, kindsContext, nowContext, revisionContext } from '#platform/request/context.ts';
import { readForm } from '#platform/request/read-form.server.ts';
import { currentAdmin, notYours } from '#platform/sign-in/require-admin.server.ts';
import { requireProof } from '#platform/sign-in/require-proof.server.ts';
import { KeptForm } from '#platform/typed/kept-form.tsx';
import button from '#platform/ui/button.module.css';
import { formatDateTime } from '#platform/values/vienna.ts';
import { mayOpen } from '../tools.server.ts';
import type { Route } from './+types/route';
import { AuditLogFolders } from './audit-log-folders.tsx';
import styles from './entries.module.css';
import { ownChanges } from './own-changes.server.ts';
import { accessesPath, auditLogTool } from './tool.ts';

const pageLength = 30;
const parameter = 'vor';
/** Records that an undo may delete without a proof of who it is. */
const freelyDeleted = 5;

export const handle: LiveHandle = { topics: 'all' };

export async function loader({ url, context }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const asked = url.searchParams.get(parameter) ?? '';
  const before = /^\d{1,9}$/.test(asked) ? Number(asked) : undefined;
  const { entries, older } = await listAuditLog(db, {
    ...{ before, limit: pageLength },
    of: ownChanges(context),
  });
  const states = entries.flatMap(({ before, after }) => [recordOf(before), recordOf(after)]);
  const kinds = context.get(kindsContext);
  const names = await listNames(db, kinds, namedIds(states));
  return {
    revision: context.get(revisionContext),
    seesAccesses: mayOpen(context, accessesPath),
    older,
    before,
    entries: entries.map(
      ({ id, changedAt, username, label, undoes, before, after, members, ...entry }) => ({
        id,
        at: changedAt,
        when: formatDateTime(new Date(changedAt)),
        username,
        what: describeEntry(kinds, { label, ...entry }),
        isFinal: recordKind(kinds, entry.recordKind).records.isFinal ?? false,
        label,
        undoes,
        members,
        differences: describeDifferences(
          recordOf(before),
          recordOf(after),
          recordKind(kinds, entry.recordKind).fields,
          names,
        ),
      }),
    ),
  };
}

function recordOf(state: { record: unknown } | null): object | undefined {
  return state?.record as object | undefined;
}

export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  const form = await readForm({ request, context });
  const entry = String(form.get('entry') ?? '');
  const id = /^\d{1,9}$/.test(entry) ? Number(entry) : 0;
  const deleted = await countDeletions(context.get(dbContext), id);
  if (deleted > freelyDeleted) requireProof(args);
  try {
    const { username } = currentAdmin(context);
    const by = { username, now: context.get(nowContext), may: mayChange(context) };
    await undoEntry(context.get(dbContext), context.get(kindsContext), id, by);
  } catch (error) {
    if (error instanceof NotYoursError) throw data(notYours, { status: 403 });
    const status = error instanceof UnknownEntryError ? 404 : 409;
    if (status === 404 || error instanceof ConflictError || error instanceof ObstacleError) {
      const message = `Das lässt sich nicht zurücknehmen. ${(error as Error).message}${wayOn(error)}`;
      return data({ message }, { status });
    }
    throw error;
  }
  throw redirect(auditLogTool.after(auditLogTool.path, 'zurueckgenommen'), 303);
}

/** What to do first when a later change is in the way. */
function wayOn(error: unknown): string {
  if (!(error instanceof ConflictError)) return '';
  return error.current === undefined
    ? ' Nimm zuerst das Löschen zurück.'
    : ' Nimm zuerst die späteren Änderungen daran zurück.';
}

export default function AuditLog({ loaderData, actionData }: Route.ComponentProps) {
  const { entries, seesAccesses, older, before } = loaderData;
  const location = useLocation();
  return (
    <Tool title="Protokoll">
      {seesAccesses && <AuditLogFolders open="changes" />}
      {actionData && <Failure answer={actionData}>{actionData.message}</Failure>}
      {before !== undefined && (
        <p>
          <Link to={auditLogTool.path}>Neueste Einträge</Link>
        </p>
      )}
      {entries.length === 0 && (
        <p>
          {before === undefined ? 'Noch hat niemand etwas geändert.' : 'Hier sind keine Einträge.'}
        </p>
      )}
      <ol role="list" className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.id} className={styles.entry}>
            <div>
              <h2 className={styles.label}>{entry.what}</h2>
              <p className={styles.who}>
                {entry.username}, <time dateTime={entry.at}>{entry.when}</time>
                {entry.undoes !== null && `, nimmt Eintrag ${entry.undoes} zurück`}
              </p>
            </div>
            <details className={styles.details}>
              <summary>
                Eintrag {entry.id}:{' '}
                {entry.members.length > 0 ? `${entry.members.length} auf einmal` : 'Felder'}
                <span className="visually-hidden"> von {entry.label}</span>
              </summary>
              {entry.members.length > 0 ? (
                <Members labels={entry.members} />
              ) : (
                <Differences differences={entry.differences} one="Vorher" other="Nachher" />
              )}
            </details>
            {!entry.isFinal && (
              <KeptForm action={withoutWord(location)}>
                <input type="hidden" name="entry" value={entry.id} />
                <button type="submit" className={`${button.button} ${button.quiet}`}>
                  Zurücknehmen<span className="visually-hidden">: {entry.label}</span>
                </button>
              </KeptForm>
            )}
          </li>
        ))}
      </ol>
      {older !== null && (
        <p>
          <Link to={`?${parameter}=${older}`}>Ältere Einträge</Link>
        </p>
      )}
    </Tool>
  );
}

/** All that a group has changed. */
function Members({ labels }: { labels: readonly string[] }) {
  return (
    <ul className={styles.members}>
      {labels.map((label, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name, and none moves
        <li key={index}>{label}</li>
      ))}
    </ul>
  );
}
