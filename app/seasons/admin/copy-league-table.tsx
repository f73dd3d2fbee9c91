import { Link } from 'react-router';

export const tableParameter = 'aus';
export const fromTable = 'tabelle';

interface TakeTableProps {
  name: string;
  onTake: () => void;
}

/** Without JavaScript, the link reloads the page with the table filled in. */
export function CopyLeagueTable({ name, onTake }: TakeTableProps) {
  return (
    <span>
      <Link
        to={`?${tableParameter}=${fromTable}`}
        onClick={(event) => {
          // Fills in the table without loading the page, because a new page would lose the other entered
          // values.
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
