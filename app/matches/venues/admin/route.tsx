import { Link } from 'react-router';
import { openRecord } from '#platform/admin/open-record.server.ts';
import { recordAction } from '#platform/admin/record-action.server.ts';
import { RecordList } from '#platform/admin/record-list.tsx';
import { RemovalDialog } from '#platform/admin/removal-dialog.tsx';
import { Tool } from '#platform/admin/tool.tsx';
import type { Db } from '#platform/db/client.server.ts';
import type { AdminPage } from '#platform/live/route-handle.ts';
import { kindsContext, revisionContext } from '#platform/records/context.ts';
import { dbContext } from '#platform/request/context.ts';
import { writeAddress } from '../game-location.ts';
import { ownGroundPath, ownParameter, tool, venueSchema } from '../tool.ts';
import { venueRecords } from '../venue-record.server.ts';
import { findFolderGround, findOwnGround, listVenueRecords } from '../venues.server.ts';
import type { Route } from './+types/route';
import styles from './folder-ground.module.css';
import { VenueForm } from './form.tsx';

export const handle: AdminPage = { right: 'venue', topics: ['venue'] };

export async function loader(args: Route.LoaderArgs) {
  const { params, context, url } = args;
  const db = context.get(dbContext);
  return {
    revision: params.id ? undefined : context.get(revisionContext),
    open: await openRecord(args, venueRecords, 'Spielort nicht gefunden'),
    venues: await listVenueRecords(db),
    folderGround: (await findOwnGround(db, '9999')) ? undefined : await findFolderGround(db),
    start: url.searchParams.has(ownParameter) ? await startOfOwn(db) : undefined,
  };
}

/** Fills a new form with the ground from `club/`, unless `club/` describes another club. */
async function startOfOwn(db: Db) {
  const ground = await findFolderGround(db);
  if (!ground) return { isOwn: 1 as const };
  const { name, street, postalCode, city } = ground;
  return { ...{ name, street, postalCode, city }, isOwn: 1 as const };
}

export async function action(args: Route.ActionArgs) {
  return recordAction(args, {
    store: args.context.get(kindsContext).venue.records,
    id: args.params.id,
    schema: venueSchema,
    path: tool.path,
    messages: tool.messages,
  });
}

export default function Venues({ loaderData, params }: Route.ComponentProps) {
  const { open, venues, folderGround: ground, start } = loaderData;
  const list = (
    <>
      {ground && (
        <p className={styles.ground}>
          <span>
            Unser Platz: {ground.name}, {writeAddress(ground)}.
          </span>
          <Link to={ownGroundPath}>Ändern</Link>
        </p>
      )}
      <RecordList
        records={venues}
        path={tool.path}
        add="Spielort hinzufügen"
        empty="Noch gibt es keine weiteren Spielorte."
      />
    </>
  );
  if (!open) return <Tool title={tool.name}>{list}</Tool>;
  const { record, version } = open;
  return (
    <Tool
      title={record ? record.name : 'Neuer Spielort'}
      back={{ to: tool.path, label: 'Alle Spielorte' }}
      list={list}
      aside={
        record && (
          <RemovalDialog
            question={`Möchtest du ${record.name} wirklich löschen?`}
            consequences={[
              record.isOwn
                ? 'Heimspiele stehen dann wieder am Platz von vorher.'
                : 'Bei Spielen und Gegnern steht dann kein Ort mehr.',
            ]}
            version={version}
          />
        )
      }
    >
      <VenueForm key={`${params.id} ${start?.isOwn}`} record={record} start={start} open={open} />
    </Tool>
  );
}
