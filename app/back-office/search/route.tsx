import { useState } from 'react';
import { Form, Link } from 'react-router';
import { RecordLinks } from '#platform/admin/record-links.tsx';
import { SearchField } from '#platform/admin/search-field.tsx';
import { searchParameter } from '#platform/admin/success-messages.ts';
import type { AdminPage } from '#platform/live/route-handle.ts';
import button from '#platform/ui/button.module.css';
import page from '../page.module.css';
import type { Route } from './+types/route';
import styles from './route.module.css';
import { findEverywhere } from './search.server.ts';

export const handle: AdminPage = { right: 'everybody' };

const maxSearchLength = 200;
const onlyParameter = 'in';

export async function loader({ url, context }: Route.LoaderArgs) {
  const wanted = (url.searchParams.get(searchParameter) ?? '').trim().slice(0, maxSearchLength);
  const only = url.searchParams.get(onlyParameter);
  const groups = wanted ? await findEverywhere(context, wanted, only) : [];
  return { wanted, isAll: only === null, groups };
}

export default function Search({ loaderData: { wanted, isAll, groups } }: Route.ComponentProps) {
  const found = groups.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className={page.page}>
      <h1 className={page.title}>Suche</h1>
      <SearchForm key={wanted} wanted={wanted} />
      {/* Always rendered, because screen readers announce only text that appears in an existing element. */}
      <p role="status" className={page.quiet}>
        {wanted && (groups.length === 0 ? `Nichts gefunden zu „${wanted}“.` : `${found} gefunden`)}
      </p>
      {groups.map(({ title, path, records, count }) => (
        <section key={path} aria-labelledby={`gefunden-${path}`}>
          <h2 id={`gefunden-${path}`} className={page.part}>
            <Link to={path}>{title}</Link>
          </h2>
          {records.length > 0 && <RecordLinks records={records} path={path} />}
          {count > records.length && (
            <p>
              <Link
                to={`?${new URLSearchParams({ [searchParameter]: wanted, [onlyParameter]: path })}`}
              >
                Alle {count} zeigen<span className="visually-hidden">: {title}</span>
              </Link>
            </p>
          )}
        </section>
      ))}
      {!isAll && (
        <p>
          <Link to={`?${new URLSearchParams({ [searchParameter]: wanted })}`}>Überall suchen</Link>
        </p>
      )}
    </div>
  );
}

function SearchForm({ wanted }: { wanted: string }) {
  const [typed, setTyped] = useState(wanted);
  return (
    <Form role="search" className={styles.form}>
      <SearchField
        label="Spieler, Spiele, Nachrichten, Werkzeuge"
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
