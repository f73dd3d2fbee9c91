import { randomUUID } from 'node:crypto';
import { dbContext } from '../../../context.ts';
import { leagueTableId, standingsRecords } from '../../../data/records/standings-record.server.ts';
import { recordVersion } from '../../../data/records/version.server.ts';
import { rankStandings } from '../../../domain/standings.ts';
import { useLastAnswer } from '../../../typed/unanswered.ts';
import { useHeldKey } from '../../../typed/unsaved.ts';
import { recordAction } from '../record-action.server.ts';
import { Tool } from '../tool.tsx';
import type { Route } from './+types/route';
import { StandingsForm } from './form.tsx';
import { standingsSchema } from './schema.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const record = await standingsRecords.read(context.get(dbContext), leagueTableId);
  const teams = rankStandings(record?.teams ?? []).map(({ id, team, won, drawn, lost }) => ({
    id,
    team,
    won,
    drawn,
    lost,
  }));
  return {
    teams,
    open: { id: leagueTableId, version: recordVersion(record) },
    newIds: randomUUID(),
  };
}

export async function action(args: Route.ActionArgs) {
  const saving = { done: 'tabelle-gespeichert', failed: 'Fehler beim Speichern ❌' } as const;
  return recordAction(args, {
    store: standingsRecords,
    id: leagueTableId,
    schema: standingsSchema,
    // As they are stored, so that a form sent twice is the same.
    ruled: ({ teams }) => ({
      teams: teams.toSorted((a, b) => ((a.id ?? '') < (b.id ?? '') ? -1 : 1)),
    }),
    path: '/admin/tabelle',
    says: { add: saving, edit: saving },
  });
}

export default function Standings({ loaderData, actionData }: Route.ComponentProps) {
  const { teams, open, newIds } = loaderData;
  const key = useHeldKey(useLastAnswer(actionData)?.version ?? open.version);
  return (
    <Tool title="Tabellenmanagement">
      {/* Filled anew after a save, and not after one that failed. */}
      <StandingsForm key={key} teams={teams} open={open} newIds={newIds} />
    </Tool>
  );
}
