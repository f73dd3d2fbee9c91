import { club } from '../../../../club/club.ts';
import { dbContext, nowContext } from '../../../context.ts';
import { listGameChoices } from '../../../data/games.server.ts';
import { editableGames } from '../../../data/records/game-record.server.ts';
import { withBlankGoals } from '../../../domain/blank-goals.ts';
import { formatShortDate, viennaDate } from '../../../domain/vienna.ts';
import { newRecord, openRecord } from '../open-record.server.ts';
import { recordAction } from '../record-action.server.ts';
import { RecordList } from '../record-list.tsx';
import { RemovalDialog } from '../removal-dialog.tsx';
import { Tool } from '../tool.tsx';
import type { Route } from './+types/route';
import { GameForm } from './form.tsx';
import { gameSchema } from './schema.ts';

const path = '/admin/spiele';

export async function loader(args: Route.LoaderArgs) {
  const { params, context } = args;
  const db = context.get(dbContext);
  const store = editableGames(club.slugPrefix);
  return {
    open: await openRecord(args, store, 'Spielinformationen nicht verfügbar.'),
    games: params.id ? [] : await listGameChoices(db),
    today: viennaDate(context.get(nowContext)),
  };
}

export async function action(args: Route.ActionArgs) {
  const isNew = !args.params.id || args.params.id === newRecord;
  const today = viennaDate(args.context.get(nowContext));
  const saving = { done: 'spiel-gespeichert', failed: 'Fehler beim Speichern ❌' } as const;
  return recordAction(args, {
    store: editableGames(club.slugPrefix),
    id: args.params.id,
    schema: gameSchema,
    ruled: (game) => (isNew ? game : withBlankGoals(game, today)),
    path,
    says: {
      add: saving,
      edit: saving,
      remove: { done: 'spiel-geloescht', failed: 'Fehler beim Löschen ❌' },
    },
  });
}

export default function Games({ loaderData, params }: Route.ComponentProps) {
  const { open, games, today } = loaderData;
  if (!open)
    return (
      <Tool title="Spielmanagement">
        <RecordList
          records={games.map(({ id, date, opponent, kind, goalsFor, goalsAgainst }) => ({
            id,
            title: opponent,
            detail: `${formatShortDate(date)}, ${kind}, ${goalsFor ?? '–'}:${goalsAgainst ?? '–'}`,
          }))}
          path={path}
          add="Spiel hinzufügen"
          empty="No games available."
        />
      </Tool>
    );
  const { record, version, dependents } = open;
  return (
    <Tool
      title={record ? `Gegen ${record.opponent}, ${formatShortDate(record.date)}` : 'Neues Spiel'}
      back={{ to: path, label: 'Alle Spiele' }}
      aside={
        record && (
          <RemovalDialog
            question="Möchtest du dieses Spiel wirklich löschen?"
            consequences={
              dependents.length > 0 ? ['Der Kader dieses Spiels wird mit ihm gelöscht.'] : []
            }
            version={version}
          />
        )
      }
    >
      <GameForm key={params.id} record={record} open={open} today={today} />
    </Tool>
  );
}
