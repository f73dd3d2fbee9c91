import type { ReactNode } from 'react';
import button from '#platform/ui/button.module.css';
import type { CheckedTable } from './check-table.server.ts';
import type { RowDifference } from './compare-tables.ts';
import { CopyFields } from './copy-fields.tsx';
import type { TypedFields, WrongFields } from './copy-schema.ts';
import type { CopyPlan } from './copy-table.server.ts';
import { PastedRows } from './pasted-rows.tsx';
import type { PastedTable } from './pasted-table.ts';
import styles from './route.module.css';
import type { SimilarTeam } from './similar-teams.server.ts';
import { SimilarTeams } from './similar-teams.tsx';

export interface TableAnswer {
  text: string;
  message?: string;
  read?: PastedTable & {
    checked: CheckedTable;
    similar: SimilarTeam[];
    copyPlan: CopyPlan;
    version: string;
    fields: TypedFields;
    wrong: WrongFields;
  };
}

type CheckOfTableProps = NonNullable<TableAnswer['read']>;

export function TableComparison(props: CheckOfTableProps) {
  const { rows, unread, checked, similar, copyPlan, version, fields, wrong } = props;
  return (
    <>
      <p className={styles.said}>{copyPlan.said}</p>
      {unread.length > 0 && (
        <Part id="unverstanden" title="Nicht verstanden">
          <ul className={styles.differences}>
            {unread.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Part>
      )}
      {copyPlan.lacks ? (
        <p>{copyPlan.lacks}</p>
      ) : (
        <>
          {copyPlan.replaces && <p>{copyPlan.replaces}</p>}
          {copyPlan.instead && <p>{copyPlan.instead}</p>}
          <input type="hidden" name="version" value={version} />
          <CopyFields fields={fields} wrong={wrong} canPrefer={copyPlan.canPrefer} />
          <SimilarTeams similar={similar} />
          <button type="submit" name="intent" value="take" className={button.button}>
            {unread.length > 0 ? 'Ohne diese Zeilen übernehmen' : 'Als Tabelle übernehmen'}
          </button>
        </>
      )}
      <Part id="verstanden" title="So verstanden">
        <PastedRows rows={rows} />
      </Part>
      {checked.name !== undefined && (
        <Part id="vergleich" title={`Verglichen mit ${checked.name}`}>
          <Differences differences={checked.differences} />
        </Part>
      )}
    </>
  );
}

function Differences({ differences }: { differences: readonly RowDifference[] }) {
  if (differences.length === 0) return <p>Beide sagen dasselbe.</p>;
  return (
    <ul className={styles.differences}>
      {differences.map(({ team, said }) => (
        <li key={team}>
          <strong>{team}</strong>: {said.join('; ')}
        </li>
      ))}
    </ul>
  );
}

interface PartProps {
  id: string;
  title: string;
  children: ReactNode;
}

function Part({ id, title, children }: PartProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.part}>
        {title}
      </h2>
      {children}
    </section>
  );
}
