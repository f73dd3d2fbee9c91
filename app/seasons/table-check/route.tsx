import { randomUUID } from 'node:crypto';
import { useId } from 'react';
import { data, redirect, useLocation } from 'react-router';
import { tableDay } from '#app/standings/admin/schema.ts';
import { tool as standingsTool } from '#app/standings/admin/tool.ts';
import { type PastedRow, readPastedTable } from '#app/standings/pasted-table.ts';
import { proposeDay } from '#app/standings/propose-day.server.ts';
import { leagueTableId, standingsRecords } from '#app/standings/standings-record.server.ts';
import { Failure } from '#platform/admin/form/failure.tsx';
import inputs from '#platform/admin/form/inputs.module.css';
import { withoutWord, withWord } from '#platform/admin/said.ts';
import { Tool } from '#platform/admin/tool.tsx';
import { ConflictError } from '#platform/records/conflict-error.ts';
import { saveRecord } from '#platform/records/save.server.ts';
import { recordVersion } from '#platform/records/version.server.ts';
import { dbContext, nowContext } from '#platform/request/context.ts';
import { readForm } from '#platform/request/read-form.server.ts';
import { currentAdmin } from '#platform/sign-in/require-admin.server.ts';
import { KeptForm } from '#platform/typed/kept-form.tsx';
import { useAnswer } from '#platform/typed/unanswered.ts';
import button from '#platform/ui/button.module.css';
import { viennaDate } from '#platform/values/vienna.ts';
import type { Route } from './+types/route';
import { CheckOfTable } from './check-of-table.tsx';
import { type CheckedTable, checkTable } from './check-table.server.ts';
import styles from './route.module.css';

/** What was understood of a pasted table. */
export interface TableAnswer {
  /** As it was pasted, to be corrected there. */
  text: string;
  /** Why nothing could be done, in a sentence. */
  message?: string;
  read?: {
    rows: PastedRow[];
    unread: string[];
    checked: CheckedTable;
    /** Of the typed table that it would replace; undefined where it does not say enough for one. */
    version: string | undefined;
    /** Of which day it is, as it was typed, and what is wrong with that. */
    day: string;
    wrongDay?: string | undefined;
  };
}

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
  const typedDay = form.get('day');
  const show = async (message?: string, wrongDay?: string) => {
    const stored = await standingsRecords.read(db, leagueTableId);
    const read = {
      ...table,
      checked: await checkTable(db, table.rows, today),
      version: table.rows.every(({ won }) => won !== null) ? recordVersion(stored) : undefined,
      ...{ day: typeof typedDay === 'string' ? typedDay : await proposeDay(db, today), wrongDay },
    };
    const answer = { text, read, ...(message && { message }) };
    return data<TableAnswer>(answer, { status: wrongDay ? 422 : message ? 409 : 200 });
  };
  if (form.get('intent') !== 'take') return show();
  if (table.rows.some(({ won }) => won === null))
    return show('Ohne Siege, Unentschieden und Niederlagen lässt sie sich nicht übernehmen.');
  const day = tableDay(today).safeParse(typedDay ?? undefined);
  if (!day.success) return show(undefined, day.error.issues[0]?.message);
  const teams = table.rows.map(({ team, won, drawn, lost }) => ({
    ...{ id: randomUUID(), team, won: won ?? 0, drawn: drawn ?? 0, lost: lost ?? 0 },
  }));
  const version = String(form.get('version') ?? '');
  try {
    const draft = { record: { day: day.data, teams }, version };
    await saveRecord(db, standingsRecords, leagueTableId, draft, { username, now });
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error;
    return show('Die Tabelle hat inzwischen jemand geändert: Bitte sieh noch einmal nach.');
  }
  throw redirect(withWord(standingsTool.path, standingsTool.says.edit.word), 303);
}

export default function TableCheck() {
  const answer = useAnswer<TableAnswer>();
  const { text = '', message, read } = answer ?? {};
  const id = useId();
  return (
    <Tool
      title="Tabelle einfügen und vergleichen"
      back={{ to: standingsTool.path, label: standingsTool.title }}
    >
      {message && <Failure answer={answer}>{message}</Failure>}
      <KeptForm
        action={withoutWord(useLocation())}
        isTyped
        isUnsaved={text !== ''}
        className={styles.form}
      >
        {read && <CheckOfTable {...read} />}
        <p className={inputs.field}>
          <label htmlFor={`${id}-text`} className={inputs.label}>
            Tabelle
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
            Kopiere sie von der Seite des Verbands oder aus einer Tabelle: in jeder Zeile ein Team.
          </span>
        </p>
        <button
          type="submit"
          name="intent"
          value="read"
          className={read ? `${button.button} ${button.quiet}` : button.button}
        >
          {read ? 'Noch einmal vergleichen' : 'Vergleichen'}
        </button>
      </KeptForm>
    </Tool>
  );
}
