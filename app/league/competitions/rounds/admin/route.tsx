import { Link } from 'react-router';
import { findOwnNames } from '#app/club/details/find-details.server.ts';
import { openRecord } from '#platform/admin/open-record.server.ts';
import { recordAction } from '#platform/admin/record-action.server.ts';
import { RecordList } from '#platform/admin/record-list.tsx';
import { ownRecords, ownTeamIds } from '#platform/admin/record-permissions.server.ts';
import { RemovalDialog } from '#platform/admin/removal-dialog.tsx';
import { Tool } from '#platform/admin/tool.tsx';
import type { AdminPage } from '#platform/live/route-handle.ts';
import { revisionContext } from '#platform/records/context.ts';
import { notFound } from '#platform/request/answers.server.ts';
import { dbContext, nowContext } from '#platform/request/context.ts';
import button from '#platform/ui/button.module.css';
import { type Choice, ChoiceRows } from '#platform/ui/choice-rows.tsx';
import { competitionParameter } from '#platform/values/query-parameters.ts';
import { viennaDate } from '#platform/values/vienna.ts';
import { tool as competitionTool } from '../../tool.ts';
import { roundRecords } from '../round-record.server.ts';
import { listRoundRecords } from '../rounds.server.ts';
import { newRoundPath, roundSchema, tool } from '../tool.ts';
import type { Route } from './+types/route';
import { RoundForm } from './form.tsx';
import { openRound, type RoundStart } from './open-round.server.ts';

export const handle: AdminPage = {
  right: 'leagueRound',
  topics: ['leagueRound', 'competition', 'game', 'opponent'],
};

export async function loader(args: Route.LoaderArgs) {
  const { params, context, url } = args;
  const db = context.get(dbContext);
  const open = await openRecord(args, roundRecords, 'Runde nicht gefunden');
  const today = viennaDate(context.get(nowContext));
  const asked = open?.record?.competitionId ?? url.searchParams.get(competitionParameter);
  const start = await openRound(db, asked ?? undefined, today, ownTeamIds(context, 'leagueRound'));
  if (asked && !start) notFound('Bewerb nicht gefunden');
  return {
    revision: params.id ? undefined : context.get(revisionContext),
    open,
    start,
    rounds: await ownRecords(context, 'leagueRound', await listRoundRecords(db)),
  };
}

export async function action(args: Route.ActionArgs) {
  return recordAction(args, {
    store: roundRecords,
    id: args.params.id,
    schema: async () => roundSchema(await findOwnNames(args.context.get(dbContext))),
    path: tool.path,
    messages: tool.messages,
  });
}

export default function Rounds({ loaderData, params }: Route.ComponentProps) {
  const { open, start, rounds } = loaderData;
  const list = (
    <RecordList
      records={rounds}
      path={tool.path}
      add="Runde eintragen"
      empty="Noch keine Runde eingetragen."
    />
  );
  if (!start)
    return (
      <Tool title={tool.name}>
        <p>Eine Runde gehört zu einem Bewerb mit seinen Teams.</p>
        <p>
          <Link to={`${competitionTool.path}/neu`} className={button.button}>
            Bewerb hinzufügen
          </Link>
        </p>
      </Tool>
    );
  if (!open) return <Tool title={tool.name}>{list}</Tool>;
  const { record, version } = open;
  return (
    <Tool
      title={record ? `${record.round}. Runde, ${start.competition.name}` : 'Runde eintragen'}
      back={{ to: tool.path, label: 'Alle Runden' }}
      list={list}
      aside={
        record && (
          <RemovalDialog
            question={`Möchtest du die ${record.round}. Runde wirklich löschen?`}
            consequences={[
              'Die Ergebnisse der anderen fehlen dann in der Tabelle; eure Spiele bleiben.',
            ]}
            version={version}
          />
        )
      }
    >
      {!record && start.leagues.length > 1 && (
        <ChoiceRows label="Welcher Bewerb" rows={[choicesOf(start)]} />
      )}
      <RoundForm
        key={`${params.id} ${start.competition.id}`}
        record={record}
        open={open}
        start={start}
      />
    </Tool>
  );
}

function choicesOf({ leagues, competition }: RoundStart): Choice[] {
  return leagues.map(({ id, name }) => ({
    label: name,
    to: id === competition.id ? undefined : newRoundPath(id),
  }));
}
