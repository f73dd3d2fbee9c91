import { useState } from 'react';
import { data, redirect, useLocation } from 'react-router';
import { Failure } from '#platform/admin/form/failure.tsx';
import { withoutWord } from '#platform/admin/said.ts';
import { Tool } from '#platform/admin/tool.tsx';
import { KeptForm } from '#platform/drafts/kept-form.tsx';
import { useAnswer } from '#platform/drafts/unanswered.ts';
import type { AdminPage } from '#platform/live/route-handle.ts';
import { kindsContext } from '#platform/records/context.ts';
import { ObstacleError } from '#platform/records/refusal.ts';
import { dbContext, nowContext } from '#platform/request/context.ts';
import { readForm } from '#platform/request/read-form.server.ts';
import { currentAdmin } from '#platform/sign-in/require-admin.server.ts';
import { listTool } from '../../tools.ts';
import { readList } from '../read-list.server.ts';
import { answersIn } from '../reading/letters.server.ts';
import { takeLines } from '../take-lines.server.ts';
import type { Route } from './+types/route';
import { type ListAnswer, previewOf } from './answer.ts';
import { ListInput } from './list-input.tsx';
import { PreviewOfList } from './preview-of-list.tsx';
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
  // If no file is chosen, browsers send a file with an empty name.
  const isFile = file instanceof File && file.name !== '';
  const given = isFile ? new Uint8Array(await file.arrayBuffer()) : typed;
  // The sent answers belong to the typed list. A chosen file is a new list, so it begins without answers.
  const asked = { given, answers: answersIn(isFile ? new FormData() : form), now };
  const show = async (message?: string) => {
    const list = await readList(db, kinds, asked);
    if ('refusal' in list) {
      const refused = { text: list.text ?? typed, message: list.refusal };
      return data<ListAnswer>(refused, { status: 422 });
    }
    const answer = { text: list.text, preview: previewOf(list), ...(message && { message }) };
    return data<ListAnswer>(answer, { status: message ? 409 : 200 });
  };
  if (!isTaking) return show();

  const versions = form.getAll('take').map(String);
  if (versions.length === 0) return show('Bitte hake an, was übernommen werden soll.');
  const by = { username: currentAdmin(context).username, now };
  try {
    await takeLines(db, kinds, { ...asked, versions }, by);
  } catch (error) {
    if (!(error instanceof ObstacleError)) throw error;
    return show(error.message);
  }
  throw redirect(listTool.after(listTool.path, 'liste-uebernommen'), 303);
}

export default function CsvImport() {
  const answer = useAnswer<ListAnswer>();
  const { text = '', message, preview } = answer ?? {};
  // A new key empties the form after a list was saved. Any other answer keeps the form's input.
  const [last, setLast] = useState({ answer, taken: 0 });
  if (answer !== last.answer) setLast({ answer, taken: last.taken + (answer ? 0 : 1) });
  return (
    <Tool title={listTool.name}>
      {message && <Failure answer={answer}>{message}</Failure>}
      <KeptForm
        key={last.taken}
        action={withoutWord(useLocation())}
        encType="multipart/form-data"
        isTyped
        isUnsaved={text !== ''}
        className={styles.form}
      >
        {preview && <PreviewOfList {...preview} />}
        <ListInput text={text} isRead={preview !== undefined} />
      </KeptForm>
    </Tool>
  );
}
