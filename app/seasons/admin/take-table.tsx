import { Link } from 'react-router';

export const tableParameter = 'aus';
export const fromTable = 'tabelle';

interface TakeTableProps {
  name: string;
  onTake: () => void;
}

/** Without scripts it works by the page's address. */
export function TakeTable({ name, onTake }: TakeTableProps) {
  return (
    <span>
      <Link
        to={`?${tableParameter}=${fromTable}`}
        onClick={(event) => {
          // Fills it in place, so that other typed values stay.
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
