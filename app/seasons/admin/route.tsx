import { listPeopleNames } from '#app/people/people.server.ts';
import { findSeasonBest, type SeasonBest } from '#app/people/players/season-best.server.ts';
import { findSeasonPlan, listSeasonNames } from '#app/seasons/seasons.server.ts';
import { openRecord } from '#platform/admin/open-record.server.ts';
import { recordAction } from '#platform/admin/record-action.server.ts';
import { RecordList } from '#platform/admin/record-list.tsx';
import { RemovalDialog } from '#platform/admin/removal-dialog.tsx';
import { Tool } from '#platform/admin/tool.tsx';
import type { AdminPage } from '#platform/live/route-handle.ts';
import { kindsContext, revisionContext } from '#platform/records/context.ts';
import { dbContext, nowContext } from '#platform/request/context.ts';
import { findSeasonName } from '#platform/values/season-plan.ts';
import { viennaDate } from '#platform/values/vienna.ts';
import { listSeasonRecords } from '../list-season-records.server.ts';
import { seasonRecords } from '../season-record.server.ts';
import { seasonPicture, tool } from '../tool.ts';
import type { Route } from './+types/route';
import { fromTable, tableParameter } from './copy-league-table.tsx';
import { SeasonForm } from './form.tsx';
import { seasonSchema } from './schema.ts';
import { findTableToCopy } from './table-to-copy.server.ts';

export const handle: AdminPage = { right: 'season', topics: ['season'] };

export async function loader(args: Route.LoaderArgs) {
  const { params, context, url } = args;
  const db = context.get(dbContext);
  const open = await openRecord(args, seasonRecords, 'Saison nicht gefunden');
  const today = viennaDate(context.get(nowContext));
  const tableToCopy = open && (await findTableToCopy(db, open.record?.name, today));
  const isTaken = url.searchParams.get(tableParameter) === fromTable;
  const season = findSeasonName(today, await findSeasonPlan(db));
  const isNew = open && !open.record && !(await listSeasonNames(db)).includes(season);
  const named = open?.record?.name ?? (isNew ? season : undefined);
  const best = named === undefined ? undefined : await findSeasonBest(db, named);
  return {
    revision: params.id ? undefined : context.get(revisionContext),
    open,
    best,
    entered: {
      ...(isNew ? { name: season, ...proposed(best) } : open?.record),
      ...(isTaken && tableToCopy && { teams: tableToCopy.rows }),
    },
    tableToCopy,
    people: open ? await listPeopleNames(db) : [],
    seasons: await listSeasonRecords(db),
  };
}

function proposed(best: Awaited<ReturnType<typeof findSeasonBest>> | undefined) {
  const only = (one: SeasonBest | undefined) =>
    one?.names.length === 1 && !one.isHidden ? one.names[0] : null;
  return { topScorer: only(best?.goals) ?? null, topAssistProvider: only(best?.assists) ?? null };
}

export async function action(args: Route.ActionArgs) {
  const { params, context } = args;
  const db = context.get(dbContext);
  return recordAction(args, {
    store: context.get(kindsContext).season.records,
    id: params.id,
    schema: async () =>
      seasonSchema(params.id ? (await seasonRecords.read(db, params.id))?.name : undefined),
    picture: { field: 'image', shape: seasonPicture.shape },
    path: tool.path,
    messages: tool.messages,
  });
}

export default function Seasons({ loaderData, params }: Route.ComponentProps) {
  const { open, best, entered, tableToCopy, people, seasons } = loaderData;
  const list = (
    <RecordList
      records={seasons}
      path={tool.path}
      add="Saison hinzufügen"
      empty="Noch keine Saison."
    />
  );
  if (!open) return <Tool title={tool.name}>{list}</Tool>;
  const { record, version } = open;
  return (
    <Tool
      title={record ? `Saison ${record.name}` : 'Neue Saison'}
      back={{ to: tool.path, label: 'Alle Saisonen' }}
      list={list}
      aside={
        record && (
          <RemovalDialog
            question={`Möchtest du die Saison ${record.name} wirklich löschen?`}
            consequences={[
              `Titel, Auszeichnungen, Höhepunkte und Abschlusstabelle gehen mit, und ihre Seite gibt es dann nicht mehr. Die Spiele von ${record.name} bleiben.`,
            ]}
            version={version}
          />
        )
      }
    >
      <SeasonForm
        key={params.id}
        entered={entered}
        open={open}
        storedName={record?.name}
        tableToCopy={tableToCopy}
        people={people}
        best={best}
      />
    </Tool>
  );
}
