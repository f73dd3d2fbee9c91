import { useState } from 'react';
import { club } from '#club/club.ts';
import { Input, TextArea, Tick } from '#platform/admin/form/inputs.tsx';
import { type FormStart, Group, RecordForm } from '#platform/admin/form/record-form.tsx';
import { useRecordForm } from '#platform/admin/form/use-record-form.ts';
import { PictureField } from '#platform/admin/picture/picture-field.tsx';
import { recordAction } from '#platform/admin/record-action.server.ts';
import { Tool } from '#platform/admin/tool.tsx';
import { useLastAnswer } from '#platform/drafts/unanswered.ts';
import { useHeldKey } from '#platform/drafts/unsaved.ts';
import type { AdminPage } from '#platform/live/route-handle.ts';
import type { Shape } from '#platform/pictures/shape.ts';
import { revisionContext } from '#platform/records/context.ts';
import { recordVersion } from '#platform/records/version.server.ts';
import { dbContext } from '#platform/request/context.ts';
import { type FanShopRecord, fanShopId, fanShopRecords } from '../fan-shop-record.server.ts';
import { fanShopSchema, tool } from '../tool.ts';
import type { Route } from './+types/route';

/** Of the banner. */
const shape: Shape = { width: 2400, height: 720, isCropped: true };

/** What somebody types stays as it is. */
export const handle: AdminPage = { right: 'fanShop', topics: ['fanShop'] };

export async function loader({ context }: Route.LoaderArgs) {
  const record = await fanShopRecords.read(context.get(dbContext), fanShopId);
  const open = { id: fanShopId, version: recordVersion(record) };
  const filled = record ?? { link: club.fanShopUrl, shown: true };
  return { revision: context.get(revisionContext), open, filled };
}

export async function action(args: Route.ActionArgs) {
  return recordAction(args, {
    store: fanShopRecords,
    id: fanShopId,
    schema: fanShopSchema,
    picture: { field: 'image', shape },
    path: tool.path,
    says: tool.says,
  });
}

export default function FanShop({
  loaderData: { open, filled },
  actionData,
}: Route.ComponentProps) {
  const version = useLastAnswer(actionData)?.version ?? open.version;
  const key = useHeldKey(version);
  return (
    <Tool title={tool.name}>
      {/* Filled anew after a save, also another's, and not after one that failed or over what is typed. */}
      <FanShopForm key={key} filled={filled} open={open} />
    </Tool>
  );
}

interface FanShopFormProps {
  /** The shop as it is stored, or as the club's folder says. */
  filled: Partial<FanShopRecord>;
  open: FormStart;
}

function FanShopForm({ filled: loaded, open }: FanShopFormProps) {
  // What is loaded again later is not filled in over what is typed.
  const [filled] = useState(loaded);
  const { form, fields, outcome } = useRecordForm(fanShopSchema, filled);
  return (
    <RecordForm form={form} open={open} outcome={outcome} hasPicture>
      <Group>
        <Input label="Adresse" field={fields.link} hint="Wohin Banner und Menü führen." />
        <Tick label="Auf der Website zeigen" field={fields.shown} />
      </Group>
      <PictureField title="Bild des Banners" field={fields.image} shape={shape} outcome={outcome} />
      <Group title="Worte zum Banner">
        <Input
          label="Titel"
          field={fields.title}
          hint="Wie die Beschreibung für alle, die das Bild nicht sehen."
        />
        <TextArea label="Beschreibung" field={fields.description} />
      </Group>
    </RecordForm>
  );
}
