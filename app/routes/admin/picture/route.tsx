import { dbContext } from '../../../context.ts';
import { findPictured, pictureVersion } from '../../../data/pictures.server.ts';
import { picturesPath } from '../../../images/limits.ts';
import { notFound } from '../../../not-found.server.ts';
import { useLastAnswer } from '../../../typed/unanswered.ts';
import { useHeldKey } from '../../../typed/unsaved.ts';
import { answerForm } from '../answer-form.server.ts';
import { pictureKinds } from '../picture-kinds.ts';
import { Tool } from '../tool.tsx';
import type { Route } from './+types/route';
import { changePicture, type PictureRecord, typed } from './change.server.ts';
import { PictureForm } from './form.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  return { record: await findRecord(params, context) };
}

export async function action(args: Route.ActionArgs) {
  return answerForm(
    args,
    async (form) => changePicture(args.context, await findRecord(args.params, args.context), form),
    typed,
  );
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
