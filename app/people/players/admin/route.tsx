import {
  addCounted,
  addCountedSeasons,
  serializeFigures,
} from '#app/people/figures/opening-balance.ts';
import { listCountedSeasons } from '#app/people/figures/recount-figures.server.ts';
import { type Performance, seasonTotals } from '#app/people/figures/season-totals.ts';
import { withSeasons } from '#app/people/follow-name.server.ts';
import { findSeasonPlan } from '#app/seasons/seasons.server.ts';
import { newRecord, openRecord } from '#platform/admin/open-record.server.ts';
import { recordAction } from '#platform/admin/record-action.server.ts';
import { RecordList } from '#platform/admin/record-list.tsx';
import { RemovalDialog, tellConsequences } from '#platform/admin/removal-dialog.tsx';
import { Tool } from '#platform/admin/tool.tsx';
import type { AdminPage } from '#platform/live/route-handle.ts';
import { kindsContext, revisionContext } from '#platform/records/context.ts';
import { dbContext, nowContext } from '#platform/request/context.ts';
import { findSeasonName } from '#platform/values/season-plan.ts';
import { viennaDate } from '#platform/values/vienna.ts';
import { listNumberWarnings } from '../number-warnings.server.ts';
import { type PlayerRecord, playerRecords } from '../player-record.server.ts';
import { listPlayerRecords } from '../players.server.ts';
import { playerPicture, playerSchema, tool } from '../tool.ts';
import type { Route } from './+types/route';
import { PlayerForm } from './form.tsx';

export const handle: AdminPage = { right: 'player', topics: ['player'] };

export async function loader(args: Route.LoaderArgs) {
  const { params, context } = args;
  const db = context.get(dbContext);
  const open = await openRecord(args, playerRecords, 'Spieler nicht gefunden');
  return {
    revision: params.id ? undefined : context.get(revisionContext),
    open,
    ...(open?.record && { totals: totalsOf(open.record, await listCountedSeasons(db, open.id)) }),
    players: await listPlayerRecords(db),
    season: findSeasonName(viennaDate(context.get(nowContext)), await findSeasonPlan(db)),
  };
}

function totalsOf(record: PlayerRecord, counted: ReadonlyMap<string, Performance>) {
  const all = seasonTotals([...counted.values()]);
  return {
    ...addCounted(record, all),
    counted: serializeFigures(all),
    pastSeasons: addCountedSeasons(record.pastSeasons, counted).map((season, index, seasons) => {
      const isFirst = seasons.findIndex((other) => other.season === season.season) === index;
      const ofSeason = isFirst ? counted.get(season.season) : undefined;
      return { ...season, counted: serializeFigures(ofSeason) };
    }),
  };
}

export async function action(args: Route.ActionArgs) {
  const { params, context } = args;
  const db = context.get(dbContext);
  const id = params.id ?? newRecord;
  return recordAction(args, {
    store: withSeasons('player', context.get(kindsContext).player.records),
    id: params.id,
    async schema() {
      const counted = await listCountedSeasons(db, id);
      const openings = (await playerRecords.read(db, id))?.pastSeasons;
      return playerSchema({ counted, openings });
    },
    warnings: (transaction, player, playerId) => listNumberWarnings(transaction, playerId, player),
    picture: { field: 'image', shape: playerPicture.shape },
    path: tool.path,
    messages: tool.messages,
  });
}

export default function Players({ loaderData, params }: Route.ComponentProps) {
  const { open, totals, players, season } = loaderData;
  const list = (
    <RecordList
      records={players}
      path={tool.path}
      add="Spieler hinzufügen"
      csv={{ out: '/admin/spieler.csv', in: '/admin/einlesen' }}
      empty="Keine Spieler gefunden."
      nothingFound="Keine Spieler gefunden."
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
            consequences={tellConsequences(dependents, {
              few: 'Statt des Namens steht dann „#Nummer“ in',
              many: (count) => `Statt des Namens steht in ${count} Aufstellungen dann „#Nummer“.`,
            })}
            version={version}
          />
        )
      }
    >
      <PlayerForm
        key={params.id}
        record={record && totals && { ...record, ...totals }}
        open={open}
        season={season}
      />
    </Tool>
  );
}
