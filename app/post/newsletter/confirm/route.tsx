import { data, redirect } from 'react-router';
import type { PrivatePage } from '#platform/live/route-handle.ts';
import { dbContext, nowContext } from '#platform/request/context.ts';
import { readForm } from '#platform/request/read-form.server.ts';
import { useClub } from '#platform/ui/club/current-club.ts';
import { LinkPage } from '../link-page.tsx';
import { confirmedThanks } from '../sentences-after-forms.ts';
import { confirmSubscription } from '../subscribers.server.ts';
import type { Route } from './+types/route';

export const handle: PrivatePage = { isPrivate: true };

const gone =
  'Dieser Link gilt nicht mehr. Melde dich einfach noch einmal an, dann bekommst du einen neuen.';

export async function action({ request, params, context }: Route.ActionArgs) {
  await readForm({ request, context });
  if (await confirmSubscription(context.get(dbContext), params.token, context.get(nowContext)))
    return redirect(confirmedThanks.path, 303);
  return data({ gone }, { status: 404 });
}

export default function Confirm({ actionData }: Route.ComponentProps) {
  const club = useClub();
  return (
    <LinkPage
      title="Newsletter bestätigen"
      description={`Die Anmeldung zum Newsletter von ${club.name} bestätigen.`}
      question={`Noch ein Klick, dann bekommst du den Newsletter von ${club.name}.`}
      press="Anmeldung bestätigen"
      field={{ name: 'antwort', value: 'ja' }}
      answer={actionData}
      instead={{ path: '/newsletter', label: 'Zur Anmeldung' }}
    />
  );
}
