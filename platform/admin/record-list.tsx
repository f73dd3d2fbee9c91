import { type ReactNode, useState } from 'react';
import { Form, Link, useSearchParams } from 'react-router';
import button from '#platform/ui/button.module.css';
import { contains } from '#platform/values/same-name.ts';
import { seasonAddress, seasonParameter } from '#platform/values/season.ts';
import type { ListedRecord } from './listed-row.tsx';
import lone from './lone-links.module.css';
import { OrderedRecords } from './order/ordered-records.tsx';
import { RecordLinks } from './record-links.tsx';
import styles from './record-list.module.css';
import { searchParameter, withSearch } from './said.ts';
import { SearchField } from './search-field.tsx';

interface RecordListProps {
  records: readonly ListedRecord[];
  /** Address of the tool. */
  path: string;
  /** The button that adds one. */
  add: string;
  /** What stands there while there are none. */
  empty: ReactNode;
  /** Of which all records are, where there are others. */
  season?: string | undefined;
  /** Whether they are arranged here; what a search finds is not. */
  isOrdered?: boolean;
  /** Where all of them come as a file for spreadsheets, and where such a file is read. */
  csv?: { out: string; in?: string };
}

/** More than a phone's screen holds. */
export const screenful = 8;

/** The records of a tool to choose from; many of them, or of several seasons, can be searched. */
export function RecordList({
  records,
  path,
  add,
  empty,
  season,
  isOrdered = false,
  csv,
}: RecordListProps) {
  const [search] = useSearchParams();
  const [wanted, setWanted] = useState(search.get(searchParameter) ?? '');
  const namedSeason = search.get(seasonParameter);
  const found = records.filter(({ title, detail, state }) =>
    contains(`${title} ${detail} ${state?.word ?? ''}`, wanted),
  );

  /** Says in the address as well what is searched for, so that a step back finds it again. */
  function find(words: string) {
    setWanted(words);
    const rest = new URLSearchParams(location.search);
    rest.delete(searchParameter);
    const here = `${location.pathname}${rest.size > 0 ? `?${rest}` : ''}`;
    // Past the router, which would load the list again.
    history.replaceState(history.state, '', withSearch(here, words));
  }

  return (
    <div className={styles.list}>
      <p>
        <Link
          to={withSearch(seasonAddress(`${path}/neu`, namedSeason), wanted)}
          className={button.button}
        >
          {add}
        </Link>
      </p>
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
      {/* Always there, so that what a search comes to is read out. */}
      <p role="status" className={found.length > 0 ? 'visually-hidden' : undefined}>
        {found.length === 0 ? empty : wanted && `${found.length} gefunden`}
      </p>
      {csv && (
        <p className={lone.links}>
          {records.length > 0 && (
            // No page: the browser saves it.
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
