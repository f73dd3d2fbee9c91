import { openRecord } from '#platform/admin/open-record.server.ts';
import { recordAction } from '#platform/admin/record-action.server.ts';
import { RecordList } from '#platform/admin/record-list.tsx';
import { RemovalDialog } from '#platform/admin/removal-dialog.tsx';
import { Tool } from '#platform/admin/tool.tsx';
import type { LiveHandle } from '#platform/live/shown-page.ts';
import { dbContext, nowContext, revisionContext } from '#platform/request/context.ts';
import { viennaDate } from '#platform/values/vienna.ts';
import { playerRecords } from '../player-record.server.ts';
import type { Route } from './+types/route';
import { PlayerForm } from './form.tsx';
import { listPlayerRecords } from './list.server.ts';
import { playerPicture } from './picture-tool.ts';
import { playerSchema } from './schema.ts';
import { tool } from './tool.ts';

/** Of the list; an open form is not filled anew while somebody types. */
export const handle: LiveHandle = { topics: ['player'] };

export async function loader(args: Route.LoaderArgs) {
  const { params, context } = args;
  const db = context.get(dbContext);
  return {
    revision: params.id ? undefined : context.get(revisionContext),
    open: await openRecord(args, playerRecords, 'Spieler nicht gefunden'),
    players: await listPlayerRecords(db),
    season: viennaDate(context.get(nowContext)).slice(0, 4),
  };
}

export async function action(args: Route.ActionArgs) {
  return recordAction(args, {
    store: playerRecords,
    id: args.params.id,
    schema: playerSchema,
    picture: { field: 'image', shape: playerPicture.shape },
    path: tool.path,
    says: tool.says,
  });
}

export default function Players({ loaderData, params }: Route.ComponentProps) {
  const { open, players, season } = loaderData;
  const list = (
    <RecordList
      records={players}
      path={tool.path}
      add="Spieler hinzufügen"
      empty="Keine Spieler gefunden."
    />
  );
  if (!open) return <Tool title={tool.title}>{list}</Tool>;
  const { record, version, dependents } = open;
  return (
    <Tool
      title={record ? record.name : 'Neuer Spieler'}
      back={{ to: tool.path, label: 'Alle Spieler' }}
      list={list}
      aside={
        record && (
          <RemovalDialog
            question={`Möchtest du ${record.name} wirklich löschen?`}
            consequences={
              dependents.length > 0
                ? [
                    `Statt des Namens steht dann „#Nummer“ in: ${dependents.map(({ label }) => label).join('; ')}.`,
                  ]
                : []
            }
            version={version}
          />
        )
      }
    >
      <PlayerForm key={params.id} record={record} open={open} season={season} />
    </Tool>
  );
}
