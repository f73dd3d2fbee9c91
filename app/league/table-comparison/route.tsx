import { useId } from 'react';
import { data, redirect, useLocation } from 'react-router';
import { suggestTableDay } from '#app/league/typed-table/find-typed-table.server.ts';
import {
  leagueTableId,
  standingsRecords,
} from '#app/league/typed-table/standings-record.server.ts';
import { tool as standingsTool } from '#app/league/typed-table/tool.ts';
import { takeForOne } from '#app/matches/opponents/merge-opponents.server.ts';
import { Failure } from '#platform/admin/form/failure.tsx';
import inputs from '#platform/admin/form/inputs.module.css';
import { ownTeamIds } from '#platform/admin/record-permissions.server.ts';
import { withMessage, withoutMessage } from '#platform/admin/success-messages.ts';
import { Tool } from '#platform/admin/tool.tsx';
import { useAnswer } from '#platform/drafts/failed-submission.ts';
import { FormWithDraft } from '#platform/drafts/form-with-draft.tsx';
import type { AdminPage } from '#platform/live/route-handle.ts';
import { kindsContext } from '#platform/records/context.ts';
import { BlockedChangeError, ConflictError } from '#platform/records/refusal.ts';
import { saveRecord } from '#platform/records/save.server.ts';
import { recordVersion } from '#platform/records/version.server.ts';
import { dbContext, nowContext } from '#platform/request/context.ts';
import { readForm } from '#platform/request/read-form.server.ts';
import { currentAdmin } from '#platform/sign-in/require-admin.server.ts';
import button from '#platform/ui/button.module.css';
import { viennaDate } from '#platform/values/vienna.ts';
import type { Route } from './+types/route';
import { checkTable } from './check-table.server.ts';
import { readCopy, readTypedFields } from './copy-schema.ts';
import { copyTable, planCopy } from './copy-table.server.ts';
import { readPastedTable } from './pasted-table.ts';
import styles from './route.module.css';
import { findSimilarTeams } from './similar-teams.server.ts';
import { type TableAnswer, TableComparison } from './table-comparison.tsx';

export const handle: AdminPage = { right: 'standings' };

export function loader({ context }: Route.LoaderArgs) {
  currentAdmin(context);
  return null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const { username } = currentAdmin(context);
  const form = await readForm({ request, context });
  const [db, now] = [context.get(dbContext), context.get(nowContext)];
  const today = viennaDate(now);
  const text = String(form.get('text') ?? '');
  const table = readPastedTable(text);
  if (typeof table === 'string')
    return data<TableAnswer>({ text, message: table }, { status: 422 });
  const stored = await standingsRecords.read(db, leagueTableId);
  const proposed = await suggestTableDay(db, today);
  const isCopy = form.get('intent') === 'take';
  const typed = form.has('day') || isCopy ? readTypedFields(form) : undefined;
  const { copied, wrong = {} } = typed ? readCopy(typed, today) : {};
  const copyPlan = await planCopy(db, table.rows, { day: copied?.day ?? proposed, today });
  // An admin of single teams gets no proposals, because merging two opponents changes games of all teams.
  const mayName = ownTeamIds(context, 'opponent') === 'all';
  const similar = mayName ? await findSimilarTeams(db, table.rows) : [];
  const show = async (message?: string) => {
    const read = {
      ...table,
      ...{ copyPlan, wrong, similar, version: recordVersion(stored) },
      checked: await checkTable(db, table.rows, today),
      fields: typed ?? {
        day: proposed,
        source: stored?.source ?? '',
        sourceLink: stored?.sourceLink ?? '',
        isPreferred: copyPlan.isPreferred,
      },
    };
    const isWrong = Object.keys(wrong).length > 0;
    const answer = { text, read, ...(message && { message }) };
    return data<TableAnswer>(answer, { status: isWrong ? 422 : message ? 409 : 200 });
  };
  if (!isCopy) return show();
  if (copyPlan.lacks) return show(copyPlan.lacks);
  if (!copied) return show();
  const version = String(form.get('version') ?? '');
  try {
    const record = await copyTable(db, table.rows, stored, { ...copied, today });
    await saveRecord(db, standingsRecords, leagueTableId, { record, version }, { username, now });
    for (const one of similar)
      if (form.getAll('same').includes(one.spelling))
        await takeForOne(db, context.get(kindsContext).opponent.records, one, { username, now });
  } catch (error) {
    if (error instanceof BlockedChangeError) return show(error.message);
    if (!(error instanceof ConflictError)) throw error;
    return show('Die Tabelle hat inzwischen jemand geändert: Bitte sieh noch einmal nach.');
  }
  throw redirect(withMessage(standingsTool.path, standingsTool.messages.edit.word), 303);
}

export default function TableCheck() {
  const answer = useAnswer<TableAnswer>();
  const { text = '', message, read } = answer ?? {};
  const id = useId();
  return (
    <Tool
      title={read ? 'Tabelle übernehmen' : 'Tabelle einfügen'}
      back={{ to: standingsTool.path, label: standingsTool.title }}
    >
      {message && <Failure answer={answer}>{message}</Failure>}
      <FormWithDraft
        action={withoutMessage(useLocation())}
        isTyped
        isUnsaved={text !== ''}
        className={styles.form}
      >
        {read && <TableComparison {...read} />}
        <p className={inputs.field}>
          <label htmlFor={`${id}-text`} className={inputs.label}>
            Eingefügte Tabelle
          </label>
          <textarea
            key={text}
            id={`${id}-text`}
            name="text"
            defaultValue={text}
            rows={8}
            spellCheck={false}
            autoComplete="off"
            aria-describedby={`${id}-hint`}
            className={`${inputs.control} ${inputs.lines} ${styles.rows}`}
          />
          <span id={`${id}-hint`} className={inputs.hint}>
            Kopiere sie von der Seite des Verbands oder aus einer Tabelle: in jeder Zeile ein Team
            oder eine Zahl.
          </span>
        </p>
        <button
          type="submit"
          name="intent"
          value="read"
          className={read ? `${button.button} ${button.quiet}` : button.button}
        >
          {read ? 'Noch einmal ansehen' : 'Ansehen'}
        </button>
      </FormWithDraft>
    </Tool>
  );
}
