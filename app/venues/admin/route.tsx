import { openRecord } from '#platform/admin/open-record.server.ts';
import { recordAction } from '#platform/admin/record-action.server.ts';
import { RecordList } from '#platform/admin/record-list.tsx';
import { RemovalDialog } from '#platform/admin/removal-dialog.tsx';
import { Tool } from '#platform/admin/tool.tsx';
import type { LiveHandle } from '#platform/live/shown-page.ts';
import { dbContext, kindsContext, revisionContext } from '#platform/request/context.ts';
import { venueRecords } from '../venue-record.server.ts';
import { listVenueRecords } from '../venues.server.ts';
import type { Route } from './+types/route';
import { VenueForm } from './form.tsx';
import { venueSchema } from './schema.ts';
import { tool } from './tool.ts';

/** Of the list; an open form is not filled anew while somebody types. */
export const handle: LiveHandle = { topics: ['venue'] };

export async function loader(args: Route.LoaderArgs) {
  const { params, context } = args;
  return {
    revision: params.id ? undefined : context.get(revisionContext),
    open: await openRecord(args, venueRecords, 'Spielort nicht gefunden'),
    venues: await listVenueRecords(context.get(dbContext)),
  };
}

export async function action(args: Route.ActionArgs) {
  return recordAction(args, {
    store: args.context.get(kindsContext).venue.records,
    id: args.params.id,
    schema: venueSchema,
    path: tool.path,
    says: tool.says,
  });
}

export default function Venues({ loaderData, params }: Route.ComponentProps) {
  const { open, venues } = loaderData;
  const list = (
    <RecordList
      records={venues}
      path={tool.path}
      add="Spielort hinzufügen"
      empty="Noch gibt es keine weiteren Spielorte; der eigene Platz ist schon da."
    />
  );
  if (!open) return <Tool title={tool.title}>{list}</Tool>;
  const { record, version } = open;
  return (
    <Tool
      title={record ? record.name : 'Neuer Spielort'}
      back={{ to: tool.path, label: 'Alle Spielorte' }}
      list={list}
      aside={
        record && (
          <RemovalDialog
            question={`Möchtest du ${record.name} wirklich entfernen?`}
            consequences={['Bei Spielen und Gegnern steht dann kein Ort mehr.']}
            version={version}
          />
        )
      }
    >
      <VenueForm key={params.id} record={record} open={open} />
    </Tool>
  );
}
