import { data, type RouterContextProvider, redirect } from 'react-router';
import { z } from 'zod';
import { date, optionalText } from '#platform/admin/form/field-schemas.ts';
import { picturesPath } from '#platform/pictures/limits.ts';
import { uploadsContext } from '#platform/pictures/uploads.server.ts';
import { kindsContext } from '#platform/records/context.ts';
import { dbContext, nowContext, todayContext } from '#platform/request/context.ts';
import { currentAdmin } from '#platform/sign-in/require-admin.server.ts';
import { maxNoteLength, pictureTool } from '../tool.ts';
import { deletePicture } from './delete-picture.server.ts';

export interface DeletionAnswer {
  wrong: Partial<Record<'askedOn' | 'note' | 'sure', string>>;
  typed: TypedDeletion;
}

export async function requestDeletion(
  context: Readonly<RouterContextProvider>,
  name: string,
  form: FormData,
) {
  const fields = Object.fromEntries([...form].filter(([, value]) => value !== ''));
  const parsed = deletionSchema(context.get(todayContext)).safeParse(fields);
  if (!parsed.success) {
    const issues = parsed.error.issues.map(({ path, message }) => [String(path[0]), message]);
    const typed = ['askedOn', 'note'].map((field) => [field, String(form.get(field) ?? '')]);
    const deletion: DeletionAnswer = {
      wrong: Object.fromEntries(issues),
      typed: Object.fromEntries(typed),
    };
    return data({ deletion }, { status: 422 });
  }
  const { askedOn, note } = parsed.data;
  const by = { username: currentAdmin(context).username, now: context.get(nowContext) };
  const [db, kinds] = [context.get(dbContext), context.get(kindsContext)];
  await deletePicture(db, kinds, { name, askedOn, note }, by);
  await context.get(uploadsContext).removeForGood([name]);
  return redirect(pictureTool.after(picturesPath, 'bild-geloescht'), 303);
}

function deletionSchema(today: string) {
  return z.object({
    askedOn: date('Bitte gib an, wann darum gebeten wurde.').refine(
      (day) => day <= today,
      'Dieser Tag liegt in der Zukunft.',
    ),
    note: optionalText(maxNoteLength),
    sure: z.literal('on', { error: 'Bitte setz das Häkchen, wenn das Bild für immer weg soll.' }),
  });
}

type TypedDeletion = Partial<Record<'askedOn' | 'note', string>>;
