import { QuestionDialog } from '#platform/admin/question-dialog.tsx';
import { Tool } from '#platform/admin/tool.tsx';
import { useAnswer } from '#platform/drafts/failed-submission.ts';
import type { AdminPage } from '#platform/live/route-handle.ts';
import { dbContext } from '#platform/request/context.ts';
import { readForm } from '#platform/request/read-form.server.ts';
import { listPasskeys } from '#platform/sign-in/passkeys.server.ts';
import { currentAdmin, lacksSecondFactor } from '#platform/sign-in/require-admin.server.ts';
import { requireReauthentication } from '#platform/sign-in/require-reauthentication.server.ts';
import { Notice } from '#platform/ui/notice.tsx';
import { deviceName } from '#platform/values/device-name.ts';
import { formatDateTime } from '#platform/values/vienna.ts';
import { profilePath } from '../paths.ts';
import type { Route } from './+types/route';
import { handlePasskeyForm } from './handle-passkey-form.server.ts';
import type { PasskeysAnswer } from './new-passkey.tsx';
import { NewPasskey } from './new-passkey.tsx';
import styles from './route.module.css';

export const handle: AdminPage = { right: 'everybody' };

export async function loader({ request, context }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const admin = currentAdmin(context);
  const passkeys = await listPasskeys(db, admin.userId);
  return {
    isCompulsory: await lacksSecondFactor(db, admin),
    suggested: deviceName(request.headers.get('User-Agent')),
    passkeys: passkeys.map(({ id, name, createdAt, usedAt }) => ({ id, name, createdAt, usedAt })),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm({ request, context });
  requireReauthentication({ request, url, context });
  return handlePasskeyForm(context, request, form);
}

export default function Passkeys({ loaderData }: Route.ComponentProps) {
  const { passkeys, suggested, isCompulsory } = loaderData;
  const answer = useAnswer<PasskeysAnswer>() ?? {};
  return (
    <Tool title="Passkeys" back={{ to: profilePath, label: 'Profil' }}>
      {answer.message && <Notice role="alert">{answer.message}</Notice>}
      {isCompulsory && (
        <Notice role="status">
          Für Admins ist ein zweiter Faktor Pflicht. Ein Passkey ersetzt ihn nicht, solange auch das
          Passwort gilt.
        </Notice>
      )}
      <p className={styles.lead}>
        Mit einem Passkey meldest du dich ohne Passwort an: mit Fingerabdruck, Gesicht oder der PIN
        deines Geräts. Niemand kann ihn erraten oder dir entlocken.
      </p>
      {passkeys.length === 0 ? (
        <p>Du hast noch keinen Passkey.</p>
      ) : (
        <ul role="list" className={styles.passkeys}>
          {passkeys.map(({ id, name, createdAt, usedAt }) => (
            <li key={id} className={styles.passkey}>
              <div className={styles.about}>
                <h2 className={styles.name}>{name}</h2>
                <p className={styles.when}>
                  Seit {formatDateTime(new Date(createdAt))}
                  {usedAt === null
                    ? ', noch nicht verwendet'
                    : `, zuletzt verwendet ${formatDateTime(new Date(usedAt))}`}
                </p>
              </div>
              <QuestionDialog
                opener="Entfernen"
                question={`„${name}“ entfernen?`}
                yes="Passkey entfernen"
                isDangerous
                fields={{ intent: 'remove', id }}
              >
                <p>Damit kannst du dich dann nicht mehr anmelden. Lösch ihn auch am Gerät.</p>
              </QuestionDialog>
            </li>
          ))}
        </ul>
      )}
      <section aria-labelledby="neu" className={styles.fresh}>
        <h2 id="neu" className={styles.part}>
          Neuer Passkey
        </h2>
        <NewPasskey key={passkeys.length} suggested={suggested} answer={answer} />
      </section>
    </Tool>
  );
}
