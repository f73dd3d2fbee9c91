import { Tool } from '#platform/admin/tool.tsx';
import { picturesPath } from '#platform/images/limits.ts';
import { pictureKinds } from '#platform/images/picture-kinds.ts';
import { dbContext } from '#platform/request/context.ts';
import { notFound } from '#platform/request/not-found.server.ts';
import { readForm } from '#platform/request/read-form.server.ts';
import { useLastAnswer } from '#platform/typed/unanswered.ts';
import { useHeldKey } from '#platform/typed/unsaved.ts';
import { findPictured, pictureVersion } from '../pictures.server.ts';
import type { Route } from './+types/route';
import { changePicture, type PictureRecord } from './change.server.ts';
import { PictureForm } from './form.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  return { record: await findRecord(params, context) };
}

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args);
  return changePicture(args.context, await findRecord(args.params, args.context), form);
}

/** @throws a 404 page when the address names no record that has a picture */
async function findRecord(
  { kind: segment, id }: Route.LoaderArgs['params'],
  context: Route.LoaderArgs['context'],
): Promise<PictureRecord> {
  const kind = pictureKinds.find((each) => each.segment === segment)?.kind;
  const record = kind && (await findPictured(context.get(dbContext), kind, id));
  return kind && record
    ? { ...record, kind, version: pictureVersion(record) }
    : notFound('Diesen Eintrag gibt es nicht.');
}

export default function Picture({ loaderData: { record }, actionData }: Route.ComponentProps) {
  const key = useHeldKey(String(record.image));
  const outcome = useLastAnswer(actionData);
  return (
    <Tool title={record.name} back={{ to: picturesPath, label: 'Alle Bilder' }}>
      {/* After a save it starts anew: a file is sent once. */}
      <PictureForm key={key} record={record} outcome={outcome} />
    </Tool>
  );
}
