import { data, redirect } from 'react-router';
import { draftParameter } from '#app/news/draft/article-input.ts';
import lone from '#platform/admin/lone-links.module.css';
import { QuestionDialog } from '#platform/admin/question-dialog.tsx';
import { Tool } from '#platform/admin/tool.tsx';
import type { AdminPage } from '#platform/live/route-handle.ts';
import { notFound } from '#platform/request/answers.server.ts';
import { dbContext, nowContext } from '#platform/request/context.ts';
import { readForm } from '#platform/request/read-form.server.ts';
import { useOrigin } from '#platform/ui/context.ts';
import { formatDateTime } from '#platform/values/vienna.ts';
import { articleRecords } from '../../article-record.server.ts';
import { tool } from '../../tool.ts';
import { deletePreviews, findPreview } from '../previews.server.ts';
import type { Route } from './+types/route';
import styles from './route.module.css';

export const handle: AdminPage = { right: 'article' };

export async function loader({ params, context }: Route.LoaderArgs) {
  const [db, now] = [context.get(dbContext), context.get(nowContext)];
  return {
    preview:
      (await findPreview(db, params.id, now)) ?? notFound('Diese Vorschau gibt es nicht mehr.'),
    isStored: (await articleRecords.read(db, params.id)) !== undefined,
  };
}

export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const form = await readForm({ request, context });
  if (form.get('intent') !== 'withdraw') throw data(null, { status: 400 });
  const db = context.get(dbContext);
  await deletePreviews(db, id);
  const isStored = (await articleRecords.read(db, id)) !== undefined;
  return redirect(formAddress(id, isStored), 303);
}

export default function Preview({ loaderData, params: { id } }: Route.ComponentProps) {
  const { preview, isStored } = loaderData;
  const path = `/news/vorschau/${preview.token}`;
  const address = `${useOrigin() ?? ''}${path}`;
  return (
    <Tool
      title="Vorschau"
      back={{
        to: formAddress(id, isStored),
        label: 'Weiterschreiben',
      }}
    >
      <p className={lone.links}>
        <a href={path} target="_blank" rel="noopener">
          In voller Größe öffnen
        </a>
      </p>
      <p>
        Wer diesen Link hat, sieht den Artikel so, wie er um{' '}
        {formatDateTime(new Date(preview.madeAt))} war; er gilt bis{' '}
        {formatDateTime(new Date(preview.expiresAt))}:
      </p>
      <p className={styles.address}>{address}</p>
      <QuestionDialog
        opener="Link zurückziehen"
        question="Link zurückziehen?"
        yes="Link zurückziehen"
        isDangerous
        fields={{ intent: 'withdraw' }}
      >
        <p>
          Wer ihn hat, sieht den Artikel dann nicht mehr, auch nicht über frühere Links. Was du
          geschrieben hast, bleibt.
        </p>
      </QuestionDialog>
      <div className={styles.frames}>
        <figure className={styles.frame}>
          <figcaption>Am Handy</figcaption>
          <iframe src={path} title="Der Artikel am Handy" width="390" height="700" />
        </figure>
        <figure className={`${styles.frame} ${styles.wide}`}>
          <figcaption>Am Schreibtisch</figcaption>
          <div className={styles.scaled}>
            <iframe src={path} title="Der Artikel am Schreibtisch" width="1280" height="1400" />
          </div>
        </figure>
      </div>
    </Tool>
  );
}

function formAddress(id: string, isStored: boolean): string {
  const key = encodeURIComponent(id);
  return `${tool.path}/${isStored ? key : 'neu'}?${draftParameter}=${key}`;
}
