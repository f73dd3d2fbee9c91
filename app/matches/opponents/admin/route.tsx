import { href, Link } from 'react-router';
import { listOpponentsWithoutPage } from '#app/league/competitions/competitions.server.ts';
import { listVenues } from '#app/matches/venues/venues.server.ts';
import lone from '#platform/admin/lone-links.module.css';
import { seeOnSite } from '#platform/admin/next-step.ts';
import { openRecord } from '#platform/admin/open-record.server.ts';
import { recordAction } from '#platform/admin/record-action.server.ts';
import { RecordList } from '#platform/admin/record-list.tsx';
import { RemovalDialog } from '#platform/admin/removal-dialog.tsx';
import { Tool } from '#platform/admin/tool.tsx';
import type { AdminPage } from '#platform/live/route-handle.ts';
import { kindsContext, revisionContext } from '#platform/records/context.ts';
import { dbContext } from '#platform/request/context.ts';
import { opponentRecords } from '../opponent-record.server.ts';
import { listOpponentRecords } from '../opponents.server.ts';
import { opponentPicture, opponentSchema, tool } from '../tool.ts';
import type { Route } from './+types/route';
import { OpponentForm } from './form.tsx';

export const handle: AdminPage = {
  right: 'opponent',
  topics: ['opponent', 'game', 'venue', 'team', 'competition'],
};

export async function loader(args: Route.LoaderArgs) {
  const { params, context } = args;
  const db = context.get(dbContext);
  const venues = await listVenues(db);
  const isOnSite = params.id !== undefined && !(await listOpponentsWithoutPage(db)).has(params.id);
  return {
    revision: params.id ? undefined : context.get(revisionContext),
    isOnSite,
    open: await openRecord(args, opponentRecords, 'Gegner nicht gefunden'),
    opponents: await listOpponentRecords(db),
    venues: venues.map(({ id, name }) => ({ id, name })),
  };
}

export async function action(args: Route.ActionArgs) {
  return recordAction(args, {
    store: args.context.get(kindsContext).opponent.records,
    id: args.params.id,
    schema: opponentSchema,
    picture: { field: 'crest', shape: opponentPicture.shape },
    path: tool.path,
    messages: tool.messages,
  });
}

export default function Opponents({ loaderData, params }: Route.ComponentProps) {
  const { open, isOnSite, opponents, venues } = loaderData;
  const list = (
    <RecordList
      records={opponents}
      path={tool.path}
      add="Gegner hinzufügen"
      empty="Noch gibt es keine Gegner: Sie kommen mit dem ersten Spiel."
    />
  );
  if (!open) return <Tool title={tool.name}>{list}</Tool>;
  const { record, version } = open;
  return (
    <Tool
      title={record ? record.name : 'Neuer Gegner'}
      back={{ to: tool.path, label: 'Alle Gegner' }}
      list={list}
      aside={
        record && (
          <RemovalDialog
            question={`Möchtest du ${record.name} wirklich löschen?`}
            consequences={[
              'In Spielen und Tabellen bleibt der Name stehen, ohne Wappen und Seite.',
            ]}
            version={version}
          />
        )
      }
    >
      {record && (
        <p className={lone.links}>
          {isOnSite && (
            <Link to={href('/gegner/:opponent', { opponent: record.address })}>{seeOnSite}</Link>
          )}
          {opponents.length > 1 && (
            <Link to="zusammenlegen">Mit einem anderen Gegner zusammenlegen</Link>
          )}
        </p>
      )}
      <OpponentForm key={params.id} record={record} open={open} venues={venues} />
    </Tool>
  );
}
