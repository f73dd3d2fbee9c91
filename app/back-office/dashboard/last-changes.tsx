import { useEffect } from 'react';
import { Link, useRevalidator } from 'react-router';
import { QuestionDialog } from '#platform/admin/question-dialog.tsx';
import type { AuditAction } from '#platform/records/audit-log.server.ts';
import { ChangesTogether, type Together } from '../changes-together.tsx';
import page from '../page.module.css';
import { auditLogTool, fromOverview, undoSays } from '../tools.ts';
import styles from './last-changes.module.css';

export interface LastChange {
  id: number;
  /** ISO instant in UTC. */
  at: string;
  when: string;
  what: string;
  action: AuditAction;
  /** Undefined if the change was saved alone. */
  together: Together | undefined;
  isFinal: boolean;
}

export function LastChanges({ changes }: { changes: readonly LastChange[] }) {
  return (
    <section aria-labelledby="zuletzt">
      <h2 id="zuletzt" className={page.part}>
        Zuletzt geändert
      </h2>
      {changes.length === 0 ? (
        <p className={page.quiet}>
          Noch hat niemand etwas geändert. Hier steht dann, wer was geändert hat, und lässt sich
          zurücknehmen.
        </p>
      ) : (
        <>
          <ol role="list" className={styles.changes}>
            {changes.map((change) => (
              <li key={change.id}>
                <div className={styles.words}>
                  <span className={styles.what}>{change.what}</span>
                  <span className={styles.detail}>
                    <time dateTime={change.at}>{change.when}</time>
                  </span>
                </div>
                {!change.isFinal && <TakeBack change={change} />}
              </li>
            ))}
          </ol>
          <p>
            <Link to={auditLogTool.path} className={styles.all}>
              Alle Änderungen
            </Link>
          </p>
        </>
      )}
    </section>
  );
}

function TakeBack({ change: { id, what, action, together } }: { change: LastChange }) {
  return (
    <QuestionDialog
      className={page.takeBack}
      opener={
        <>
          Zurücknehmen<span className="visually-hidden">: {what}</span>
        </>
      }
      question={`„${what}“ zurücknehmen?`}
      yes="Ja, zurücknehmen"
      action={auditLogTool.path}
      fields={{ entry: String(id), ...fromOverview }}
    >
      <p>{undoSays[action]}</p>
      {together && <ChangesTogether {...together} />}
    </QuestionDialog>
  );
}

/** Loads the page again after `changesIn` milliseconds. `loaded` must be a new object after each load. */
export function useReloadAfter(loaded: { changesIn?: number | undefined } | undefined): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (loaded?.changesIn === undefined) return undefined;
    const timer = setTimeout(revalidate, loaded.changesIn);
    return () => clearTimeout(timer);
  }, [loaded, revalidate]);
}
