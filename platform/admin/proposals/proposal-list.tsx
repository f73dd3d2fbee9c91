import { useId } from 'react';
import inputs from '#platform/admin/form/inputs.module.css';
import styles from './proposal-list.module.css';

export interface ShownProposal {
  version: string;
  isAdvised: boolean;
  title: string;
  detail: string;
  lines?: readonly string[];
  changes: { label: string; before: string; after: string }[];
}

interface ProposalListProps {
  title: string;
  hint?: string;
  proposals: readonly ShownProposal[];
}

export function ProposalList({ title, hint, proposals }: ProposalListProps) {
  const id = useId();
  if (proposals.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.part}>
        {title}
      </h2>
      {hint && <p className={styles.hint}>{hint}</p>}
      <ul role="list" className={styles.list}>
        {proposals.map((proposal) => (
          <Row key={proposal.version} {...proposal} />
        ))}
      </ul>
    </section>
  );
}

function Row({ version, isAdvised, title, detail, lines = [], changes }: ShownProposal) {
  const id = useId();
  return (
    <li className={styles.row}>
      <p className={inputs.tick}>
        <input
          id={id}
          type="checkbox"
          name="take"
          value={version}
          defaultChecked={isAdvised}
          aria-describedby={`${id}-detail`}
        />
        <label htmlFor={id}>{title}</label>
      </p>
      <div id={`${id}-detail`} className={styles.detail}>
        {detail && <p>{detail}</p>}
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {changes.map(({ label, before, after }) => (
          <p key={label}>
            {label}: <del>{before}</del> <span aria-hidden="true">→</span>{' '}
            <ins className={styles.after}>{after}</ins>
          </p>
        ))}
      </div>
    </li>
  );
}
