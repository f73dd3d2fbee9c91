import { useId } from 'react';
import { data, redirect, useLocation } from 'react-router';
import { Failure } from '#platform/admin/form/failure.tsx';
import { reference } from '#platform/admin/form/field-schemas.ts';
import inputs from '#platform/admin/form/inputs.module.css';
import { withMessage, withoutMessage } from '#platform/admin/success-messages.ts';
import { Tool } from '#platform/admin/tool.tsx';
import { useAnswer } from '#platform/drafts/failed-submission.ts';
import { FormWithDraft } from '#platform/drafts/form-with-draft.tsx';
import type { AdminPage } from '#platform/live/route-handle.ts';
import { kindsContext, revisionContext } from '#platform/records/context.ts';
import { BlockedChangeError } from '#platform/records/refusal.ts';
import { notFound } from '#platform/request/answers.server.ts';
import { dbContext, nowContext } from '#platform/request/context.ts';
import { readForm } from '#platform/request/read-form.server.ts';
import { currentAdmin } from '#platform/sign-in/require-admin.server.ts';
import button from '#platform/ui/button.module.css';
import { mergeOpponents } from '../merge-opponents.server.ts';
import { listOpponents } from '../opponents.server.ts';
import { tool } from '../tool.ts';
import type { Route } from './+types/route';
import styles from './route.module.css';

export const handle: AdminPage = { right: 'opponent', topics: ['opponent'] };

export async function loader({ params, context }: Route.LoaderArgs) {
  const opponents = await listOpponents(context.get(dbContext));
  const going = opponents.find(({ id }) => id === params.id) ?? notFound('Gegner nicht gefunden');
  return {
    revision: context.get(revisionContext),
    going: { id: going.id, name: going.name },
    others: opponents.filter(({ id }) => id !== going.id).map(({ id, name }) => ({ id, name })),
  };
}

interface Refusal {
  message: string;
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm({ request, context });
  const into = reference('').safeParse(form.get('into'));
  const by = { username: currentAdmin(context).username, now: context.get(nowContext) };
  if (!into.success || into.data === '') {
    const refusal: Refusal = { message: 'Bitte wähle, welcher Gegner bleibt.' };
    return data(refusal, { status: 422 });
  }
  try {
    const { opponent } = context.get(kindsContext);
    const merged = { id: params.id, into: into.data };
    await mergeOpponents(context.get(dbContext), opponent.records, merged, by);
  } catch (error) {
    if (!(error instanceof BlockedChangeError)) throw error;
    const refusal: Refusal = { message: error.message };
    return data(refusal, { status: 409 });
  }
  return redirect(
    withMessage(`${tool.path}/${encodeURIComponent(into.data)}`, tool.messages.edit.word),
    303,
  );
}

export default function Merge({ loaderData }: Route.ComponentProps) {
  const { going, others } = loaderData;
  const answer = useAnswer<Refusal>();
  const location = useLocation();
  const id = useId();
  return (
    <Tool
      title={`${going.name} zusammenlegen`}
      back={{ to: `${tool.path}/${encodeURIComponent(going.id)}`, label: going.name }}
    >
      {answer?.message && <Failure answer={answer}>{answer.message}</Failure>}
      <FormWithDraft action={withoutMessage(location)} className={styles.form}>
        <p className={inputs.field}>
          <label htmlFor={id} className={inputs.label}>
            {going.name} ist derselbe Verein wie
          </label>
          <select id={id} name="into" required className={inputs.control}>
            <option value="">Bitte wählen</option>
            {others.map((other) => (
              <option key={other.id} value={other.id}>
                {other.name}
              </option>
            ))}
          </select>
        </p>
        <p className={styles.hint}>
          Alle Spiele und Tabellen unter dem Namen {going.name} gehören dann zu dem, den du wählst.
          Im Protokoll lässt sich das als Ganzes zurücknehmen.
        </p>
        <button type="submit" className={button.button}>
          Zusammenlegen
        </button>
      </FormWithDraft>
    </Tool>
  );
}
