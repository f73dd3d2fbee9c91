import lone from '#platform/admin/lone-links.module.css';
import { searchParameter } from '#platform/admin/success-messages.ts';
import { Tool } from '#platform/admin/tool.tsx';
import type { AdminPage } from '#platform/live/route-handle.ts';
import { uploadsContext } from '#platform/pictures/uploads.server.ts';
import { kindsContext, revisionContext } from '#platform/records/context.ts';
import { dbContext } from '#platform/request/context.ts';
import { readForm } from '#platform/request/read-form.server.ts';
import { listDeletions } from '../deleted/deleted-pictures.server.ts';
import { Deletions } from '../deleted/deletion-form.tsx';
import { listPictureTopics } from '../library.server.ts';
import { listPicturedKinds } from '../pictures.server.ts';
import { pageParameter } from '../tool.ts';
import type { Route } from './+types/route';
import { AddPictures } from './add-pictures.tsx';
import { Library } from './library.tsx';
import { findLabelledLibrary } from './library-labels.server.ts';
import { PicturedRecords } from './records.tsx';
import styles from './route.module.css';
import { takePictures } from './take-pictures.server.ts';

export const handle: AdminPage = { right: ['editorial'], topics: 'loaded' };

const maxSearchLength = 200;

export async function loader({ url, context }: Route.LoaderArgs) {
  const [db, kinds] = [context.get(dbContext), context.get(kindsContext)];
  const groups = [];
  for (const { title, picture } of listPicturedKinds(kinds)) {
    const { segment, fallback, shape } = picture;
    const records = (await picture.list(db)).map(({ id, name, image }) => ({ id, name, image }));
    groups.push({ segment, title, fallback, isCropped: shape.isCropped, records });
  }
  const wanted = (url.searchParams.get(searchParameter) ?? '').trim().slice(0, maxSearchLength);
  const page = Number(/^\d{1,6}$/.exec(url.searchParams.get(pageParameter) ?? '')?.[0] ?? 1);
  return {
    revision: context.get(revisionContext),
    topics: [...listPictureTopics(kinds), 'deletedPicture' as const],
    library: await findLabelledLibrary(db, kinds, context.get(uploadsContext), { wanted, page }),
    groups,
    deletions: await listDeletions(db),
  };
}

export async function action(args: Route.ActionArgs) {
  return takePictures(args.context, await readForm(args));
}

export default function Pictures({
  loaderData: { library, groups, deletions },
}: Route.ComponentProps) {
  return (
    <Tool title="Bilder">
      <p className={lone.links}>
        <a href="#eintraege">Zu den Bildern der Einträge</a>
      </p>
      <section aria-labelledby="hochgeladen" className={styles.part}>
        <h2 id="hochgeladen" className={styles.title}>
          Hochgeladene Bilder
        </h2>
        <AddPictures />
        <Library library={library} />
      </section>
      {deletions.length > 0 && (
        <section aria-labelledby="geloescht" className={styles.part}>
          <h2 id="geloescht" className={styles.title}>
            Auf Wunsch gelöscht
          </h2>
          <Deletions deletions={deletions} />
        </section>
      )}
      <section aria-labelledby="eintraege" className={styles.part}>
        <h2 id="eintraege" className={styles.title}>
          Bilder der Einträge
        </h2>
        <p>Wessen Bild willst du ändern? Ein Foto vom Handy reicht.</p>
        <PicturedRecords groups={groups} />
      </section>
    </Tool>
  );
}
