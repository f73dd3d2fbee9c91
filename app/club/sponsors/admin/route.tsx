import { openRecord } from '#platform/admin/open-record.server.ts';
import { recordAction } from '#platform/admin/record-action.server.ts';
import { RecordList } from '#platform/admin/record-list.tsx';
import { RemovalDialog } from '#platform/admin/removal-dialog.tsx';
import { Tool } from '#platform/admin/tool.tsx';
import { FieldsForm } from '#platform/fields/field-inputs.tsx';
import type { AdminPage } from '#platform/live/route-handle.ts';
import { revisionContext } from '#platform/records/context.ts';
import { dbContext, todayContext } from '#platform/request/context.ts';
import { sponsorForm } from '../fields.ts';
import { defaultLevel } from '../levels.ts';
import { listSponsorRecords, sponsorOrder, sponsorRecords } from '../sponsors.server.ts';
import { sponsorPicture, tool } from '../tool.ts';
import type { Route } from './+types/route';

export const handle: AdminPage = { right: 'sponsor', topics: ['sponsor'] };

export async function loader(args: Route.LoaderArgs) {
  const { params, context } = args;
  return {
    revision: params.id ? undefined : context.get(revisionContext),
    open: await openRecord(args, sponsorRecords, 'Sponsor nicht gefunden'),
    sponsors: await listSponsorRecords(context.get(dbContext), context.get(todayContext)),
  };
}

export async function action(args: Route.ActionArgs) {
  return recordAction(args, {
    store: sponsorRecords,
    id: args.params.id,
    schema: sponsorForm.schema,
    order: sponsorOrder,
    picture: { field: 'logo', shape: sponsorPicture.shape },
    path: tool.path,
    messages: tool.messages,
  });
}

export default function Sponsors({ loaderData, params }: Route.ComponentProps) {
  const { open, sponsors } = loaderData;
  const list = (
    <RecordList
      records={sponsors}
      path={tool.path}
      add="Sponsor hinzufügen"
      empty="Noch gibt es keine Sponsoren."
      isOrdered={!open}
    />
  );
  if (!open) return <Tool title={tool.name}>{list}</Tool>;
  const { record, version } = open;
  return (
    <Tool
      title={record ? record.name : 'Neuer Sponsor'}
      back={{ to: tool.path, label: 'Alle Sponsoren' }}
      list={list}
      aside={
        record && (
          <RemovalDialog
            question={`Möchtest du ${record.name} wirklich löschen?`}
            consequences={[]}
            version={version}
          />
        )
      }
    >
      <FieldsForm
        key={params.id}
        layout={sponsorForm}
        record={record ?? { level: defaultLevel }}
        open={open}
      />
    </Tool>
  );
}
