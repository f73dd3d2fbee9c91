import { Link } from 'react-router';
import { findSeasonPlan, listSeasonNames } from '#app/seasons/seasons.server.ts';
import { listAllTeams } from '#app/teams/teams.server.ts';
import { openRecord } from '#platform/admin/open-record.server.ts';
import { recordAction } from '#platform/admin/record-action.server.ts';
import { RecordList } from '#platform/admin/record-list.tsx';
import { chooseOwnTeam, ownRecords } from '#platform/admin/record-permissions.server.ts';
import { RemovalDialog } from '#platform/admin/removal-dialog.tsx';
import { Tool } from '#platform/admin/tool.tsx';
import type { AdminPage } from '#platform/live/route-handle.ts';
import { kindsContext, revisionContext } from '#platform/records/context.ts';
import { dbContext, nowContext } from '#platform/request/context.ts';
import button from '#platform/ui/button.module.css';
import { viennaDate } from '#platform/values/vienna.ts';
import { competitionNameWithSeason } from '../competition.ts';
import { competitionRecords } from '../competition-record.server.ts';
import { listCompetitionRecords } from '../competitions.server.ts';
import { competitionSchema, tool } from '../tool.ts';
import type { Route } from './+types/route';
import { CompetitionForm } from './form.tsx';
import { proposeCompetition, proposeNextPhase } from './propose-competition.server.ts';

const phaseBeforeParameter = 'nach';

export const handle: AdminPage = { right: 'competition', topics: ['competition'] };

export async function loader(args: Route.LoaderArgs) {
  const { params, context, url } = args;
  const db = context.get(dbContext);
  const open = await openRecord(args, competitionRecords, 'Bewerb nicht gefunden');
  const today = viennaDate(context.get(nowContext));
  const plan = await findSeasonPlan(db);
  const competitions = await ownRecords(context, 'competition', await listCompetitionRecords(db));
  const after = competitions.find(
    ({ id }) => id === url.searchParams.get(phaseBeforeParameter),
  )?.id;
  const team = chooseOwnTeam(context, 'competition', await listAllTeams(db));
  const defaultId = team.usual === undefined ? (team.teams[0]?.id ?? null) : team.usual;
  return {
    revision: params.id ? undefined : context.get(revisionContext),
    open,
    entered:
      open?.record ??
      (after && (await proposeNextPhase(db, after))) ??
      (open && (await proposeCompetition(db, plan, today, defaultId))),
    phases: competitions.filter(({ id }) => id !== params.id),
    plan,
    seasons: open ? await listSeasonNames(db) : [],
    team,
    competitions,
  };
}

export async function action(args: Route.ActionArgs) {
  const { params, context } = args;
  const db = context.get(dbContext);
  return recordAction(args, {
    store: context.get(kindsContext).competition.records,
    id: params.id,
    async schema() {
      const { usual } = chooseOwnTeam(context, 'competition', await listAllTeams(db));
      const phases = await ownRecords(context, 'competition', await listCompetitionRecords(db));
      return competitionSchema(
        await listSeasonNames(db),
        await findSeasonPlan(db),
        usual,
        phases.flatMap(({ id }) => (id === params.id ? [] : [id])),
      );
    },
    path: tool.path,
    messages: tool.messages,
  });
}

export default function Competitions({ loaderData, params }: Route.ComponentProps) {
  const { open, entered, plan, phases, seasons, team, competitions } = loaderData;
  const list = (
    <RecordList
      records={competitions}
      path={tool.path}
      add="Bewerb hinzufügen"
      empty="Noch kein Bewerb. Mit einem entsteht die Tabelle aus den Ergebnissen von selbst."
    />
  );
  if (!open) return <Tool title={tool.name}>{list}</Tool>;
  const { record, version, dependents } = open;
  const name = record && competitionNameWithSeason(record);
  return (
    <Tool
      title={name ?? 'Neuer Bewerb'}
      back={{ to: tool.path, label: 'Alle Bewerbe' }}
      list={list}
      aside={
        record && (
          <>
            <Link
              to={`${tool.path}/neu?${new URLSearchParams({ [phaseBeforeParameter]: params.id ?? '' })}`}
              className={`${button.button} ${button.quiet}`}
            >
              Phase danach anlegen
            </Link>
            <Link
              to={`${tool.path}/${encodeURIComponent(params.id ?? '')}/offen`}
              className={`${button.button} ${button.quiet}`}
            >
              Was nicht zählt
            </Link>
            <RemovalDialog
              question={`Möchtest du ${name} wirklich löschen?`}
              consequences={[
                ...(dependents.length > 0
                  ? ['Die eingetragenen Runden der anderen gehen mit.']
                  : []),
                'Eure Spiele bleiben.',
              ]}
              version={version}
            />
          </>
        )
      }
    >
      {entered && (
        <CompetitionForm
          key={params.id ?? entered.continuesId}
          entered={entered}
          open={open}
          seasons={seasons}
          team={team}
          plan={plan}
          phases={phases}
        />
      )}
    </Tool>
  );
}
