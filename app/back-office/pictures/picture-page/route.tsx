import { data, redirect } from 'react-router';
import {
  hasUploadedPicture,
  saveUploadedPicture,
} from '#platform/admin/picture/save-uploaded-picture.server.ts';
import { Tool } from '#platform/admin/tool.tsx';
import { useLastAnswer } from '#platform/drafts/failed-submission.ts';
import type { AdminPage } from '#platform/live/route-handle.ts';
import { libraryPath, PictureError, picturesPath } from '#platform/pictures/limits.ts';
import { uploadsContext } from '#platform/pictures/uploads.server.ts';
import { kindsContext, revisionContext } from '#platform/records/context.ts';
import { BlockedChangeError } from '#platform/records/refusal.ts';
import { notFound } from '#platform/request/answers.server.ts';
import { dbContext, nowContext, todayContext } from '#platform/request/context.ts';
import { readForm } from '#platform/request/read-form.server.ts';
import { currentAdmin } from '#platform/sign-in/require-admin.server.ts';
import { formatDate, viennaDate } from '#platform/values/vienna.ts';
import { DeletionForm } from '../deleted/deletion-form.tsx';
import { requestDeletion } from '../deleted/request-deletion.server.ts';
import {
  describeUnused,
  findCommonShape,
  findInLibrary,
  listPictureTopics,
  pictureLabel,
} from '../library.server.ts';
import {
  listRecordsWithPicture,
  replaceEverywhere,
  versionOfUses,
} from '../replace-everywhere.server.ts';
import { pictureTool } from '../tool.ts';
import type { Route } from './+types/route';
import { Replacement } from './replacement.tsx';
import { Uses } from './uses.tsx';

export const handle: AdminPage = { right: ['editorial'], topics: 'loaded' };

export async function loader({ params, context }: Route.LoaderArgs) {
  const picture = await findPicture(params.name, context);
  const { name, address, size, cameAt, uses } = picture;
  return {
    ...{ name, address, size, uses },
    revision: context.get(revisionContext),
    today: context.get(todayContext),
    topics: listPictureTopics(context.get(kindsContext)),
    label: pictureLabel(uses),
    came: cameAt && formatDate(viennaDate(cameAt)),
    unused: describeUnused(picture),
    users: listRecordsWithPicture(uses).length,
    version: versionOfUses(uses),
    shape: findCommonShape(picture),
  };
}

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args);
  const { params, context } = args;
  const picture = await findPicture(params.name, context);
  if (form.get('intent') === 'delete') return requestDeletion(context, params.name, form);
  const by = { username: currentAdmin(context).username, now: context.get(nowContext) };
  try {
    if (!hasUploadedPicture(form)) throw new PictureError('Bitte wähle ein Bild aus.');
    const address = await saveUploadedPicture(context, form, findCommonShape(picture));
    const version = String(form.get('version') ?? '');
    const replacement = { name: params.name, address, version };
    await replaceEverywhere(context.get(dbContext), context.get(kindsContext), replacement, by);
    const path = libraryPath(address.slice('/uploads/'.length));
    return redirect(pictureTool.after(path, 'bild-ersetzt'), 303);
  } catch (error) {
    if (error instanceof PictureError) return data({ failure: error.message }, { status: 422 });
    if (error instanceof BlockedChangeError)
      return data({ failure: error.message }, { status: 409 });
    throw error;
  }
}

async function findPicture(name: string, context: Route.LoaderArgs['context']) {
  const [db, kinds, uploads] = [
    context.get(dbContext),
    context.get(kindsContext),
    context.get(uploadsContext),
  ];
  return (await findInLibrary(db, kinds, uploads, name)) ?? notFound('Bild nicht gefunden');
}

export default function PictureFile({ loaderData, actionData }: Route.ComponentProps) {
  const { name, label, users, version, shape, today } = loaderData;
  const outcome = useLastAnswer(actionData);
  return (
    <Tool title={label} back={{ to: picturesPath, label: 'Alle Bilder' }}>
      <Uses picture={loaderData} />
      {users > 0 && (
        // The keys change with the picture, so that both forms are reset for another picture.
        <Replacement
          key={`ersetzen ${name}`}
          users={users}
          version={version}
          shape={shape}
          outcome={outcome && 'failure' in outcome ? outcome : undefined}
        />
      )}
      <DeletionForm
        key={`löschen ${name}`}
        today={today}
        answer={outcome && 'deletion' in outcome ? outcome.deletion : undefined}
      />
    </Tool>
  );
}
