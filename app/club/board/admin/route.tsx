import { openRecord } from '#platform/admin/open-record.server.ts';
import { recordAction } from '#platform/admin/record-action.server.ts';
import { RecordList } from '#platform/admin/record-list.tsx';
import { RemovalDialog } from '#platform/admin/removal-dialog.tsx';
import { Tool } from '#platform/admin/tool.tsx';
import { FieldsForm } from '#platform/fields/field-inputs.tsx';
import type { AdminPage } from '#platform/live/route-handle.ts';
import { revisionContext } from '#platform/records/context.ts';
import { dbContext } from '#platform/request/context.ts';
import { boardMemberRecords, boardOrder, listListedMembers } from '../board.server.ts';
import { boardForm } from '../fields.ts';
import { boardPicture, tool } from '../tool.ts';
import type { Route } from './+types/route';

export const handle: AdminPage = { right: 'boardMember', topics: ['boardMember'] };

export async function loader(args: Route.LoaderArgs) {
  const { params, context } = args;
  return {
    revision: params.id ? undefined : context.get(revisionContext),
    open: await openRecord(args, boardMemberRecords, 'Vorstandsmitglied nicht gefunden'),
    members: await listListedMembers(context.get(dbContext)),
  };
}

export async function action(args: Route.ActionArgs) {
  return recordAction(args, {
    store: boardMemberRecords,
    id: args.params.id,
    schema: boardForm.schema,
    order: boardOrder,
    picture: { field: 'image', shape: boardPicture.shape },
    path: tool.path,
    messages: tool.messages,
  });
}

export default function Board({ loaderData, params }: Route.ComponentProps) {
  const { open, members } = loaderData;
  const list = (
    <RecordList
      records={members}
      path={tool.path}
      add="Vorstandsmitglied hinzufügen"
      empty="Noch ist niemand im Vorstand."
      isOrdered={!open}
    />
  );
  if (!open) return <Tool title={tool.name}>{list}</Tool>;
  const { record, version } = open;
  return (
    <Tool
      title={record ? record.name : 'Neues Vorstandsmitglied'}
      back={{ to: tool.path, label: 'Ganzer Vorstand' }}
      list={list}
      aside={
        record && (
          <RemovalDialog
            question={`Möchtest du ${record.name} wirklich aus dem Vorstand löschen?`}
            consequences={[]}
            version={version}
          />
        )
      }
    >
      <FieldsForm key={params.id} layout={boardForm} record={record} open={open} />
    </Tool>
  );
}
