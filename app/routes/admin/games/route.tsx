import { club } from '../../../../club/club.ts';
import { addressAtSeason, chooseSeason } from '../../../choose-season.server.ts';
import { dbContext, nowContext, revisionContext } from '../../../context.ts';
import { listGameChoices } from '../../../data/games.server.ts';
import { listGameDoubts } from '../../../data/record-doubts.server.ts';
import { editableGames } from '../../../data/records/game-record.server.ts';
import { withBlankGoals } from '../../../domain/blank-goals.ts';
import { seasonAddress, seasonOf } from '../../../domain/season.ts';
import { formatShortDate, viennaDate } from '../../../domain/vienna.ts';
import type { LiveHandle } from '../../../live/shown-page.ts';
import { SeasonNav } from '../../../ui/season-nav.tsx';
import { openRecord } from '../open-record.server.ts';
import { recordAction } from '../record-action.server.ts';
import { RecordList, searchParameter } from '../record-list.tsx';
import { RemovalDialog } from '../removal-dialog.tsx';
import { Tool } from '../tool.tsx';
import type { Route } from './+types/route';
import { GameForm } from './form.tsx';
import { GameLinks } from './game-links.tsx';
import { PictureDownloads } from './picture-downloads.tsx';
import { gameSchema } from './schema.ts';

const path = '/admin/spiele';

/** Of the list; an open form is not filled anew while somebody types. */
export const handle: LiveHandle = { topics: ['game'] };

export async function loader(args: Route.LoaderArgs) {
  const { params, context } = args;
  const db = context.get(dbContext);
  const store = editableGames(club.slugPrefix);
  const open = await openRecord(args, store, 'Spielinformationen nicht verfügbar.');
  const season = await chooseSeason(args, open?.record && seasonOf(open.record.date));
  return {
    revision: params.id ? undefined : context.get(revisionContext),
    open,
    season,
    games: params.id ? [] : await listGameChoices(db, season.shown),
    today: viennaDate(context.get(nowContext)),
  };
}

export async function action(args: Route.ActionArgs) {
  const { id } = args.params;
  const store = editableGames(club.slugPrefix);
  const saving = { done: 'spiel-gespeichert', failed: 'Fehler beim Speichern ❌' } as const;
  return recordAction(args, {
    store,
    id,
    schema: gameSchema,
    ruled: withBlankGoals,
    doubts: (game, id) => listGameDoubts(args.context.get(dbContext), id, game),
    path: (game) => addressAtSeason(args.context, path, game && seasonOf(game.date)),
    says: {
      add: saving,
      edit: saving,
      remove: { done: 'spiel-geloescht', failed: 'Fehler beim Löschen ❌' },
    },
  });
}

export default function Games({ loaderData, params }: Route.ComponentProps) {
  const { open, season, games, today } = loaderData;
  if (!open)
    return (
      <Tool title="Spielmanagement">
        <SeasonNav choice={season} keeps={searchParameter} />
        <RecordList
          records={games.map(({ id, date, opponent, kind, goalsFor, goalsAgainst }) => ({
            id,
            title: opponent,
            detail: `${formatShortDate(date)}, ${kind}, ${goalsFor ?? '–'}:${goalsAgainst ?? '–'}`,
          }))}
          path={path}
          add="Spiel hinzufügen"
          empty={<span lang="en">No games available.</span>}
          season={season.seasons.length > 1 ? season.shown : undefined}
        />
      </Tool>
    );
  const { record, version, dependents } = open;
  return (
    <Tool
      title={record ? `Gegen ${record.opponent}, ${formatShortDate(record.date)}` : 'Neues Spiel'}
      back={{ to: seasonAddress(path, season.shown, season.current), label: 'Alle Spiele' }}
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
      {record && <GameLinks game={{ ...record, id: open.id }} lineupId={dependents[0]?.id} />}
      <GameForm key={params.id} record={record} open={open} today={today} />
      {record && <PictureDownloads slug={record.slug} hasLineup={dependents.length > 0} />}
    </Tool>
  );
}
