import { listKnownPlayerIds, mayNamePlayers } from '#app/people/players/known-players.server.ts';
import { describeSharedNumbers } from '#app/people/players/number-warnings.server.ts';
import { listPlayerChoices } from '#app/people/players/players.server.ts';
import { findSeasonPlan, listSeasonNames } from '#app/seasons/seasons.server.ts';
import { listAllTeams } from '#app/teams/teams.server.ts';
import { openRecord } from '#platform/admin/open-record.server.ts';
import { recordAction } from '#platform/admin/record-action.server.ts';
import { RecordList } from '#platform/admin/record-list.tsx';
import { chooseOwnTeam, ownRecords } from '#platform/admin/record-permissions.server.ts';
import { RemovalDialog } from '#platform/admin/removal-dialog.tsx';
import { Tool } from '#platform/admin/tool.tsx';
import type { AdminPage } from '#platform/live/route-handle.ts';
import { revisionContext } from '#platform/records/context.ts';
import { dbContext, nowContext } from '#platform/request/context.ts';
import { findSeasonName } from '#platform/values/season-plan.ts';
import { viennaDate } from '#platform/values/vienna.ts';
import { squadRecords } from '../squad-record.server.ts';
import { listSquadRecords } from '../squads.server.ts';
import { squadSchema, tool } from '../tool.ts';
import type { Route } from './+types/route';
import { SquadForm } from './form.tsx';

export const handle: AdminPage = { right: 'squad', topics: ['squad', 'team', 'clubDetails'] };

export async function loader(args: Route.LoaderArgs) {
  const { params, context } = args;
  const db = context.get(dbContext);
  const open = await openRecord(args, squadRecords, 'Mannschaftskader nicht gefunden');
  const known = await listKnownPlayerIds(context, 'squad');
  const inSquad = new Set(open?.record?.players.map(({ playerId }) => playerId));
  const players = open ? await listPlayerChoices(db) : [];
  const today = viennaDate(context.get(nowContext));
  const team = chooseOwnTeam(context, 'squad', await listAllTeams(db));
  return {
    revision: params.id ? undefined : context.get(revisionContext),
    open,
    entered: open?.record ?? {
      teamId: team.usual,
      season: findSeasonName(today, await findSeasonPlan(db)),
      players: [],
    },
    team,
    seasons: open ? await listSeasonNames(db) : [],
    players: players.filter(({ id }) => known === 'all' || known.has(id) || inSquad.has(id)),
    squads: await ownRecords(context, 'squad', await listSquadRecords(db)),
  };
}

export async function action(args: Route.ActionArgs) {
  const { params, context } = args;
  const db = context.get(dbContext);
  return recordAction(args, {
    store: squadRecords,
    id: params.id,
    async schema() {
      const { usual } = chooseOwnTeam(context, 'squad', await listAllTeams(db));
      return squadSchema(await listSeasonNames(db), usual);
    },
    async warnings(transaction, { players }) {
      const known = new Map(
        (await listPlayerChoices(transaction)).map((player) => [player.id, player]),
      );
      return describeSharedNumbers(
        players.flatMap(({ playerId, shirtNumber }) => {
          const player = known.get(playerId);
          return player ? [{ ...player, shirtNumber: shirtNumber ?? player.shirtNumber }] : [];
        }),
      );
    },
    mayName: (squad, stored) => mayNamePlayers(context, 'squad', squad, stored),
    path: tool.path,
    messages: tool.messages,
  });
}

export default function Squads({ loaderData, params }: Route.ComponentProps) {
  const { open, entered, team, seasons, players, squads } = loaderData;
  const list = (
    <RecordList
      records={squads}
      path={tool.path}
      add="Mannschaftskader hinzufügen"
      empty="Noch kein Mannschaftskader. Bis dahin sind alle aktiven Spieler in der ersten Mannschaft."
    />
  );
  if (!open) return <Tool title={tool.name}>{list}</Tool>;
  const { record, version } = open;
  const name =
    record && `${team.teams.find(({ id }) => id === record.teamId)?.name} ${record.season}`;
  return (
    <Tool
      title={name ? `Mannschaftskader ${name}` : 'Neuer Mannschaftskader'}
      back={{ to: tool.path, label: 'Alle Mannschaftskader' }}
      list={list}
      aside={
        record && (
          <RemovalDialog
            question={`Möchtest du den Mannschaftskader ${name} wirklich löschen?`}
            consequences={[
              'Die Spieler bleiben.',
              ...(record.teamId === null
                ? []
                : [
                    'Wer in keinem anderen Mannschaftskader steht, ist dann auf der Website zu sehen.',
                  ]),
            ]}
            version={version}
          />
        )
      }
    >
      <SquadForm
        key={params.id}
        entered={entered}
        open={open}
        team={team}
        seasons={seasons}
        players={players}
      />
    </Tool>
  );
}
