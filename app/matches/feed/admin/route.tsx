import '#platform/ui/file-button.css';
import { useId } from 'react';
import { data, redirect, useLocation } from 'react-router';
import { findMatchdayDetails } from '#app/club/details/find-details.server.ts';
import { tool as gameTool } from '#app/matches/games/tool.ts';
import { listVenues } from '#app/matches/venues/venues.server.ts';
import { Failure } from '#platform/admin/form/failure.tsx';
import inputs from '#platform/admin/form/inputs.module.css';
import { ProposalList } from '#platform/admin/proposals/proposal-list.tsx';
import { withoutMessage } from '#platform/admin/success-messages.ts';
import { Tool } from '#platform/admin/tool.tsx';
import type { Db } from '#platform/db/client.server.ts';
import { useAnswer } from '#platform/drafts/failed-submission.ts';
import { FormWithDraft } from '#platform/drafts/form-with-draft.tsx';
import { useFormKey } from '#platform/drafts/unsaved.ts';
import type { AdminPage } from '#platform/live/route-handle.ts';
import { kindsContext, revisionContext } from '#platform/records/context.ts';
import { BlockedChangeError } from '#platform/records/refusal.ts';
import { dbContext, nowContext } from '#platform/request/context.ts';
import { readForm } from '#platform/request/read-form.server.ts';
import { currentAdmin } from '#platform/sign-in/require-admin.server.ts';
import button from '#platform/ui/button.module.css';
import { formatShortDate, formatShortDateTime } from '#platform/values/vienna.ts';
import { RefusedError } from '#platform/work/job.ts';
import { compareFeed } from '../compare-feed.server.ts';
import type { StoredGame } from '../compare-game.ts';
import { fetchFeed, findLastFetch } from '../fetch-feed.server.ts';
import { readFeedApart } from '../reading/feed-process.server.ts';
import { maxFeedBytes } from '../reading/read-feed.server.ts';
import { storeFeed } from '../save-feed.server.ts';
import { refuseFixtures, saveFixtures } from '../save-fixtures.server.ts';
import { feedTool } from '../tool.ts';
import type { Route } from './+types/route';
import { describeKeptGame, describeProposal } from './describe-proposal.ts';
import { FeedNotes } from './feed-notes.tsx';
import { type AskingProps, FeedStatus } from './feed-status.tsx';
import styles from './route.module.css';

export const handle: AdminPage = {
  right: ['sport'],
  topics: ['game', 'opponent', 'venue', 'clubDetails'],
};

export async function loader({ context }: Route.LoaderArgs) {
  const [db, now] = [context.get(dbContext), context.get(nowContext)];
  const compared = await compareFeed(db, now);
  const [revision, asking] = [context.get(revisionContext), await sayAsking(db)];
  if (!compared) return { revision, asking, feed: undefined };
  const venues = new Map((await listVenues(db)).map(({ id, name }) => [id, name]));
  const { readAt, unread, proposals, agreeing, kept, gone, leftOut } = compared;
  const shown = (which: (proposal: (typeof proposals)[number]) => boolean) =>
    proposals.filter(which).map((proposal) => describeProposal(proposal, venues));
  const feed = {
    ...{ unread, leftOut, agreeing },
    readAt: formatShortDateTime(new Date(readAt)),
    added: shown(({ game }) => !game),
    changed: shown(({ game, isAdvised }) => game !== undefined && isAdvised),
    disputed: shown(({ game, isAdvised }) => game !== undefined && !isAdvised),
    kept: kept.map((one) => ({ ...linkTo(one.game), lines: describeKeptGame(one, venues) })),
    gone: gone.map(linkTo),
  };
  return { revision, asking, feed };
}

function linkTo({ id, date, opponent }: StoredGame) {
  return {
    path: `${gameTool.path}/${encodeURIComponent(id)}`,
    title: `${formatShortDate(date)}, ${opponent}`,
  };
}

async function sayAsking(db: Db): Promise<AskingProps['asking']> {
  if ((await findMatchdayDetails(db)).calendarAddress === null) return undefined;
  const { askedAt, said = null } = (await findLastFetch(db)) ?? {};
  return { at: askedAt && formatShortDateTime(new Date(askedAt)), said };
}

function sentenceOf(error: unknown): string {
  if (error instanceof RefusedError) return error.message;
  throw error;
}

