import { data } from 'react-router';
import type { UploadAnswer } from '#platform/admin/editor/upload-picture.ts';
import { takePicture } from '#platform/admin/picture/process-picture.server.ts';
import type { AdminPage } from '#platform/live/route-handle.ts';
import { defaultCrop } from '#platform/pictures/crop.ts';
import { PictureError } from '#platform/pictures/limits.ts';
import { libraryPictureShape } from '#platform/pictures/shape.ts';
import { readForm } from '#platform/request/read-form.server.ts';
import { currentAdmin } from '#platform/sign-in/require-admin.server.ts';
import type { Route } from './+types/route';

export const handle: AdminPage = { right: ['editorial', 'sport'] };

export async function action({ request, context }: Route.ActionArgs) {
  const file = (await readForm({ request, context })).get('file');
  currentAdmin(context);
  if (!(file instanceof File)) throw data(null, { status: 400 });
  try {
    const src = await takePicture(context, file, libraryPictureShape, defaultCrop);
    return Response.json({ src } satisfies UploadAnswer);
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    return Response.json({ failure: error.message } satisfies UploadAnswer, { status: 422 });
  }
}
