import { data, redirect } from 'react-router';
import type { PrivatePage } from '#platform/live/route-handle.ts';
import { dbContext } from '#platform/request/context.ts';
import { readForm } from '#platform/request/read-form.server.ts';
import { useClub } from '#platform/ui/club/current-club.ts';
import { LinkPage } from '../link-page.tsx';
import { unsubscribedThanks } from '../sentences-after-forms.ts';
import { unsubscribe } from '../subscribers.server.ts';
import type { Route } from './+types/route';

export const handle: PrivatePage = { isPrivate: true };

const gone =
  'Diesen Link kennen wir nicht. Nimm bitte den aus dem letzten Newsletter, oder schreib uns.';
const button = { name: 'antwort', value: 'abmelden' };

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm({ request, context });
  const isProgram = form.get('List-Unsubscribe') === 'One-Click';
  if (!isProgram && form.get(button.name) !== button.value) throw data(null, { status: 400 });
  if (!(await unsubscribe(context.get(dbContext), params.token)))
    return data({ gone }, { status: 404 });
  // A mail program must get an answer without redirect (RFC 8058, 3.1).
  return isProgram ? data({}) : redirect(unsubscribedThanks.path, 303);
}

export default function Unsubscribe({ actionData }: Route.ComponentProps) {
  const club = useClub();
  return (
    <LinkPage
      title="Vom Newsletter abmelden"
      description={`Dich vom Newsletter von ${club.name} abmelden.`}
      question={`Möchtest du den Newsletter von ${club.name} nicht mehr bekommen? Deine Adresse wird dann sofort gelöscht.`}
      press="Vom Newsletter abmelden"
      field={button}
      answer={actionData}
      instead={{ path: '/contact', label: 'Zum Kontakt' }}
    />
  );
}
