import { Tool } from '#platform/admin/tool.tsx';
import { useLastAnswer } from '#platform/drafts/failed-submission.ts';
import { useFormKey } from '#platform/drafts/unsaved.ts';
import type { AdminPage } from '#platform/live/route-handle.ts';
import { picturesPath } from '#platform/pictures/limits.ts';
import { kindsContext } from '#platform/records/context.ts';
import { notFound } from '#platform/request/answers.server.ts';
import { dbContext } from '#platform/request/context.ts';
import { readForm } from '#platform/request/read-form.server.ts';
import { findPictured, listPicturedKinds, pictureVersion } from '../pictures.server.ts';
import type { Route } from './+types/route';
import { type ChangedPicture, changePicture } from './change.server.ts';
import { PictureForm } from './form.tsx';

export const handle: AdminPage = { right: ['editorial'] };

export async function loader({ params, context }: Route.LoaderArgs) {
  return { record: (await findChanged(params, context)).record };
}

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args);
  return changePicture(args.context, await findChanged(args.params, args.context), form);
}

async function findChanged(
  { kind: segment, id }: Route.LoaderArgs['params'],
  context: Route.LoaderArgs['context'],
): Promise<ChangedPicture> {
  const kinds = listPicturedKinds(context.get(kindsContext));
  const kind = kinds.find(({ picture }) => picture.segment === segment);
  const found = kind && (await findPictured(context.get(dbContext), kind, id));
  if (!found) return notFound('Eintrag nicht gefunden');
  const { shape, isDescribed } = kind.picture;
  return { kind, record: { ...found, shape, isDescribed, version: pictureVersion(found) } };
}

export default function Picture({ loaderData: { record }, actionData }: Route.ComponentProps) {
  const key = useFormKey(String(record.image));
  const outcome = useLastAnswer(actionData);
  return (
    <Tool title={record.name} back={{ to: picturesPath, label: 'Alle Bilder' }}>
      {/* A new key for each new picture empties the form, so that the admin does not send the file twice. */}
      <PictureForm key={key} record={record} outcome={outcome} />
    </Tool>
  );
}
