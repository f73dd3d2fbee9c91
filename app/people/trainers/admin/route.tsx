import type { RouterContextProvider } from 'react-router';
import { withSeasons } from '#app/people/follow-name.server.ts';
import { newRecord, openRecord } from '#platform/admin/open-record.server.ts';
import { recordAction } from '#platform/admin/record-action.server.ts';
import { RecordList } from '#platform/admin/record-list.tsx';
import { RemovalDialog, tellConsequences } from '#platform/admin/removal-dialog.tsx';
import { Tool } from '#platform/admin/tool.tsx';
import type { AdminPage } from '#platform/live/route-handle.ts';
import { revisionContext } from '#platform/records/context.ts';
import { dbContext, nowContext } from '#platform/request/context.ts';
import { viennaDate } from '#platform/values/vienna.ts';
import { countTrainerResults } from '../results-record.server.ts';
import { tool, trainerPicture, trainerSchema } from '../tool.ts';
import { trainerRecords } from '../trainer-record.server.ts';
import { listTrainerRecords } from '../trainers.server.ts';
import { serializeResults, totalRecord } from '../win-draw-loss.ts';
import type { Route } from './+types/route';
import { TrainerForm } from './form.tsx';

function thisYear(context: Readonly<RouterContextProvider>): number {
  return Number(viennaDate(context.get(nowContext)).slice(0, 4));
}

export const handle: AdminPage = { right: 'trainer', topics: ['trainer'] };

export async function loader(args: Route.LoaderArgs) {
  const { params, context } = args;
  const db = context.get(dbContext);
  const open = await openRecord(args, trainerRecords, 'Trainer nicht gefunden');
  const record = open?.record;
  const counted = record && (await countTrainerResults(db, open.id));
  return {
    revision: params.id ? undefined : context.get(revisionContext),
    open,
    ...(counted && {
      totals: { ...totalRecord(record, counted), counted: serializeResults(counted) },
    }),
    trainers: await listTrainerRecords(db),
    year: thisYear(context),
  };
}

export async function action(args: Route.ActionArgs) {
  const { id = newRecord } = args.params;
  const isNew = id === newRecord;
  return recordAction(args, {
    store: withSeasons('trainer', trainerRecords),
    id: args.params.id,
    async schema() {
      const stored = await trainerRecords.read(args.context.get(dbContext), id);
      const isStored = stored !== undefined;
      return trainerSchema({ year: thisYear(args.context), isNew, isStored });
    },
    picture: { field: 'image', shape: trainerPicture.shape },
    path: tool.path,
    messages: tool.messages,
  });
}

export default function Trainers({ loaderData, params }: Route.ComponentProps) {
  const { open, totals, trainers, year } = loaderData;
  const list = (
    <RecordList
      records={trainers}
      path={tool.path}
      add="Trainer hinzufügen"
      empty="Noch kein Trainer."
    />
  );
  if (!open) return <Tool title={tool.title}>{list}</Tool>;
  const { record, version, dependents } = open;
  return (
    <Tool
      title={record ? record.name : 'Neuer Trainer'}
      back={{ to: tool.path, label: 'Alle Trainer' }}
      list={list}
      aside={
        record && (
          <RemovalDialog
            question={`Möchtest du ${record.name} wirklich löschen?`}
            consequences={tellConsequences(dependents, {
              few: 'Ohne Trainer steht dann',
              many: (count) => `Ohne Trainer stehen dann ${count} Aufstellungen.`,
            })}
            version={version}
          />
        )
      }
    >
      <TrainerForm
        key={params.id}
        record={record && totals && { ...record, ...totals }}
        open={open}
        year={year}
      />
    </Tool>
  );
}
