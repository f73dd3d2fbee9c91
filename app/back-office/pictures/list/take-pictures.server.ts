import { data, type RouterContextProvider, redirect } from 'react-router';
import { takePicture } from '#platform/admin/picture/process-picture.server.ts';
import { defaultCrop } from '#platform/pictures/crop.ts';
import { PictureError } from '#platform/pictures/limits.ts';
import { libraryPictureShape } from '#platform/pictures/shape.ts';
import { maxPicturesAtOnce, pictureTool, tooMany } from '../tool.ts';

export interface PicturesAnswer {
  failure?: string;
  kept: number;
  refused: { name: string; failure: string }[];
}

export async function takePictures(context: Readonly<RouterContextProvider>, form: FormData) {
  const files = form
    .getAll('file')
    .filter((file) => file instanceof File && file.size > 0) as File[];
  if (files.length === 0) return refuse({ failure: 'Bitte wähle Bilder aus.' });
  if (files.length > maxPicturesAtOnce) return refuse({ failure: tooMany });
  const refused = [];
  for (const file of files) {
    try {
      await takePicture(context, file, libraryPictureShape, defaultCrop);
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      refused.push({ name: file.name, failure: error.message });
    }
  }
  if (refused.length > 0) return refuse({ kept: files.length - refused.length, refused });
  return redirect(pictureTool.after(pictureTool.path, 'bilder-hochgeladen'), 303);
}

function refuse(answer: Partial<PicturesAnswer>) {
  return data<PicturesAnswer>({ kept: 0, refused: [], ...answer }, { status: 422 });
}
