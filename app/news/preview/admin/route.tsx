import { Tool } from '#platform/admin/tool.tsx';
import { dbContext, nowContext } from '#platform/request/context.ts';
import { notFound } from '#platform/request/not-found.server.ts';
import { useOrigin } from '#platform/ui/use-origin.ts';
import { formatDateTime } from '#platform/values/vienna.ts';
import { tool } from '../../admin/tool.ts';
import { articleRecords } from '../../article-record.server.ts';
import { draftParameter } from '../../draft/typed-article.ts';
import { findPreview } from '../previews.server.ts';
import type { Route } from './+types/route';
import styles from './route.module.css';

export async function loader({ params, context }: Route.LoaderArgs) {
  const [db, now] = [context.get(dbContext), context.get(nowContext)];
  return {
    preview:
      (await findPreview(db, params.id, now)) ?? notFound('Diese Vorschau gibt es nicht mehr.'),
    isStored: (await articleRecords.read(db, params.id)) !== undefined,
  };
}

export default function Preview({ loaderData, params: { id } }: Route.ComponentProps) {
  const { preview, isStored } = loaderData;
  const path = `/news/vorschau/${preview.token}`;
  const address = `${useOrigin() ?? ''}${path}`;
  return (
    <Tool
      title="Vorschau"
      back={{
        to: `${tool.path}/${isStored ? id : 'neu'}?${draftParameter}=${id}`,
        label: 'Weiterschreiben',
      }}
    >
      <p>
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
