import { useState } from 'react';
import { type FormStart, RecordForm } from '#platform/admin/form/record-form.tsx';
import { useRecordForm } from '#platform/admin/form/use-record-form.ts';
import { PictureField } from '#platform/admin/picture/picture-field.tsx';
import { recordAction } from '#platform/admin/record-action.server.ts';
import { Tool } from '#platform/admin/tool.tsx';
import { useLastAnswer } from '#platform/drafts/failed-submission.ts';
import { useFormKey } from '#platform/drafts/unsaved.ts';
import type { AdminPage } from '#platform/live/route-handle.ts';
import type { Shape } from '#platform/pictures/shape.ts';
import { revisionContext } from '#platform/records/context.ts';
import { recordVersion } from '#platform/records/version.server.ts';
import { dbContext } from '#platform/request/context.ts';
import { type HeroRecord, heroId, heroRecords } from '../hero-record.server.ts';
import { heroSchema, tool } from '../tool.ts';
import type { Route } from './+types/route';
import { FocusChoice } from './focus-choice.tsx';

/** In pixels. The photo is stored in at most this size. How much of it is visible depends on the device. */
const shape: Shape = {
  width: 2400,
  height: 1600,
  isCropped: false,
  note: 'Das Foto bleibt ganz; was davon zu sehen ist, hängt vom Gerät ab.',
};

export const handle: AdminPage = { right: 'heroPicture', topics: ['heroPicture'] };

export async function loader({ context }: Route.LoaderArgs) {
  const record = await heroRecords.read(context.get(dbContext), heroId);
  const open = { id: heroId, version: recordVersion(record) };
  return { revision: context.get(revisionContext), open, record };
}

export async function action(args: Route.ActionArgs) {
  return recordAction(args, {
    store: heroRecords,
    id: heroId,
    schema: heroSchema,
    picture: { field: 'image', shape },
    path: tool.path,
    messages: tool.messages,
  });
}

export default function Hero({ loaderData: { open, record }, actionData }: Route.ComponentProps) {
  const version = useLastAnswer(actionData)?.version ?? open.version;
  const key = useFormKey(version);
  return (
    <Tool title={tool.name}>
      <p>
        Das Foto hinter der Begrüßung der Startseite. Es wird so weit abgedunkelt, dass die Schrift
        darauf immer zu lesen ist. Ohne Foto steht dort die Zeichnung.
      </p>
      <HeroForm key={key} record={record} open={open} />
    </Tool>
  );
}

interface HeroFormProps {
  record: HeroRecord | undefined;
  open: FormStart;
}

function HeroForm({ record, open }: HeroFormProps) {
  const [filled] = useState(record ?? { image: null, focus: 'center' as const });
  const { form, fields, outcome } = useRecordForm(heroSchema, filled);
  return (
    <RecordForm form={form} open={open} outcome={outcome} hasPicture>
      <PictureField title="Foto" field={fields.image} shape={shape} outcome={outcome} />
      <FocusChoice field={fields.focus} />
    </RecordForm>
  );
}
