import { useState } from 'react';
import { Select, Tick } from '#platform/admin/form/inputs.tsx';
import { type FormStart, RecordForm } from '#platform/admin/form/record-form.tsx';
import { useRecordForm } from '#platform/admin/form/use-record-form.ts';
import { recordAction } from '#platform/admin/record-action.server.ts';
import { Tool } from '#platform/admin/tool.tsx';
import { useLastAnswer } from '#platform/drafts/failed-submission.ts';
import { useFormKey } from '#platform/drafts/unsaved.ts';
import { FieldInputs } from '#platform/fields/field-inputs.tsx';
import type { AdminPage } from '#platform/live/route-handle.ts';
import { kindsContext, revisionContext } from '#platform/records/context.ts';
import { recordVersion } from '#platform/records/version.server.ts';
import { dbContext } from '#platform/request/context.ts';
import { detailsLayout } from '../fields.ts';
import { clubDetailsId, clubDetailsRecords } from '../find-details.server.ts';
import { detailNames, mergeDetails } from '../folder-details.ts';
import { clubDetailsSchema, defaultSuspensionCards, menuPages, tool } from '../tool.ts';
import type { Route } from './+types/route';
import { clubDetailsDraft } from './draft.server.ts';

export const handle: AdminPage = { right: 'clubDetails', topics: ['clubDetails'] };

export async function loader({ context }: Route.LoaderArgs) {
  const record = await clubDetailsRecords.read(context.get(dbContext), clubDetailsId);
  const details = mergeDetails(record);
  const hidden = record?.hiddenPages.split(' ') ?? [];
  return {
    revision: context.get(revisionContext),
    open: { id: clubDetailsId, version: recordVersion(record) },
    filled: Object.fromEntries<string | boolean>([
      ...detailNames.map((name) => [name, details[name]] as const),
      ['suspensionCards', String(record?.suspensionCards ?? defaultSuspensionCards)],
      ['associationNames', record?.associationNames ?? ''],
      ['calendarAddress', record?.calendarAddress ?? ''],
      ['seasonRhythm', record?.seasonRhythm ?? 'year'],
      ['firstTeam', record?.firstTeam ?? ''],
      ...menuPages.map(({ path, tick }) => [tick, !hidden.includes(path)] as const),
    ]),
  };
}

export async function action(args: Route.ActionArgs) {
  return recordAction(args, {
    store: args.context.get(kindsContext).clubDetails.records,
    id: clubDetailsId,
    schema: clubDetailsDraft,
    path: tool.path,
    messages: tool.messages,
  });
}

export default function Details({
  loaderData: { open, filled },
  actionData,
}: Route.ComponentProps) {
  const version = useLastAnswer(actionData)?.version ?? open.version;
  const key = useFormKey(version);
  return (
    <Tool title={tool.name}>
      <DetailsForm key={key} filled={filled} open={open} />
    </Tool>
  );
}

const rhythms = [
  { value: 'year', label: 'Kalenderjahr, zum Beispiel 2026' },
  { value: 'july', label: 'Juli bis Juni, zum Beispiel 2026/27' },
];

interface DetailsFormProps {
  filled: Record<string, string | boolean>;
  open: FormStart;
}

function DetailsForm({ filled: stored, open }: DetailsFormProps) {
  const [filled] = useState(stored);
  const { form, fields, outcome } = useRecordForm(clubDetailsSchema, filled, open.id);
  return (
    <RecordForm form={form} open={open} outcome={outcome}>
      <FieldInputs
        layout={detailsLayout}
        bound={fields}
        outcome={outcome}
        own={{
          seasonRhythm: (said) => <Select {...said} options={rhythms} />,
          hiddenPages: () =>
            menuPages.map(({ tick, label }) => (
              <Tick key={tick} label={label} field={fields[tick]} />
            )),
        }}
      />
    </RecordForm>
  );
}
