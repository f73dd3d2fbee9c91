import { Link } from 'react-router';
import { fromTable, tableParameter } from './from-table.ts';

interface TakeTableProps {
  /** Which one it is: 'Unterliga 2026'. */
  name: string;
  onTake: () => void;
}

/** Fills the final table with the rows of a league table; without scripts by the page's address. */
export function TakeTable({ name, onTake }: TakeTableProps) {
  return (
    <span>
      <Link
        to={`?${tableParameter}=${fromTable}`}
        onClick={(event) => {
          // In place: what else was typed stays.
          event.preventDefault();
          onTake();
        }}
      >
        Tabelle übernehmen
      </Link>{' '}
      ({name})
    </span>
  );
}
