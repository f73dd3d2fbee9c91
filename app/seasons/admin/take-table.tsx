import { Link } from 'react-router';

/** The word of an address by which the final table begins with the rows of the league table. */
export const tableParameter = 'aus';
export const fromTable = 'tabelle';

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