interface Refusal {
  message: string;
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const refuse = (message: string, status = 422) => data<Refusal>({ message }, { status });
  const form = await readForm({ request, context });
  const by = { username: currentAdmin(context).username, now: context.get(nowContext) };
  const db = context.get(dbContext);
  const file = form.get('file');
  if (form.get('intent') === 'read') {
    if (!(file instanceof File) || file.size === 0)
      return refuse('Bitte wähle die Kalenderdatei aus.');
    if (file.size > maxFeedBytes) return refuse('Die Datei ist zu groß: höchstens 8 MB.');
    const bytes = new Uint8Array(await file.arrayBuffer());
    const feed = await readFeedApart(bytes).catch(sentenceOf);
    if (typeof feed === 'string') return refuse(feed);
    if (!feed) return refuse('Das ist keine Kalenderdatei. Sie endet meist auf .ics.');
    await storeFeed(db, feed, { now: by.now });
    throw redirect(feedTool.after(feedTool.path, 'spielplan-gelesen'), 303);
  }
  if (form.get('intent') === 'ask') {
    const wanted = { now: by.now, origin: url.origin, isWanted: true };
    if (!(await fetchFeed(db, wanted)))
      return refuse(
        'Dort wurde gerade erst nachgesehen. Bitte versuch es in ein paar Minuten noch einmal.',
        429,
      );
    throw redirect(feedTool.after(feedTool.path, 'spielplan-nachgesehen'), 303);
  }
  const isRefused = form.get('intent') === 'keep';
  const versions = form.getAll(isRefused ? 'disputed' : 'take').map(String);
  if (versions.length === 0) return refuse('Bitte hake an, was übernommen werden soll.');
  try {
    if (isRefused) await refuseFixtures(db, versions, by.now);
    else await saveFixtures(db, context.get(kindsContext), versions, by);
  } catch (error) {
    if (!(error instanceof BlockedChangeError)) throw error;
    return refuse(error.message, 409);
  }
  const word = isRefused ? 'spielplan-behalten' : 'spielplan-uebernommen';
  throw redirect(feedTool.after(feedTool.path, word), 303);
}

export default function FixtureFeed({ loaderData: { feed, asking } }: Route.ComponentProps) {
  const answer = useAnswer<Refusal>();
  const action = withoutMessage(useLocation());
  const file = useId();
  const all = feed ? [...feed.changed, ...feed.added, ...feed.disputed] : [];
  const key = useFormKey(all.map(({ version }) => version).join());
  return (
    <Tool title={feedTool.name}>
      {answer?.message && <Failure answer={answer}>{answer.message}</Failure>}
      {feed && all.length > 0 && (
        <FormWithDraft key={key} action={action} className={`${styles.form} ${styles.take}`}>
          <ProposalList title="Geändert" proposals={feed.changed} />
          <ProposalList title="Neu" proposals={feed.added} />
          <ProposalList
            title="Bei euch anders"
            hint="Der Verband hat geändert, was ihr selbst eingetragen habt. Eures bleibt, wenn du es nicht anhakst."
            proposals={feed.disputed}
          />
          {feed.disputed.map(({ version }) => (
            <input key={version} type="hidden" name="disputed" value={version} />
          ))}
          <p className={styles.hint}>Im Protokoll lässt sich das als Ganzes zurücknehmen.</p>
          <p className={styles.buttons}>
            <button type="submit" name="intent" value="take" className={button.button}>
              Angehakte übernehmen
            </button>
            {feed.disputed.length > 0 && (
              <button type="submit" name="intent" value="keep" className={button.quiet}>
                {feed.disputed.length === 1 ? 'Eures behalten' : 'Bei allen eures behalten'}
              </button>
            )}
          </p>
        </FormWithDraft>
      )}
      {feed && all.length === 0 && <p>Der Spielplan stimmt mit euren Spielen überein.</p>}
      {feed && <FeedNotes {...feed} />}
      <FeedStatus action={action} asking={asking} />
      <FormWithDraft action={action} encType="multipart/form-data" className={styles.form}>
        <input type="hidden" name="intent" value="read" />
        <h2 className={styles.part}>Kalenderdatei einlesen</h2>
        <p className={inputs.field}>
          <label htmlFor={file} className={inputs.label}>
            Spielplan deiner Mannschaft vom Verband (.ics)
          </label>
          <input
            id={file}
            type="file"
            name="file"
            accept=".ics,text/calendar"
            required
            className={inputs.control}
          />
        </p>
        <p className={styles.hint}>
          Du siehst zuerst, was neu oder anders ist. Übernommen wird nur, was du anhakst.
        </p>
        <button type="submit" className={button.button}>
          Einlesen
        </button>
      </FormWithDraft>
    </Tool>
  );
}
