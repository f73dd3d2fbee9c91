import { useEffect, useId, useRef } from 'react';
import { data, Link, redirect, useLocation } from 'react-router';
import { DangerButton } from '#platform/admin/danger-button.tsx';
import { Failure } from '#platform/admin/form/failure.tsx';
import inputs from '#platform/admin/form/inputs.module.css';
import lone from '#platform/admin/lone-links.module.css';
import { withoutMessage } from '#platform/admin/success-messages.ts';
import { Tool } from '#platform/admin/tool.tsx';
import { useAnswer } from '#platform/drafts/failed-submission.ts';
import { FormWithDraft } from '#platform/drafts/form-with-draft.tsx';
import type { AdminPage } from '#platform/live/route-handle.ts';
import { kindsContext, revisionContext } from '#platform/records/context.ts';
import { BlockedChangeError } from '#platform/records/refusal.ts';
import { hasStarterMarks } from '#platform/records/starter-marks.server.ts';
import { dbContext, nowContext } from '#platform/request/context.ts';
import { readForm } from '#platform/request/read-form.server.ts';
import { currentAdmin } from '#platform/sign-in/require-admin.server.ts';
import { requireReauthentication } from '#platform/sign-in/require-reauthentication.server.ts';
import { isFolderClub } from '#platform/ui/club/find-club.server.ts';
import { auditLogPath, starterTool } from '../../tools.ts';
import { removeStarter } from '../remove-starter.server.ts';
import { contentVersion, findStarterContent } from '../starter-content.server.ts';
import type { Route } from './+types/route';
import { describeStarterRecords, nameRecords } from './describe-records.server.ts';
import styles from './route.module.css';

export const handle: AdminPage = { right: [], topics: 'all' };

export async function loader({ context }: Route.LoaderArgs) {
  const [db, kinds] = [context.get(dbContext), context.get(kindsContext)];
  const content = await findStarterContent(db, kinds);
  const { unchanged, needed } = content;
  // Older sites have no starter marks. On an older site of a renamed club, changed records are the club's own
  // content.
  const isOwn = !(await hasStarterMarks(db)) && !(await isFolderClub(context));
  const changed = isOwn ? [] : content.changed;
  return {
    revision: context.get(revisionContext),
    version: contentVersion(unchanged),
    going: await describeStarterRecords(db, kinds, unchanged),
    needed: await nameRecords(db, kinds, needed),
    changed: await nameRecords(db, kinds, changed),
  };
}

interface Refusal {
  message?: string;
  wrong?: string;
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm({ request, context });
  requireReauthentication({ request, url, context });
  if (form.get('sure') !== 'on') {
    const refusal: Refusal = { wrong: 'Bitte setz das Häkchen, wenn das wirklich weg soll.' };
    return data(refusal, { status: 422 });
  }
  const by = { username: currentAdmin(context).username, now: context.get(nowContext) };
  const version = String(form.get('version') ?? '');
  try {
    await removeStarter(context.get(dbContext), context.get(kindsContext), { version }, by);
  } catch (error) {
    if (!(error instanceof BlockedChangeError)) throw error;
    const refusal: Refusal = { message: error.message };
    return data(refusal, { status: 409 });
  }
  throw redirect(starterTool.after(starterTool.path, 'beispiel-entfernt'), 303);
}

export default function Removal({ loaderData }: Route.ComponentProps) {
  const { version, going, needed, changed } = loaderData;
  const answer = useAnswer<Refusal>();
  const location = useLocation();
  return (
    <Tool title={starterTool.name}>
      {answer?.message && <Failure answer={answer}>{answer.message}</Failure>}
      {going.length === 0 ? (
        <>
          <p>Hier ist nichts mehr zu entfernen.</p>
          <p className={lone.links}>
            <Link to={auditLogPath}>Im Protokoll zurücknehmen</Link>
          </p>
        </>
      ) : (
        <>
          <p>
            Diese Website kam mit den Inhalten eines Beispielvereins, damit von Anfang an zu sehen
            ist, was sie kann. Sobald sie euch gehört, kann das Beispiel auf einmal weg.
          </p>
          <section aria-labelledby="weg">
            <h2 id="weg" className={styles.part}>
              Was weggeht
            </h2>
            <ul className={styles.going}>
              {going.map((what) => (
                <li key={what}>{what}</li>
              ))}
            </ul>
          </section>
        </>
      )}
      {going.length + changed.length + needed.length > 0 && (
        <section aria-labelledby="bleibt">
          <h2 id="bleibt" className={styles.part}>
            Was bleibt
          </h2>
          <ul className={styles.staying}>
            <li>Alles, was ihr selbst eingegeben habt.</li>
            <Kept records={changed} why="die jemand geändert hat" />
            <Kept records={needed} why="auf die sich eure Einträge beziehen" />
            <li>Zugänge, Nachrichten, Newsletter und das Protokoll.</li>
            <li>
              Name, Wappen, Farben, Texte und Kontakt des Beispiels. Das änderst du unter „Verein“.
            </li>
          </ul>
        </section>
      )}
      {going.length > 0 && (
        <FormWithDraft action={withoutMessage(location)} className={styles.form}>
          <input type="hidden" name="version" value={version} />
          <Sure answer={answer} />
          <p className={styles.hint}>
            Im Protokoll lässt sich das als Ganzes zurücknehmen. Danach Geändertes nimmst du dort
            zuerst zurück.
          </p>
          <DangerButton type="submit">Beispielinhalte entfernen</DangerButton>
        </FormWithDraft>
      )}
    </Tool>
  );
}

function Kept({ records, why }: { records: readonly string[]; why: string }) {
  if (records.length === 0) return null;
  return (
    <li>
      Vom Beispiel jene, {why}: {records.join(', ')}.
    </li>
  );
}

function Sure({ answer }: { answer: Refusal | undefined }) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (answer?.wrong) box.current?.focus();
  }, [answer]);
  const wrong = answer?.wrong;
  return (
    <p className={inputs.tick}>
      <input
        ref={box}
        id={id}
        type="checkbox"
        name="sure"
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? `${id}-error` : undefined}
      />
      <label htmlFor={id}>Ja, das alles soll von der Website verschwinden.</label>
      {wrong && (
        <span id={`${id}-error`} className="error">
          {wrong}
        </span>
      )}
    </p>
  );
}
