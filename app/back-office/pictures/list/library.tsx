import { useState } from 'react';
import { Form, Link } from 'react-router';
import { screenful } from '#platform/admin/record-list.tsx';
import { SearchField } from '#platform/admin/search-field.tsx';
import { searchParameter } from '#platform/admin/success-messages.ts';
import { picturesPath } from '#platform/pictures/limits.ts';
import button from '#platform/ui/button.module.css';
import { SiteImage } from '#platform/ui/site-image.tsx';
import { pageParameter } from '../tool.ts';
import styles from './library.module.css';
import type { LabelledLibrary, LabelledPicture } from './library-labels.server.ts';

export function Library({ library }: { library: LabelledLibrary }) {
  const { pictures, count, page, lastPage, wanted } = library;
  const address = (to: number) => {
    const search = new URLSearchParams(wanted && { [searchParameter]: wanted });
    if (to > 1) search.set(pageParameter, String(to));
    return search.size > 0 ? `${picturesPath}?${search}` : picturesPath;
  };
  return (
    <>
      {(count > screenful || wanted) && <Search key={wanted} wanted={wanted} />}
      <p role="status" className={styles.quiet}>
        {sumUp(library)}
      </p>
      {pictures.length > 0 && (
        <ul role="list" className={styles.pictures}>
          {pictures.map((picture) => (
            <li key={picture.name}>
              <Shown picture={picture} />
            </li>
          ))}
        </ul>
      )}
      {lastPage > 1 && (
        <nav aria-label="Seiten der Bilder" className={styles.pages}>
          {page > 1 && <Link to={address(page - 1)}>Neuere Bilder</Link>}
          <span>
            Seite {page} von {lastPage}
          </span>
          {page < lastPage && <Link to={address(page + 1)}>Ältere Bilder</Link>}
        </nav>
      )}
    </>
  );
}

function sumUp({ count, wanted }: LabelledLibrary): string {
  if (wanted) return count === 0 ? `Nichts gefunden zu „${wanted}“.` : `${count} gefunden`;
  if (count === 0) return 'Noch hat niemand ein Bild hochgeladen.';
  return count === 1 ? 'Ein Bild' : `${count} Bilder, die neuesten zuerst`;
}

function Search({ wanted }: { wanted: string }) {
  const [typed, setTyped] = useState(wanted);
  return (
    <Form role="search" className={styles.search}>
      <SearchField
        label="Was zu sehen ist, oder bei wem"
        name={searchParameter}
        value={typed}
        onChange={setTyped}
      />
      <button type="submit" className={button.button}>
        Suchen
      </button>
    </Form>
  );
}

function Shown({ picture: { address, path, label, uses, unused } }: { picture: LabelledPicture }) {
  return (
    <>
      <Link to={path} className={styles.picture}>
        <SiteImage
          src={address}
          alt={label}
          width={320}
          height={320}
          sizes="12rem"
          loading="lazy"
        />
      </Link>
      {uses.length > 0 ? (
        <ul role="list" className={styles.uses}>
          {uses.map((use) => (
            <li key={`${use.path} ${use.isDraft}`}>
              <Link to={use.path}>{use.title}</Link>
              {use.isDraft && ' (Entwurf)'}
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.unused}>{unused}</p>
      )}
    </>
  );
}
