import type { RouterContextProvider } from 'react-router';
import { listGameChoices } from '#app/games/games.server.ts';
import { openRecord } from '#platform/admin/open-record.server.ts';
import { recordAction } from '#platform/admin/record-action.server.ts';
import { RecordList } from '#platform/admin/record-list.tsx';
import { RemovalDialog } from '#platform/admin/removal-dialog.tsx';
import { Tool } from '#platform/admin/tool.tsx';
import type { LiveHandle } from '#platform/live/shown-page.ts';
import { dbContext, nowContext, revisionContext } from '#platform/request/context.ts';
import { formatShortDate, viennaDate, viennaTime } from '#platform/values/vienna.ts';
import { type ArticleRecord, articleRecords } from '../article-record.server.ts';
import { articleText } from '../article-text.server.ts';
import { hasAppeared, stateAt } from '../states.ts';
import type { Route } from './+types/route';
import { articleDraftSchema, withText } from './article-draft.server.ts';
import { ArticleForm, type ArticleStart } from './form.tsx';
import { listArticleRecords } from './list.server.ts';
import { tool } from './tool.ts';

/** Of the list; an open form is not filled anew while somebody types. */
export const handle: LiveHandle = { topics: ['article'] };

export async function loader(args: Route.LoaderArgs) {
  const { params, context } = args;
  const db = context.get(dbContext);
  const open = await openRecord(args, articleRecords, 'Artikel nicht gefunden');
  const { record } = open ?? {};
  return {
    revision: params.id ? undefined : context.get(revisionContext),
    articles: await listArticleRecords(db),
    open: open && {
      begin: { id: open.id, version: open.version },
      title: record?.title,
      wasSeen: record !== undefined && hasAppeared(record, context.get(nowContext)),
      start: await startOf(record, context.get(nowContext)),
      games: await listGames(context, record?.aboutGame),
    },
  };
}

/** What a form is filled with. */
async function startOf(record: ArticleRecord | undefined, now: Date): Promise<ArticleStart> {
  if (!record) return { state: 'draft', publishedOn: viennaDate(now) };
  const { title, image, imageAlt, publishedOn, appearsAt, aboutGame } = record;
  const state = stateAt(record, now);
  const moment = state === 'planned' && appearsAt !== null ? new Date(appearsAt) : undefined;
  return {
    ...{ title, image, imageAlt, publishedOn, aboutGame, state },
    text: await articleText(record.content),
    appearsAt: moment && `${viennaDate(moment)}T${viennaTime(moment)}`,
  };
}

/** The games to choose from, the newest first. */
async function listGames(context: Readonly<RouterContextProvider>, chosen?: string | null) {
  const season = viennaDate(context.get(nowContext)).slice(0, 4);
  const games = await listGameChoices(context.get(dbContext), season, chosen ? [chosen] : []);
  return games.map(({ id, date, opponent }) => ({
    value: id,
    label: `${formatShortDate(date)}, ${opponent}`,
  }));
}

export async function action(args: Route.ActionArgs) {
  const { params, context } = args;
  const stored = params.id && (await articleRecords.read(context.get(dbContext), params.id));
  return recordAction(args, {
    store: articleRecords,
    id: params.id,
    schema: articleDraftSchema(await withText(stored || undefined), context.get(nowContext)),
    path: tool.path,
    says: tool.says,
  });
}

export default function News({ loaderData, params }: Route.ComponentProps) {
  const { open, articles } = loaderData;
  const list = (
    <RecordList
      records={articles}
      path={tool.path}
      add="Artikel schreiben"
      empty="Keine Artikel gefunden."
    />
  );
  if (!open) return <Tool title={tool.title}>{list}</Tool>;
  const { title, begin, start, wasSeen, games } = open;
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
      <ArticleForm
        key={params.id}
        {...{ start, wasSeen, games }}
        isStored={title !== undefined}
        open={begin}
      />
    </Tool>
  );
}
