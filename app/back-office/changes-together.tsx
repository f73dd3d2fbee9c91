import page from './page.module.css';

const maxNamed = 10;

export interface Together {
  count: number;
  /** Only the first of them. */
  named: readonly string[];
}

export function countTogether(members: readonly string[]): Together {
  return { count: members.length, named: members.slice(0, maxNamed) };
}

/** Says in the question before an undo which changes it undoes. */
export function ChangesTogether({ count, named }: Together) {
  return (
    <>
      <p>Es sind {count} Änderungen, sie gehen gemeinsam zurück:</p>
      <ChangeLabels labels={named} />
      {count > named.length && (
        <p>… und {count - named.length} weitere, die im Protokoll stehen.</p>
      )}
    </>
  );
}

export function ChangeLabels({ labels }: { labels: readonly string[] }) {
  return (
    <ul className={page.labels}>
      {labels.map((label, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names can repeat, and the order does not change
        <li key={index}>{label}</li>
      ))}
    </ul>
  );
}
