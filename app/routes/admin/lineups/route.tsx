import { dbContext } from '../../../context.ts';
import { listGameChoices } from '../../../data/games.server.ts';
import { listPlayerChoices } from '../../../data/players.server.ts';
import { lineupRecords } from '../../../data/records/lineup-record.server.ts';
import { listTrainerChoices } from '../../../data/trainers.server.ts';
import { formatShortDate } from '../../../domain/vienna.ts';
import { openRecord } from '../open-record.server.ts';
import { recordAction } from '../record-action.server.ts';
import { RecordList } from '../record-list.tsx';
import { RemovalDialog } from '../removal-dialog.tsx';
import { Tool } from '../tool.tsx';
import type { Route } from './+types/route';
import { LineupForm } from './form.tsx';
import { lineupSchema } from './schema.ts';

const path = '/admin/kader';

export async function loader(args: Route.LoaderArgs) {
  const { params, context } = args;
  const db = context.get(dbContext);
  return {
    open: await openRecord(args, lineupRecords, 'Kader nicht gefunden'),
    games: await listGameChoices(db),
    trainers: params.id ? await listTrainerChoices(db) : [],
    players: params.id ? await listPlayerChoices(db) : [],
  };
}

export async function action(args: Route.ActionArgs) {
  const failed = 'Fehler beim Speichern ❌';
  return recordAction(args, {
    store: lineupRecords,
    id: args.params.id,
    schema: lineupSchema,
    path,
    says: {
      add: { done: 'kader-gespeichert', failed },
      edit: { done: 'kader-aktualisiert', failed },
      remove: { done: 'kader-geloescht', failed: 'Fehler beim Löschen ❌' },
    },
  });
}

export default function Lineups({ loaderData, params }: Route.ComponentProps) {
  const { open, games, trainers, players } = loaderData;
  if (!open)
    return (
      <Tool title="Kaderverwaltung">
        <RecordList
          records={games.flatMap(({ lineupId, opponent, date, kind }) =>
            lineupId
              ? [{ id: lineupId, title: opponent, detail: `${formatShortDate(date)}, ${kind}` }]
              : [],
          )}
          path={path}
          add="Kader hinzufügen"
          empty="Noch kein Kader gespeichert."
        />
      </Tool>
    );
  const { record, version } = open;
  const game = games.find(({ id }) => id === record?.gameId);
  return (
    <Tool
      title={game ? `Kader gegen ${game.opponent}, ${formatShortDate(game.date)}` : 'Neuer Kader'}
      back={{ to: path, label: 'Alle Kader' }}
      aside={
        record && (
          <RemovalDialog
            question="Möchtest du diesen Kader wirklich löschen?"
            consequences={['Der Spielbericht zeigt dann keine Aufstellung mehr.']}
            version={version}
          />
        )
      }
    >
      <LineupForm
        key={params.id}
        record={record}
        open={open}
        games={games.filter(({ id, hasLineup }) => !hasLineup || id === record?.gameId)}
        trainers={trainers}
        players={players}
      />
    </Tool>
  );
}
