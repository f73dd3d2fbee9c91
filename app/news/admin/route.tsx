import { type RouterContextProvider, redirect, useSearchParams } from 'react-router';
import { opponentWithTeam } from '#app/matches/games/game-text.ts';
import { listGameChoices } from '#app/matches/games/games.server.ts';
import {
  deleteAutosavedArticle,
  listAutosavedArticles,
  listOthers,
  saveEditingState,
} from '#app/news/draft/article-drafts.server.ts';
import {
  draftParameter,
  maxKeyLength,
  readKey,
  readTyped,
  readVersion,
} from '#app/news/draft/article-input.ts';
import { SavedDraftOffer } from '#app/news/draft/saved-draft-offer.tsx';
import { createPreview } from '#app/news/preview/previews.server.ts';
import { findSeasonPlan } from '#app/seasons/seasons.server.ts';
import { listTeams } from '#app/teams/teams.server.ts';
import { openRecord } from '#platform/admin/open-record.server.ts';
import { recordAction } from '#platform/admin/record-action.server.ts';
import { RecordList } from '#platform/admin/record-list.tsx';
import { RemovalDialog } from '#platform/admin/removal-dialog.tsx';
import { Tool } from '#platform/admin/tool.tsx';
import type { AdminPage } from '#platform/live/route-handle.ts';
import { revisionContext } from '#platform/records/context.ts';
import { findState, recordVersion } from '#platform/records/version.server.ts';
import { dbContext, nowContext } from '#platform/request/context.ts';
import { readForm } from '#platform/request/read-form.server.ts';
import { currentAdmin } from '#platform/sign-in/require-admin.server.ts';
import { findSeasonDays } from '#platform/values/season-plan.ts';
import { formatShortDate, viennaDate, viennaTime } from '#platform/values/vienna.ts';
import { type ArticleRecord, articleRecords } from '../article-record.server.ts';
import { findArticleState, hasBeenPublished } from '../article-states.ts';
import { articleText } from '../article-text.server.ts';
import { listArticleRecords } from '../list-article-records.server.ts';
import { articlePicture, tool } from '../tool.ts';
import type { Route } from './+types/route';
import { articleDraftSchema, withText } from './article-draft.server.ts';
import { ArticleForm, type ArticleStart, previewIntent, publishIntent } from './form.tsx';

export const handle: AdminPage = { right: 'article', topics: ['article'] };

export async function loader(args: Route.LoaderArgs) {
  const { params, url, context } = args;
  const [db, now] = [context.get(dbContext), context.get(nowContext)];
  const open = await openRecord(args, articleRecords, 'Artikel nicht gefunden');
  const { username } = currentAdmin(context);
  const articles = await listArticleRecords(db);
  const keys = new Set(articles.map(({ id }) => id));
  const wanted = open && url.searchParams.get(draftParameter);
  const typings = await listAutosavedArticles(db, username);
  const taken = typings.find(({ article }) => article === wanted);
  const { record } = open ?? {};
  const id = taken?.article ?? open?.id ?? '';
  return {
    revision: params.id ? undefined : context.get(revisionContext),
    articles,
    typings: typings
      .filter(({ article }) => !open || (article === id && !taken))
      .map(({ article, typed, typedAt }) => ({
        ...{ article, typedAt, title: typed.title ?? '', isStored: keys.has(article) },
      })),
    open: open && {
      begin: { id, version: taken?.version ?? open.version },
      title: record?.title,
      wasSeen: record !== undefined && hasBeenPublished(record, now),
      start: taken?.typed ?? (await startOf(record, now)),
      games: await listGames(context, record?.aboutGame),
      others: await listOthers(db, { article: id, username }, now),
    },
  };
}

