import { useState } from 'react';
import { Form, Link, useSearchParams } from 'react-router';
import button from '#platform/ui/button.module.css';
import { matchesSearch } from '#platform/values/normalize-name.ts';
import { seasonAddress, seasonParameter } from '#platform/values/season.ts';
import type { ListedRecord } from './listed-row.tsx';
import lone from './lone-links.module.css';
import { OrderedRecords } from './order/ordered-records.tsx';
import { RecordLinks } from './record-links.tsx';
import styles from './record-list.module.css';
import { SearchField } from './search-field.tsx';
import { searchParameter, withSearch } from './success-messages.ts';

interface RecordListProps {
  records: readonly ListedRecord[];
  path: string;
  /** Undefined if admins cannot add a record. */
  add?: string;
  empty: string;
  nothingFound?: string;
  season?: string | undefined;
  isOrdered?: boolean;
  csv?: { out: string; in?: string };
}

export const screenful = 8;

export function RecordList({
  records,
  path,
  add,
  empty,
  nothingFound = 'Nichts gefunden.',
  season,
  isOrdered = false,
  csv,
}: RecordListProps) {
  const [search] = useSearchParams();
  const [wanted, setWanted] = useState(search.get(searchParameter) ?? '');
  const namedSeason = search.get(seasonParameter);
  const found = records.filter(({ title, detail, state }) =>
    matchesSearch(`${title} ${detail} ${state?.word ?? ''}`, wanted),
  );

  function find(words: string) {
    setWanted(words);
    const rest = new URLSearchParams(location.search);
    rest.delete(searchParameter);
    const here = `${location.pathname}${rest.size > 0 ? `?${rest}` : ''}`;
    // Changes the address without the router, because a navigation by the router would load the list again.
    history.replaceState(history.state, '', withSearch(here, words));
  }

  return (
    <div className={styles.list}>
      {add && (
        <p>
          <Link
            to={withSearch(seasonAddress(`${path}/neu`, namedSeason), wanted)}
            className={button.button}
          >
            {add}
          </Link>
        </p>
      )}
      {(records.length > screenful || season) && (
        <Form role="search">
          {namedSeason && <input type="hidden" name={seasonParameter} value={namedSeason} />}
          <SearchField
            label={season ? `Suche in der Saison ${season}` : 'Suche'}
            name={searchParameter}
            value={wanted}
            onChange={find}
          />
        </Form>
      )}
      {found.length > 0 &&
        (isOrdered && !wanted ? (
          <OrderedRecords records={found} path={path} />
        ) : (
          <RecordLinks records={found} path={path} wanted={wanted} />
        ))}
      <p role="status" className={found.length > 0 ? 'visually-hidden' : undefined}>
        {records.length === 0
          ? empty
          : found.length === 0
            ? nothingFound
            : wanted && `${found.length} gefunden`}
      </p>
      {csv && (
        <p className={lone.links}>
          {records.length > 0 && (
            // A plain <a>, because the router's <Link> would open the file as a page.
            <a href={csv.out} download>
              Alle als Tabelle (CSV)
            </a>
          )}
          {csv.in && <Link to={csv.in}>Aus einer Tabelle einlesen</Link>}
        </p>
      )}
    </div>
  );
}
