import { data, Link, redirect, useLocation } from 'react-router';
import { tool as gameTool } from '#app/matches/games/tool.ts';
import { takeForOne } from '#app/matches/opponents/merge-opponents.server.ts';
import { Failure } from '#platform/admin/form/failure.tsx';
import { openRecord } from '#platform/admin/open-record.server.ts';
import { mayChange, ownTeamIds } from '#platform/admin/record-permissions.server.ts';
import { withMessage, withoutMessage } from '#platform/admin/success-messages.ts';
import { Tool } from '#platform/admin/tool.tsx';
import { useAnswer } from '#platform/drafts/failed-submission.ts';
import { FormWithDraft } from '#platform/drafts/form-with-draft.tsx';
import type { AdminPage } from '#platform/live/route-handle.ts';
import { kindsContext, revisionContext } from '#platform/records/context.ts';
import { BlockedChangeError } from '#platform/records/refusal.ts';
import { notFound } from '#platform/request/answers.server.ts';
import { dbContext, nowContext, todayContext } from '#platform/request/context.ts';
import { readForm } from '#platform/request/read-form.server.ts';
import { currentAdmin } from '#platform/sign-in/require-admin.server.ts';
import button from '#platform/ui/button.module.css';
import { formatShortDate } from '#platform/values/vienna.ts';
import { competitionRecords } from '../competition-record.server.ts';
import { tool } from '../tool.ts';
import type { Route } from './+types/route';
import { endGames } from './end-games.server.ts';
import {
  findUnclear,
  type OutsideTeam,
  type Unclear,
  type Withdrawn,
} from './find-unclear.server.ts';
import styles from './route.module.css';

export const handle: AdminPage = {
  right: 'competition',
  topics: ['competition', 'leagueRound', 'game', 'opponent', 'team', 'clubDetails', 'season'],
};

const missing = 'Bewerb nicht gefunden';

export async function loader(args: Route.LoaderArgs) {
  const { context } = args;
  return { revision: context.get(revisionContext), unclear: await openUnclear(args) };
}

/**
 * An admin of only some teams of the club gets empty `teams` lists, because a choice from such a list merges
 * two opponents for all teams of the club.
 */
async function openUnclear(args: Route.LoaderArgs | Route.ActionArgs): Promise<Unclear> {
  const { params, context } = args;
  const open = await openRecord(args, competitionRecords, missing);
  const [db, today] = [context.get(dbContext), context.get(todayContext)];
  const unclear = (open?.record && (await findUnclear(db, params.id, today))) ?? notFound(missing);
  if (ownTeamIds(context, 'opponent') === 'all') return unclear;
  return { ...unclear, strangers: unclear.strangers.map((one) => ({ ...one, teams: [] })) };
}

interface Refusal {
  message: string;
}

export async function action(args: Route.ActionArgs) {
  const { request, params, context } = args;
  const form = await readForm({ request, context });
  const [db, kinds] = [context.get(dbContext), context.get(kindsContext)];
  const unclear = await openUnclear(args);
  const by = {
    username: currentAdmin(context).username,
    now: context.get(nowContext),
    may: mayChange(context),
  };
  const team = form.get('team');
  const stranger = unclear.strangers.find(({ name }) => name === form.get('stranger'));
  const name = stranger?.teams.find((one) => one === team);
  const withdrawn = unclear.withdrawn.find((one) => one.team === team);
  try {
    if (stranger && name !== undefined)
      await takeForOne(db, kinds.opponent.records, { name, spelling: stranger.name }, by);
    else if (!form.has('stranger') && withdrawn)
      await endGames(
        db,
        kinds.game.records,
        { competitionId: params.id, team: withdrawn.team },
        by,
      );
    else return refuse('Das ist schon geklärt, oder der Bewerb hat sich geändert.', 409);
  } catch (error) {
    if (!(error instanceof BlockedChangeError)) throw error;
    return refuse(error.message, 409);
  }
  return redirect(
    withMessage(`${tool.path}/${encodeURIComponent(params.id)}/offen`, tool.messages.edit.word),
    303,
  );
}

function refuse(message: string, status: number) {
  const refusal: Refusal = { message };
  return data(refusal, { status });
}

export default function UnclearGames({ loaderData, params }: Route.ComponentProps) {
  const { name, strangers, withdrawn } = loaderData.unclear;
  const answer = useAnswer<Refusal>();
  const address = withoutMessage(useLocation());
  return (
    <Tool
      title="Was nicht zählt"
      back={{ to: `${tool.path}/${encodeURIComponent(params.id)}`, label: name }}
    >
      {answer?.message && <Failure answer={answer}>{answer.message}</Failure>}
      {strangers.length + withdrawn.length === 0 && (
        <p>
          Alle Spiele zählen. <Link to={tool.path}>Alle Bewerbe</Link>
        </p>
      )}
      {strangers.map((stranger) => (
        <WhoIsIt key={stranger.name} stranger={stranger} address={address} />
      ))}
      {withdrawn.map((one) => (
        <Gone key={one.team} withdrawn={one} address={address} />
      ))}
    </Tool>
  );
}

function WhoIsIt({ stranger, address }: { stranger: OutsideTeam; address: string }) {
  const { name, isClub, teams, games } = stranger;
  return (
    <section className={styles.part}>
      <h2>Wer ist {name}?</h2>
      <p>
        {teams.length > 0
          ? 'Im Bewerb heißt kein Team so, darum zählt nicht, was gegen dieses Team gespielt wurde. Tippe an, wer gemeint ist: Beide Namen gehören dann zu einem Gegner. Im Protokoll lässt sich das zurücknehmen.'
          : `${isClub ? 'Das seid ihr selbst.' : 'Im Bewerb heißt kein Team so.'} Bessere den Gegner im Spiel aus:`}
      </p>
      {teams.length > 0 ? (
        <FormWithDraft action={address} className={styles.choices}>
          <input type="hidden" name="stranger" value={name} />
          {teams.map((team) => (
            <button
              key={team}
              type="submit"
              name="team"
              value={team}
              className={`${button.button} ${button.quiet}`}
            >
              Das ist {team}
            </button>
          ))}
        </FormWithDraft>
      ) : (
        <ul role="list" className={styles.choices}>
          {games.map(({ id, date }) => (
            <li key={id}>
              <Link to={`${gameTool.path}/${encodeURIComponent(id)}`} className={button.button}>
                Spiel am {formatShortDate(date)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Gone({ withdrawn, address }: { withdrawn: Withdrawn; address: string }) {
  const { team, games, isKept } = withdrawn;
  const days = new Intl.ListFormat('de-AT').format(games.map(({ date }) => formatShortDate(date)));
  const count = games.length === 1 ? 'Das Spiel' : `Die ${games.length} Spiele`;
  return (
    <section className={styles.part}>
      <h2>{team} hat sich zurückgezogen</h2>
      <p>
        Offen: {days}. {isKept ? 'Die Ergebnisse bleiben stehen.' : 'Die Ergebnisse zählen nicht.'}
      </p>
      <FormWithDraft action={address}>
        <button type="submit" name="team" value={team} className={button.button}>
          {isKept ? `${count} mit 3:0 werten` : `${count} absagen`}
        </button>
      </FormWithDraft>
    </section>
  );
}
