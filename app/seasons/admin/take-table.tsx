import { Link } from 'react-router';
import { fromTable, tableParameter } from './from-table.ts';

/** Fills the final table with the rows of the league table; without scripts by the page's address. */
export function TakeTable({ onTake }: { onTake: () => void }) {
  return (
    <Link
      to={`?${tableParameter}=${fromTable}`}
      onClick={(event) => {
        // In place: what else was typed stays.
        event.preventDefault();
        onTake();
      }}
    >
      Tabelle übernehmen
    </Link>
  );
}
