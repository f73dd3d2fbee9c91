import { Link } from 'react-router';

export const tableParameter = 'aus';
export const fromTable = 'tabelle';

interface CopyLeagueTableProps {
  name: string;
  onCopy: () => void;
}

/** Without JavaScript, the link reloads the page with the table filled in. */
export function CopyLeagueTable({ name, onCopy }: CopyLeagueTableProps) {
  return (
    <span>
      <Link
        to={`?${tableParameter}=${fromTable}`}
        onClick={(event) => {
          // Fills in the table without loading the page, because a new page would lose the other entered
          // values.
          event.preventDefault();
          onCopy();
        }}
      >
        Tabelle übernehmen
      </Link>{' '}
      ({name})
    </span>
  );
}
