import { Link } from 'react-router';
import { club } from '#club/club.ts';
import { Tool } from '#platform/admin/tool.tsx';
import { pictureKinds, picturePath } from '#platform/images/picture-kinds.ts';
import type { Pictured } from '#platform/images/shapes.ts';
import type { LiveHandle } from '#platform/live/shown-page.ts';
import { dbContext, revisionContext } from '#platform/request/context.ts';
import { OwnImage } from '#platform/ui/own-image.tsx';
import { listPictured } from '../pictures.server.ts';
import type { Route } from './+types/route';
import styles from './route.module.css';

export const handle: LiveHandle = {
  topics: ['player', 'trainer', 'boardMember', 'sponsor', 'article'],
};

export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const groups = [];
  for (const { kind } of pictureKinds) groups.push(await listPictured(db, kind));
  return { revision: context.get(revisionContext), groups };
}

/** What stands in where there is no picture; news have none then. */
const fallbacks: Partial<Record<Pictured, string>> = {
  player: club.defaultPlayerImage,
  trainer: club.defaultTrainerImage,
  boardMember: club.defaultTrainerImage,
  sponsor: club.defaultCrest,
};

export default function Pictures({ loaderData: { groups } }: Route.ComponentProps) {
  return (
    <Tool title="Bilder">
      <p>Wessen Bild soll sich ändern? Ein Foto vom Handy reicht.</p>
      {pictureKinds.map((group, index) => {
        const records = groups[index] ?? [];
        const fallback = fallbacks[group.kind];
        return (
          records.length > 0 && (
            <section key={group.kind} aria-labelledby={`bilder-${group.segment}`}>
              <h3 id={`bilder-${group.segment}`} className={styles.title}>
                {group.title}
              </h3>
              <ul role="list" className={styles.records}>
                {records.map(({ id, name, image }) => (
                  <li key={id}>
                    <Link to={picturePath(group, id)} className={styles.record}>
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
