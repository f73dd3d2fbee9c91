import { useState } from 'react';
import { club } from '#club/club.ts';
import type { FormStart } from '#platform/admin/form/record-form.tsx';
import { recordAction } from '#platform/admin/record-action.server.ts';
import { Tool } from '#platform/admin/tool.tsx';
import { useLastAnswer } from '#platform/drafts/failed-submission.ts';
import { useFormKey } from '#platform/drafts/unsaved.ts';
import { FieldsForm } from '#platform/fields/field-inputs.tsx';
import type { AdminPage } from '#platform/live/route-handle.ts';
import { revisionContext } from '#platform/records/context.ts';
import { recordVersion } from '#platform/records/version.server.ts';
import { dbContext } from '#platform/request/context.ts';
import { type FanShopRecord, fanShopId, fanShopRecords } from '../fan-shop-record.server.ts';
import { fanShopFields, fanShopForm } from '../fields.ts';
import { tool } from '../tool.ts';
import type { Route } from './+types/route';

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
    schema: fanShopForm.schema,
    picture: { field: 'image', shape: fanShopFields.image.shape },
    path: tool.path,
    messages: tool.messages,
  });
}

export default function FanShop({
  loaderData: { open, filled },
  actionData,
}: Route.ComponentProps) {
  const version = useLastAnswer(actionData)?.version ?? open.version;
  const key = useFormKey(version);
  return (
    <Tool title={tool.name}>
      <FanShopForm key={key} filled={filled} open={open} />
    </Tool>
  );
}

interface FanShopFormProps {
  filled: Partial<FanShopRecord>;
  open: FormStart;
}

function FanShopForm({ filled: loaded, open }: FanShopFormProps) {
  const [filled] = useState(loaded);
  return <FieldsForm layout={fanShopForm} record={filled} open={open} />;
}
