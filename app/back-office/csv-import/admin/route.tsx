import { useState } from 'react';
import { data, redirect, useLocation } from 'react-router';
import { Failure } from '#platform/admin/form/failure.tsx';
import { withoutMessage } from '#platform/admin/success-messages.ts';
import { Tool } from '#platform/admin/tool.tsx';
import { useAnswer } from '#platform/drafts/failed-submission.ts';
import { FormWithDraft } from '#platform/drafts/form-with-draft.tsx';
import type { AdminPage } from '#platform/live/route-handle.ts';
import { kindsContext } from '#platform/records/context.ts';
import { BlockedChangeError } from '#platform/records/refusal.ts';
import { dbContext, nowContext } from '#platform/request/context.ts';
import { readForm } from '#platform/request/read-form.server.ts';
import { currentAdmin } from '#platform/sign-in/require-admin.server.ts';
import { listTool } from '../../tools.ts';
import { readList } from '../read-list.server.ts';
import { readAnswers } from '../reading/form-answers.server.ts';
import { saveRows } from '../save-rows.server.ts';
import type { Route } from './+types/route';
import { createPreview, type ListAnswer } from './form-result.ts';
import { ImportPreview } from './import-preview.tsx';
import { ListInput } from './list-input.tsx';
import styles from './route.module.css';

export const handle: AdminPage = { right: ['sport'] };

export function loader({ context }: Route.LoaderArgs) {
  currentAdmin(context);
  return null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm({ request, context }).catch((thrown) => {
    if (thrown?.init?.status !== 413) throw thrown;
    throw data(
      'Das ist zu viel zum Einfügen. Bitte speichere die Liste als Datei und wähle diese aus.',
      { status: 413 },
    );
  });
  const [db, kinds, now] = [
    context.get(dbContext),
    context.get(kindsContext),
    context.get(nowContext),
  ];
  const typed = String(form.get('text') ?? '');
  const isTaking = form.get('intent') === 'take';
  const file = form.get('intent') === 'read' ? form.get('file') : null;
  const isFile = file instanceof File && file.name !== '';
  const given = isFile ? new Uint8Array(await file.arrayBuffer()) : typed;
  // The sent answers belong to the typed list. A chosen file is a new list, so it begins without answers.
  const asked = { given, answers: readAnswers(isFile ? new FormData() : form), now };
  const show = async (message?: string) => {
    const list = await readList(db, kinds, asked);
    if ('refusal' in list) {
      const refused = { text: list.text ?? typed, message: list.refusal };
      return data<ListAnswer>(refused, { status: 422 });
    }
    const answer = { text: list.text, preview: createPreview(list), ...(message && { message }) };
    return data<ListAnswer>(answer, { status: message ? 409 : 200 });
  };
  if (!isTaking) return show();

  const versions = form.getAll('take').map(String);
  if (versions.length === 0) return show('Bitte hake an, was übernommen werden soll.');
  const by = { username: currentAdmin(context).username, now };
  try {
    await saveRows(db, kinds, { ...asked, versions }, by);
  } catch (error) {
    if (!(error instanceof BlockedChangeError)) throw error;
    return show(error.message);
  }
  throw redirect(listTool.after(listTool.path, 'liste-uebernommen'), 303);
}

export default function CsvImport() {
  const answer = useAnswer<ListAnswer>();
  const { text = '', message, preview } = answer ?? {};
  const [last, setLast] = useState({ answer, taken: 0 });
  if (answer !== last.answer) setLast({ answer, taken: last.taken + (answer ? 0 : 1) });
  return (
    <Tool title={listTool.name}>
      {message && <Failure answer={answer}>{message}</Failure>}
      <FormWithDraft
        key={last.taken}
        action={withoutMessage(useLocation())}
        encType="multipart/form-data"
        isTyped
        isUnsaved={text !== ''}
        className={styles.form}
      >
        {preview && <ImportPreview {...preview} />}
        <ListInput text={text} isRead={preview !== undefined} />
      </FormWithDraft>
    </Tool>
  );
}
