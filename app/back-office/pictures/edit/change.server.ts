import { data, type RouterContextProvider, redirect } from 'react-router';
import { z } from 'zod';
import { optionalText } from '#platform/admin/form/field-schemas.ts';
import {
  hasUploadedPicture,
  saveUploadedPicture,
} from '#platform/admin/picture/save-uploaded-picture.server.ts';
import { PictureError, picturePath } from '#platform/pictures/limits.ts';
import type { Picture, PictureTool } from '#platform/pictures/record-picture.ts';
import { ConflictError } from '#platform/records/refusal.ts';
import { notFound } from '#platform/request/answers.server.ts';
import { dbContext, nowContext } from '#platform/request/context.ts';
import { currentAdmin } from '#platform/sign-in/require-admin.server.ts';
import { type PicturedKind, type PicturedRecord, savePicture } from '../pictures.server.ts';
import { pictureTool } from '../tool.ts';

export interface PictureRecord extends PicturedRecord, Pick<PictureTool, 'shape' | 'isDescribed'> {
  version: string;
}

export interface ChangedPicture {
  kind: PicturedKind;
  record: PictureRecord;
}

export interface PictureAnswer {
  failure: string;
  alt?: string;
}

const fields = z.object({ alt: optionalText(300), version: z.string().catch('') });

/**
 * If the picture is refused, the answer says why.
 * @throws 404 if the record no longer exists
 */
export async function changePicture(
  context: Readonly<RouterContextProvider>,
  changed: ChangedPicture,
  form: FormData,
) {
  const isRemoval = form.get('intent') === 'remove';
  const parsed = fields.safeParse(Object.fromEntries(form));
  if (!parsed.success) return refuse(form, parsed.error.issues[0]?.message ?? '');
  const { alt, version } = parsed.data;
  const { record } = changed;
  try {
    if (isRemoval) return await save(context, changed, { image: null, alt: null, version });
    if (!hasUploadedPicture(form) && record.image && record.isDescribed)
      return await save(context, changed, { image: record.image, alt, version });
    const image = await saveUploadedPicture(context, form, record.shape);
    return await save(context, changed, { image, alt, version });
  } catch (error) {
    if (error instanceof PictureError) return refuse(form, error.message);
    if (error instanceof ConflictError)
      return refuse(form, 'Das Bild hat inzwischen jemand geändert: Hier steht das jetzige.', 409);
    throw error;
  }
}

async function save(
  context: Readonly<RouterContextProvider>,
  { kind, record: { id } }: ChangedPicture,
  picture: Picture & { version: string },
): Promise<Response> {
  const by = { username: currentAdmin(context).username, now: context.get(nowContext) };
  const outcome = await savePicture(context.get(dbContext), { kind, id }, picture, by);
  if (!outcome) notFound('Dieser Eintrag wurde inzwischen gelöscht.');
  const word = picture.image ? 'bild-gespeichert' : 'bild-entfernt';
  return redirect(pictureTool.after(picturePath(kind.picture.segment, id), word), 303);
}

function refuse(form: FormData, failure: string, status: 409 | 422 = 422) {
  const alt = form.get('alt');
  return data<PictureAnswer>({ failure, ...(typeof alt === 'string' && { alt }) }, { status });
}
