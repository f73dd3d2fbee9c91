import { openRecord } from '#platform/admin/open-record.server.ts';
import { recordAction } from '#platform/admin/record-action.server.ts';
import { RecordList } from '#platform/admin/record-list.tsx';
import { RemovalDialog } from '#platform/admin/removal-dialog.tsx';
import { Tool } from '#platform/admin/tool.tsx';
import type { AdminPage } from '#platform/live/route-handle.ts';
import { kindsContext, revisionContext } from '#platform/records/context.ts';
import { dbContext } from '#platform/request/context.ts';
import { ageWarning } from '../age-limits.ts';
import { listTeamRecords } from '../list-team-records.server.ts';
import { teamOrder } from '../team-record.server.ts';
import { teamSchema, tool } from '../tool.ts';
import type { Route } from './+types/route';
import { TeamForm } from './form.tsx';

export const handle: AdminPage = { right: 'team', topics: ['team'] };

export async function loader(args: Route.LoaderArgs) {
  const { params, context } = args;
  return {
    revision: params.id ? undefined : context.get(revisionContext),
    open: await openRecord(
      args,
      context.get(kindsContext).team.records,
      'Mannschaft nicht gefunden',
    ),
    teams: await listTeamRecords(context.get(dbContext)),
  };
}

export async function action(args: Route.ActionArgs) {
  return recordAction(args, {
    store: args.context.get(kindsContext).team.records,
    id: args.params.id,
    schema: teamSchema.transform(({ isShown, ...team }) => ({
      ...team,
      hidden: isShown ? null : (1 as const),
    })),
    warnings: async (_, team) => ageWarning(team),
    order: teamOrder,
    path: tool.path,
    messages: tool.messages,
  });
}

export default function Teams({ loaderData, params }: Route.ComponentProps) {
  const { open, teams } = loaderData;
  const list = (
    <RecordList
      records={teams}
      path={tool.path}
      add="Mannschaft hinzufügen"
      empty="Es gibt nur die erste Mannschaft. Reserve, Frauen und Nachwuchs kommen hier dazu."
      isOrdered={!open}
    />
  );
  if (!open) return <Tool title={tool.name}>{list}</Tool>;
  const { record, version, dependents } = open;
  return (
    <Tool
      title={record ? record.name : 'Neue Mannschaft'}
      back={{ to: tool.path, label: 'Alle Mannschaften' }}
      list={list}
      aside={
        record && (
          <RemovalDialog
            question={`Möchtest du die Mannschaft ${record.name} wirklich löschen?`}
            consequences={[
              'Wer sie betreut, hat diese Aufgabe dann nicht mehr.',
              ...(dependents.length > 0
                ? [
                    `Die Mannschaftskader von ${record.name} gehen mit.`,
                    'Wer in keinem anderen Mannschaftskader steht, ist dann auf der Website zu sehen.',
                  ]
                : []),
            ]}
            version={version}
          />
        )
      }
    >
      <TeamForm key={params.id} record={record} open={open} />
    </Tool>
  );
}
