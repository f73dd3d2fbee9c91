import { ProposalList } from '#platform/admin/proposals/proposal-list.tsx';
import button from '#platform/ui/button.module.css';
import { formatNumber } from '#platform/values/format-count.ts';
import { isOpen } from '../import-rows.ts';
import { maxListRows } from '../reading/count-lines.ts';
import type { Preview } from './form-result.ts';
import { Questions } from './questions.tsx';
import styles from './route.module.css';

export function ImportPreview(preview: Preview) {
  const { of, known, unknown, unread, wrong, added, changed, disputed, unclear, agreeing, total } =
    preview;
  const { questions, head } = preview;
  if (isOpen(questions)) return <Questions questions={questions} />;
  const lines = added.length + changed.length + disputed.length + unclear.length;
  return (
    <>
      <div className={styles.hint}>
        <p>
          {formatNumber(total)} {total === 1 ? of.one : of.many} gelesen
          {unread > 0 && `, ${formatNumber(unread)} weitere nicht`}, aus: {known.join(', ')}.
        </p>
        {unread > 0 && (
          <p>
            Auf einmal werden höchstens {formatNumber(maxListRows)} gelesen. Bitte lies den Rest als
            eigene Liste ein.
          </p>
        )}
        {head > 1 && <p>Die Spalten nennt Zeile {head}. Was darüber steht, ist nicht gelesen.</p>}
        {unknown.length > 0 && <p>Nicht gelesene Spalten: {unknown.join(', ')}.</p>}
      </div>
      <Questions questions={questions} />
      {wrong.length > 0 && (
        <section aria-labelledby="unverstanden">
          <h2 id="unverstanden" className={styles.part}>
            Nicht verstanden
          </h2>
          <p className={styles.hint}>
            Diese Zeilen werden nicht übernommen. Ändere sie unten und lies die Liste noch einmal
            ein.
          </p>
          <ul className={styles.others}>
            {wrong.map(({ line, title, why }) => (
              <li key={line}>
                Zeile {line}: {title} <strong className={styles.why}>{why}</strong>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ProposalList
        title="Wer ist gemeint?"
        hint="So heißt bei euch kein Gegner. Hake je Zeile an, wer gemeint ist."
        proposals={unclear}
      />
      <ProposalList title="Geändert" proposals={changed} />
      <ProposalList title="Neu" proposals={added} />
      <ProposalList
        title="Bei euch anders"
        hint="Das ist schon eingetragen. Es bleibt, wenn du es nicht anhakst."
        proposals={disputed}
      />
      {agreeing.length > 0 && (
        <details className={styles.folded}>
          <summary>Schon so gespeichert: {agreeing.length}</summary>
          <ul className={styles.others}>
            {agreeing.map((row) => (
              <li key={row}>{row}</li>
            ))}
          </ul>
        </details>
      )}
      {lines > 0 && (
        <>
          <p className={styles.hint}>Im Protokoll lässt sich das als Ganzes zurücknehmen.</p>
          <button type="submit" name="intent" value="take" className={button.button}>
            Angehakte übernehmen
          </button>
        </>
      )}
    </>
  );
}