async function startOf(record: ArticleRecord | undefined, now: Date): Promise<ArticleStart> {
  if (!record) return { state: 'draft', publishedOn: viennaDate(now) };
  const { title, image, imageAlt, publishedOn, appearsAt, aboutGame } = record;
  const state = findArticleState(record, now);
  const moment = state === 'planned' && appearsAt !== null ? new Date(appearsAt) : undefined;
  return {
    ...{ title, image, imageAlt, publishedOn, aboutGame, state },
    text: await articleText(record.content),
    appearsAt: moment && `${viennaDate(moment)}T${viennaTime(moment)}`,
  };
}

/** Leaves out games of hidden teams, except the game that is already chosen. */
async function listGames(context: Readonly<RouterContextProvider>, chosen?: string | null) {
  const db = context.get(dbContext);
  const season = findSeasonDays(viennaDate(context.get(nowContext)), await findSeasonPlan(db));
  const teams = (await listTeams(db)).map(({ id }) => id);
  const games = (await listGameChoices(db, season, chosen ? [chosen] : [])).filter(
    ({ id, teamId }) => id === chosen || teams.includes(teamId),
  );
  return games.map(({ id, date, opponent, team }) => ({
    value: id,
    label: `${formatShortDate(date)}, ${opponentWithTeam({ team, opponent })}`,
  }));
}

export async function action(args: Route.ActionArgs) {
  const { params, context } = args;
  const db = context.get(dbContext);
  const form = await readForm(args);
  if (form.get('intent') === previewIntent) return openPreview(args, form);
  // recordAction calls readForm again and gets the same object, so it sees the changed state.
  if (form.get('intent') === publishIntent) form.set('state', 'published');
  const stored = params.id ? await articleRecords.read(db, params.id) : undefined;
  // `opened` is the version of the article in this form. Another admin can have changed the article since.
  const article = { kind: articleRecords.kind, id: params.id ?? '' };
  const version = readVersion(form);
  const isCurrent = version === recordVersion(stored);
  const opened = isCurrent ? stored : ((await findState(db, article, version)) as typeof stored);
  const answer = await recordAction(args, {
    store: articleRecords,
    id: params.id,
    schema: articleDraftSchema(await withText(opened ?? stored), context.get(nowContext)),
    picture: { field: 'image', shape: articlePicture.shape },
    path: tool.path,
    messages: tool.messages,
  });
  if (answer instanceof Response) {
    const article = readKey(form, params.id);
    await deleteAutosavedArticle(db, { article, username: currentAdmin(context).username });
  }
  return answer;
}

async function openPreview({ params, context }: Route.ActionArgs, form: FormData) {
  const [db, now] = [context.get(dbContext), context.get(nowContext)];
  const { username } = currentAdmin(context);
  const article = readKey(form, params.id).slice(0, maxKeyLength);
  const typed = readTyped(form);
  const version = readVersion(form);
  await saveEditingState(db, { article, username }, { typed, version }, now);
  await createPreview(db, article, typed, { username, now });
  return redirect(`${tool.path}/${encodeURIComponent(article)}/vorschau`, 303);
}

export default function News({ loaderData, params }: Route.ComponentProps) {
  const { open, articles, typings } = loaderData;
  const taken = useSearchParams()[0].get(draftParameter);
  const list = (
    <RecordList
      records={articles}
      path={tool.path}
      add="Artikel schreiben"
      empty="Noch kein Artikel."
    />
  );
  const unsaved = typings.map((typing) => <SavedDraftOffer key={typing.article} {...typing} />);
  if (!open)
    return (
      <Tool title={tool.name}>
        {unsaved}
        {list}
      </Tool>
    );
  const { title, begin, ...rest } = open;
  return (
    <Tool
      title={title ?? 'Neuer Artikel'}
      back={{ to: tool.path, label: 'Alle Artikel' }}
      list={list}
      aside={
        title !== undefined && (
          <RemovalDialog
            question={`Möchtest du „${title}“ wirklich löschen?`}
            consequences={['Wer einen Link darauf hat, findet dort nichts mehr.']}
            version={begin.version}
          />
        )
      }
    >
      {unsaved}
      <ArticleForm key={`${params.id} ${taken}`} {...rest} open={begin} />
    </Tool>
  );
}
