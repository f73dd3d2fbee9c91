import { Link } from 'react-router';
import { Tool } from '#platform/admin/tool.tsx';
import { picturePath } from '#platform/images/picture-path.ts';
import type { LiveHandle } from '#platform/live/shown-page.ts';
import { dbContext, kindsContext, revisionContext } from '#platform/request/context.ts';
import { OwnImage } from '#platform/ui/own-image.tsx';
import { listPicturedKinds } from '../pictures.server.ts';
import type { Route } from './+types/route';
import styles from './route.module.css';

export const handle: LiveHandle = { topics: 'loaded' };

export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const pictured = listPicturedKinds(context.get(kindsContext));
  const groups = [];
  for (const { title, picture } of pictured) {
    const { segment, fallback } = picture;
    const records = (await picture.list(db)).map(({ id, name, image }) => ({ id, name, image }));
    groups.push({ segment, title, fallback, records });
  }
  const topics = pictured.map(({ topic }) => topic);
  return { revision: context.get(revisionContext), topics, groups };
}

export default function Pictures({ loaderData: { groups } }: Route.ComponentProps) {
  return (
    <Tool title="Bilder">
      <p>Wessen Bild soll sich ändern? Ein Foto vom Handy reicht.</p>
      {groups.map(({ segment, title, fallback, records }) => {
        return (
          records.length > 0 && (
            <section key={segment} aria-labelledby={`bilder-${segment}`}>
              <h2 id={`bilder-${segment}`} className={styles.title}>
                {title}
              </h2>
              <ul role="list" className={styles.records}>
                {records.map(({ id, name, image }) => (
                  <li key={id}>
                    <Link to={picturePath(segment, id)} className={styles.record}>
                      <span className={styles.thumbnail}>
                        <OwnImage
                          src={image}
                          {...(fallback && { fallback })}
                          alt=""
                          width={56}
                          height={56}
                          loading="lazy"
                        />
                      </span>
                      <span>
                        <span className={styles.name}>{name}</span>
                        <span className={styles.detail}>
                          {image ? 'Bild ändern' : 'Noch kein Bild'}
                        </span>
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
    </Tool>
  );
}
