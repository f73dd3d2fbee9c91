import { data, Link, redirect, useLocation } from 'react-router';
import { Differences } from '#platform/admin/form/differences.tsx';
import { Failure } from '#platform/admin/form/failure.tsx';
import lone from '#platform/admin/lone-links.module.css';
import { QuestionDialog } from '#platform/admin/question-dialog.tsx';
import { mayChange } from '#platform/admin/record-permissions.server.ts';
import { withoutMessage } from '#platform/admin/success-messages.ts';
import { Tool } from '#platform/admin/tool.tsx';
import { FormWithDraft } from '#platform/drafts/form-with-draft.tsx';
import type { AdminPage } from '#platform/live/route-handle.ts';
import { findEntry } from '#platform/records/audit-log.server.ts';
import { kindsContext, revisionContext } from '#platform/records/context.ts';
import { describeDifferences } from '#platform/records/describe-change.ts';
import { describeEntry } from '#platform/records/describe-entry.server.ts';
import { listNames, recordKind } from '#platform/records/kind.server.ts';
import { BlockedChangeError, ConflictError, ForbiddenError } from '#platform/records/refusal.ts';
import {
  countDeletions,
  mayTakeBack,
  UnknownEntryError,
  undoEntry,
} from '#platform/records/undo.server.ts';
import { dbContext, nowContext } from '#platform/request/context.ts';
import { readForm } from '#platform/request/read-form.server.ts';
import { currentAdmin, forbiddenMessage } from '#platform/sign-in/require-admin.server.ts';
import { requireReauthentication } from '#platform/sign-in/require-reauthentication.server.ts';
import { isAdministration } from '#platform/sign-in/roles.ts';
import { formatDateTime, formatShortDateTime } from '#platform/values/vienna.ts';
import { ChangeLabels, ChangesTogether, countTogether } from '../changes-together.tsx';
import page from '../page.module.css';
import { mayOpen } from '../tools.server.ts';
import { accessesPath, auditLogTool, fromOverview, undoSays } from '../tools.ts';
import { listOwnChanges } from '../visible-changes.server.ts';
import type { Route } from './+types/route';
import { AuditLogTabs } from './audit-log-tabs.tsx';
import styles from './entries.module.css';

const pageLength = 30;
const parameter = 'vor';
/** An undo that deletes more records than this needs a reauthentication. */
const freelyDeleted = 5;
/** Before an undo of more changes than this, a question shows the list of changes. */
const freelyUndone = 5;

export const handle: AdminPage = { right: 'everybody', topics: 'all' };

export async function loader({ url, context }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const asked = url.searchParams.get(parameter) ?? '';
  const before = /^\d{1,9}$/.test(asked) ? Number(asked) : undefined;
  const { entries, older } = await listOwnChanges(context, { before, limit: pageLength });
  const states = entries.flatMap(({ before, after }) => [recordOf(before), recordOf(after)]);
  const kinds = context.get(kindsContext);
  const names = await listNames(db, kinds, states);
  return {
    revision: context.get(revisionContext),
    seesAccesses: mayOpen(context, accessesPath),
    older,
    before,
    entries: entries.map(
      ({ id, changedAt, username, label, undoes, before, after, members, ...entry }) => ({
        id,
        short: formatShortDateTime(new Date(changedAt)),
        at: changedAt,
        when: formatDateTime(new Date(changedAt)),
        username,
        what: describeEntry(kinds, { label, username, before, after, members, ...entry }),
        isFinal: recordKind(kinds, entry.recordKind).records.isFinal ?? false,
        action: entry.action,
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
  const [db, kinds] = [context.get(dbContext), context.get(kindsContext)];
  const { username, grants } = currentAdmin(context);
  const may = mayChange(context);
  const found = await findEntry(db, id);
  // An admin with limited rights gets a 403 for an unknown id, too. Otherwise the answer would tell which ids
  // exist.
  const isTheirs = found ? await mayTakeBack(db, kinds, found, may) : isAdministration(grants);
  if (!isTheirs) throw data(forbiddenMessage, { status: 403 });
  const deleted = await countDeletions(db, id);
  // An undo that restores a team gives its coaches their role again, so the undo needs a reauthentication.
  const givesTasks = found?.recordKind === 'team' && found.after === null;
  if (deleted > freelyDeleted || givesTasks) requireReauthentication(args);
  try {
    await undoEntry(db, kinds, id, { username, now: context.get(nowContext), may });
  } catch (error) {
    if (error instanceof ForbiddenError) throw data(forbiddenMessage, { status: 403 });
    const status = error instanceof UnknownEntryError ? 404 : 409;
    if (status === 404 || error instanceof ConflictError || error instanceof BlockedChangeError) {
      const message = `Das lässt sich nicht zurücknehmen. ${(error as Error).message}${wayOn(error)}`;
      return data({ message }, { status });
    }
    throw error;
  }
  const back = form.get('from') === fromOverview.from ? '/admin' : auditLogTool.path;
  throw redirect(auditLogTool.after(back, 'zurueckgenommen'), 303);
}

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
      {seesAccesses && <AuditLogTabs open="changes" />}
      {actionData && <Failure answer={actionData}>{actionData.message}</Failure>}
      {before !== undefined && (
        <p className={lone.links}>
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
            <details className={styles.details}>
              <summary>
                <h2 className={styles.what}>{entry.what}</h2>
                <span className={styles.when}>{entry.short}</span>
              </summary>
              <p className={styles.who}>
                Eintrag {entry.id}: {entry.username}, <time dateTime={entry.at}>{entry.when}</time>
                {entry.undoes !== null && `, nimmt Eintrag ${entry.undoes} zurück`}
                {entry.members.length > 0 && `, ${entry.members.length} auf einmal`}
              </p>
              {entry.members.length > 0 ? (
                <ChangeLabels labels={entry.members} />
              ) : (
                <Differences differences={entry.differences} one="Vorher" other="Nachher" />
              )}
            </details>
            {!entry.isFinal && entry.members.length > freelyUndone && (
              <QuestionDialog
                className={page.takeBack}
                opener={<TakeBack label={entry.label} />}
                question={`„${entry.what}“ zurücknehmen?`}
                yes="Ja, zurücknehmen"
                fields={{ entry: String(entry.id) }}
              >
                <p>{undoSays[entry.action]}</p>
                <ChangesTogether {...countTogether(entry.members)} />
              </QuestionDialog>
            )}
            {!entry.isFinal && entry.members.length <= freelyUndone && (
              <FormWithDraft action={withoutMessage(location)}>
                <input type="hidden" name="entry" value={entry.id} />
                <button type="submit" className={page.takeBack}>
                  <TakeBack label={entry.label} />
                </button>
              </FormWithDraft>
            )}
          </li>
        ))}
      </ol>
      {older !== null && (
        <p className={lone.links}>
          <Link to={`?${parameter}=${older}`}>Ältere Einträge</Link>
        </p>
      )}
    </Tool>
  );
}

function TakeBack({ label }: { label: string }) {
  return (
    <>
      Zurücknehmen<span className="visually-hidden">: {label}</span>
    </>
  );
}
