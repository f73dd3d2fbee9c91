import { randomUUID } from 'node:crypto';
import { inTableOrder, isPasted } from '#app/league/typed-table/standings.ts';
import {
  completeRow,
  leagueTableId,
  standingsRecords,
} from '#app/league/typed-table/standings-record.server.ts';
import { standingsRecordSchema, tool } from '#app/league/typed-table/tool.ts';
import { recordAction } from '#platform/admin/record-action.server.ts';
import { Tool } from '#platform/admin/tool.tsx';
import { useLastAnswer } from '#platform/drafts/failed-submission.ts';
import { useFormKey } from '#platform/drafts/unsaved.ts';
import type { AdminPage } from '#platform/live/route-handle.ts';
import { revisionContext } from '#platform/records/context.ts';
import { recordVersion } from '#platform/records/version.server.ts';
import { dbContext, nowContext, todayContext } from '#platform/request/context.ts';
import { Notice } from '#platform/ui/notice.tsx';
import { viennaDate } from '#platform/values/vienna.ts';
import { suggestTableDay } from '../find-typed-table.server.ts';
import type { Route } from './+types/route';
import { StandingsForm } from './form.tsx';
import { PasteForm } from './paste-form.tsx';
import styles from './route.module.css';
import { findTableStatus } from './table-status.server.ts';
import { listTableWarnings } from './table-warnings.server.ts';

export const handle: AdminPage = {
  right: 'standings',
  topics: ['standings', 'season', 'game', 'competition', 'leagueRound', 'opponent', 'clubDetails'],
};

export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const today = context.get(todayContext);
  const record = await standingsRecords.read(db, leagueTableId);
  const teams = inTableOrder(record?.teams ?? []);
  const pasted = teams.some(isPasted);
  const { source = null, sourceLink = null, preferred = null } = record ?? {};
  return {
    revision: context.get(revisionContext),
    status: await findTableStatus(db, today),
    pasted,
    filled: {
      // A pasted table keeps its stored day, even if an admin corrects the table later.
      day: pasted ? record?.day : await suggestTableDay(db, today),
      ...{ source, sourceLink, preferred },
      teams: pasted
        ? teams
        : teams.map(({ id, team, won, drawn, lost }) => ({ id, team, won, drawn, lost })),
    },
    storedDay: record?.day ?? null,
    today,
    open: { id: leagueTableId, version: recordVersion(record) },
    newIds: randomUUID(),
  };
}

export async function action(args: Route.ActionArgs) {
  const { context } = args;
  return recordAction(args, {
    store: standingsRecords,
    id: leagueTableId,
    schema: standingsRecordSchema(viennaDate(context.get(nowContext))),
    // Gives the rows the format of stored rows. The server then sees that a form which is sent twice is
    // already saved.
    normalize: ({ teams, ...table }) => ({
      ...table,
      teams: teams
        .map((row) => ({ id: row.id, ...completeRow(row) }))
        .toSorted((a, b) => ((a.id ?? '') < (b.id ?? '') ? -1 : 1)),
    }),
    warnings: listTableWarnings,
    path: tool.path,
    messages: tool.messages,
  });
}

export default function TableTool({ loaderData, actionData }: Route.ComponentProps) {
  const { status, open, ...table } = loaderData;
  const key = useFormKey(useLastAnswer(actionData)?.version ?? open.version);
  return (
    <Tool title={tool.title}>
      <div className={styles.parts}>
        <section aria-label="Was die Website zeigt">
          <Notice>
            <p>{status.said}</p>
            {status.why && <p className={styles.why}>{status.why}</p>}
          </Notice>
        </section>
        <PasteForm />
        <StandingsForm key={key} {...table} open={open} hasChoice={status.hasResults} />
      </div>
    </Tool>
  );
}
