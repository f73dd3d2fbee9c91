import { randomUUID } from 'node:crypto';
import { Link } from 'react-router';
import { recordAction } from '#platform/admin/record-action.server.ts';
import { Tool } from '#platform/admin/tool.tsx';
import type { LiveHandle } from '#platform/live/shown-page.ts';
import { recordVersion } from '#platform/records/version.server.ts';
import { dbContext, nowContext, revisionContext } from '#platform/request/context.ts';
import { useLastAnswer } from '#platform/typed/unanswered.ts';
import { useHeldKey } from '#platform/typed/unsaved.ts';
import { viennaDate } from '#platform/values/vienna.ts';
import { proposeDay } from '../propose-day.server.ts';
import { rankStandings } from '../standings.ts';
import { leagueTableId, standingsRecords } from '../standings-record.server.ts';
import type { Route } from './+types/route';
import { StandingsForm } from './form.tsx';
import { standingsSchema } from './schema.ts';
import { tool } from './tool.ts';

/** What somebody types stays as it is. */
export const handle: LiveHandle = { topics: ['standings'] };

export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const today = viennaDate(context.get(nowContext));
  const record = await standingsRecords.read(db, leagueTableId);
  const teams = rankStandings(record?.teams ?? []).map(({ id, team, won, drawn, lost }) => ({
    id,
    team,
    won,
    drawn,
    lost,
  }));
  return {
    revision: context.get(revisionContext),
    teams,
    storedDay: record?.day ?? null,
    day: await proposeDay(db, today),
    today,
    open: { id: leagueTableId, version: recordVersion(record) },
    newIds: randomUUID(),
  };
}

export async function action(args: Route.ActionArgs) {
  return recordAction(args, {
    store: standingsRecords,
    id: leagueTableId,
    schema: standingsSchema(viennaDate(args.context.get(nowContext))),
    // As they are stored, so that a form sent twice is the same.
    normalize: ({ day, teams }) => ({
      day,
      teams: teams.toSorted((a, b) => ((a.id ?? '') < (b.id ?? '') ? -1 : 1)),
    }),
    path: tool.path,
    says: tool.says,
  });
}

export default function Standings({ loaderData, actionData }: Route.ComponentProps) {
  const { teams, day, storedDay, today, open, newIds } = loaderData;
  const key = useHeldKey(useLastAnswer(actionData)?.version ?? open.version);
  return (
    <Tool title={tool.title}>
      <p>
        <Link to={`${tool.path}/vergleich`}>Tabelle einfügen und vergleichen</Link>
      </p>
      {/* Filled anew after a save, also another's, and not after one that failed or over what is typed. */}
      <StandingsForm
        key={key}
        teams={teams}
        day={day}
        storedDay={storedDay}
        today={today}
        open={open}
        newIds={newIds}
      />
    </Tool>
  );
}
