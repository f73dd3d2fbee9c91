import { Link } from 'react-router';
import { encode } from 'uqr';
import { Tool } from '#platform/admin/tool.tsx';
import { useAnswer } from '#platform/drafts/failed-submission.ts';
import { FormWithDraft } from '#platform/drafts/form-with-draft.tsx';
import type { AdminPage } from '#platform/live/route-handle.ts';
import { dbContext } from '#platform/request/context.ts';
import { readForm } from '#platform/request/read-form.server.ts';
import { countRecoveryCodes } from '#platform/sign-in/recovery-codes.server.ts';
import { currentAdmin, lacksSecondFactor } from '#platform/sign-in/require-admin.server.ts';
import { requireReauthentication } from '#platform/sign-in/require-reauthentication.server.ts';
import { findPendingSecret, hasSecondFactor } from '#platform/sign-in/second-factor.server.ts';
import { totpAddress } from '#platform/sign-in/totp.server.ts';
import button from '#platform/ui/button.module.css';
import { findClub } from '#platform/ui/club/find-club.server.ts';
import { Notice } from '#platform/ui/notice.tsx';
import { passkeysPath, profilePath } from '../paths.ts';
import type { Route } from './+types/route';
import { handleSecondFactorForm } from './handle-second-factor-form.server.ts';
import { ManageSecondFactor } from './manage-second-factor.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { type FactorAnswer, SetUp } from './set-up.tsx';

export const handle: AdminPage = { right: 'everybody' };

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const admin = currentAdmin(context);
  const { userId, username } = admin;
  const isCompulsory = await lacksSecondFactor(db, admin);
  const wasRemoved = url.searchParams.has('entfernt');
  if (await hasSecondFactor(db, userId))
    return { state: 'set', left: await countRecoveryCodes(db, userId) } as const;
  const secret = await findPendingSecret(db, userId);
  if (secret === undefined) return { state: 'none', isCompulsory, wasRemoved } as const;
  // The secret can create valid codes, so the page shows it only after a reauthentication.
  requireReauthentication({ request, url, context });
  const address = totpAddress(secret, { issuer: (await findClub(context)).name, username });
  return { state: 'pending', isCompulsory, secret, address, qr: qrPath(address) } as const;
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm({ request, context });
  requireReauthentication({ request, url, context });
  return handleSecondFactorForm(context, request, form);
}

export default function SecondFactor({ loaderData }: Route.ComponentProps) {
  const answer = useAnswer<FactorAnswer>();
  const { state } = loaderData;
  const wrong = answer?.errors?.totp;
  return (
    <Tool title="Zweiter Faktor" back={{ to: profilePath, label: 'Profil' }}>
      {answer?.message && <Notice role="alert">{answer.message}</Notice>}
      {state !== 'set' && loaderData.isCompulsory && (
        <Notice role="status">
          Für Admins ist ein zweiter Faktor Pflicht. Richte ihn hier ein, dann geht es weiter. Ein{' '}
          <Link to={passkeysPath}>Passkey</Link> allein ist dafür nicht genug.
        </Notice>
      )}
      {answer?.codes && <RecoveryCodes codes={answer.codes} done={answer.done} />}
      {state === 'none' && (
        <>
          {loaderData.wasRemoved && (
            <Notice role="status" isGood>
              Der zweite Faktor ist entfernt.
            </Notice>
          )}
          <p>
            Nach dem Passwort fragt die Anmeldung dann noch nach einem Code, den eine App auf deinem
            Handy alle 30 Sekunden neu erzeugt. Wer nur dein Passwort kennt, kommt damit nicht
            hinein.
          </p>
          <Begin label="Einrichten" isMain />
        </>
      )}
      {state === 'pending' && (
        <>
          <SetUp {...loaderData} error={wrong} />
          <Begin label="Mit neuem Schlüssel beginnen" />
        </>
      )}
      {state === 'set' && (
        <>
          <p>Der zweite Faktor ist eingerichtet.</p>
          <ManageSecondFactor left={loaderData.left} error={wrong} />
        </>
      )}
    </Tool>
  );
}

function Begin({ label, isMain = false }: { label: string; isMain?: boolean }) {
  return (
    <FormWithDraft aria-label={label}>
      <input type="hidden" name="intent" value="begin" />
      <button type="submit" className={isMain ? button.button : `${button.button} ${button.quiet}`}>
        {label}
      </button>
    </FormWithDraft>
  );
}

function qrPath(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: squares.join('') };
}
