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
import { listWork, readList, sentenceForKilled } from '../read-list.server.ts';
import { answersIn, askLetters, withLetters } from '../reading/letters.server.ts';
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
  const [db, kinds] = [context.get(dbContext), context.get(kindsContext)];
  const typed = String(form.get('text') ?? '');
  const refuse = (message: string) => data<ListAnswer>({ text: typed, message }, { status: 422 });
  const isTaking = form.get('intent') === 'take';
  const file = form.get('intent') === 'read' ? form.get('file') : null;
  let [text, unread] = [typed, 0];
  // If no file is chosen, browsers send a file with an empty name.
  if (file instanceof File && file.name !== '') {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const read = await listWork('readTableFile', [bytes]).catch(sentenceForKilled);
    if (typeof read === 'string') return refuse(read);
    ({ text, unread } = read);
  }
  // The sent answers are about the typed list. A chosen file is a new list, so it begins without answers.
  const answers = answersIn(text === typed ? form : new FormData());
  const now = context.get(nowContext);
  text = withLetters(text, answers);
  const show = async (message?: string) => {
    const list = await readList(db, kinds, { text, answers, now });
    if (typeof list === 'string') return data<ListAnswer>({ text, message: list }, { status: 422 });
    // A chosen file may be longer than what was read: only the read part comes back into the text field.
    const preview = previewOf({ ...askLetters(list), unread: list.unread + unread });
    const kept = text === typed ? typed : list.text;
    const answer = { text: kept, preview, ...(message && { message }) };
    return data<ListAnswer>(answer, { status: message ? 409 : 200 });
  };
  if (!isTaking) return show();

  const versions = form.getAll('take').map(String);
  if (versions.length === 0) return show('Bitte hake an, was übernommen werden soll.');
  const by = { username: currentAdmin(context).username, now };
  try {
    await takeLines(db, kinds, { text, answers, now, versions }, by);
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
