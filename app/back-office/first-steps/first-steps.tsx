import { Link } from 'react-router';
import { EntryIcon } from '#app/back-office/frame/entry-icon.tsx';
import { FormWithDraft } from '#platform/drafts/form-with-draft.tsx';
import { ArrowIcon } from '#platform/ui/icons.tsx';
import page from '../page.module.css';
import rows from '../rows.module.css';
import task from '../task-list.module.css';
import type { FirstSteps as Steps } from './find-first-steps.server.ts';
import styles from './first-steps.module.css';

/** `?index` sends the form to the start page. Without `?index`, the action of the layout gets the form. */
const action = '/admin?index';

export function FirstSteps({ open, done }: Pick<Steps, 'open' | 'done'>) {
  return (
    <section aria-labelledby="erste-schritte">
      <div className={styles.head}>
        <h2 id="erste-schritte" className={page.part}>
          Erste Schritte
        </h2>
        <p className={page.quiet}>
          {done} von {done + open.length} erledigt
        </p>
      </div>
      <FormWithDraft action={action} aria-label="Erste Schritte">
        <ul role="list" className={rows.rows}>
          {open.map(({ name, text, detail, path, menu, also }) => (
            <li key={name}>
              <Link to={path} className={`${rows.row} ${task.task}`}>
                <EntryIcon entry={menu} />
                <span className={task.words}>
                  <span className={task.text}>{text}</span>
                  <span className={task.detail}>{detail}</span>
                </span>
                <ArrowIcon direction="right" />
              </Link>
              <div className={styles.others}>
                {also && <Link to={also.path}>{also.name}</Link>}
                <button type="submit" name="unneeded" value={name} className={styles.aside}>
                  Brauchen wir nicht<span className="visually-hidden">: {text}</span>
                </button>
              </div>
            </li>
          ))}
        </ul>
      </FormWithDraft>
    </section>
  );
}

export function UnneededSteps({ steps }: { steps: Steps['unneeded'] }) {
  if (steps.length === 0) return null;
  return (
    <details className={styles.unneeded}>
      <summary>Weggelegte erste Schritte ({steps.length})</summary>
      <FormWithDraft action={action} aria-label="Weggelegte erste Schritte">
        <ul role="list">
          {steps.map(({ name, text }) => (
            <li key={name}>
              <span>{text}</span>
              <button type="submit" name="needed" value={name} className={styles.aside}>
                Zurückholen<span className="visually-hidden">: {text}</span>
              </button>
            </li>
          ))}
        </ul>
      </FormWithDraft>
    </details>
  );
}
