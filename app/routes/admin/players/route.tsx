import { dbContext, nowContext, revisionContext } from '../../../context.ts';
import { listPlayerChoices } from '../../../data/players.server.ts';
import { playerRecords } from '../../../data/records/player-record.server.ts';
import { viennaDate } from '../../../domain/vienna.ts';
import type { LiveHandle } from '../../../live/shown-page.ts';
import { openRecord } from '../open-record.server.ts';
import { recordAction } from '../record-action.server.ts';
import { RecordList } from '../record-list.tsx';
import { RemovalDialog } from '../removal-dialog.tsx';
import { Tool } from '../tool.tsx';
import type { Route } from './+types/route';
import { PlayerForm } from './form.tsx';
import { playerSchema } from './schema.ts';

const path = '/admin/spieler';

/** Of the list; an open form is not filled anew while somebody types. */
export const handle: LiveHandle = { topics: ['player'] };

export async function loader(args: Route.LoaderArgs) {
  const { params, context } = args;
  const db = context.get(dbContext);
  return {
    revision: params.id ? undefined : context.get(revisionContext),
    open: await openRecord(args, playerRecords, 'Spieler nicht gefunden'),
    players: params.id ? [] : await listPlayerChoices(db),
    season: viennaDate(context.get(nowContext)).slice(0, 4),
  };
}

export async function action(args: Route.ActionArgs) {
  return recordAction(args, {
    store: playerRecords,
    id: args.params.id,
    schema: playerSchema,
    path,
    says: {
      add: { done: 'spieler-hinzugefuegt', failed: 'Fehler beim Hinzufügen ❌' },
      edit: { done: 'spieler-aktualisiert', failed: 'Fehler beim Aktualisieren ❌' },
      remove: { done: 'spieler-geloescht', failed: 'Fehler beim Löschen ❌' },
    },
  });
}

export default function Players({ loaderData, params }: Route.ComponentProps) {
  const { open, players, season } = loaderData;
  if (!open)
    return (
      <Tool title="Spielermanagement">
        <RecordList
          records={players.map(({ id, name, position, shirtNumber, active }) => ({
            id,
            title: shirtNumber ? `${shirtNumber} ${name}` : name,
            detail: active ? position : `${position}, nicht aktiv`,
          }))}
          path={path}
          add="Spieler hinzufügen"
          empty="Keine Spieler gefunden."
        />
      </Tool>
    );
  const { record, version, dependents } = open;
  return (
    <Tool
      title={record ? record.name : 'Neuer Spieler'}
      back={{ to: path, label: 'Alle Spieler' }}
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
