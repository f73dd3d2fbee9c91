import { getCollectionProps } from '@conform-to/react';
import { Fieldset } from '#platform/admin/form/fieldset.tsx';
import inputs from '#platform/admin/form/inputs.module.css';
import { Input } from '#platform/admin/form/inputs.tsx';
import { Group, RecordForm } from '#platform/admin/form/record-form.tsx';
import { useRecordForm } from '#platform/admin/form/use-record-form.ts';
import { openRecord } from '#platform/admin/open-record.server.ts';
import { recordAction } from '#platform/admin/record-action.server.ts';
import { Tool } from '#platform/admin/tool.tsx';
import type { AdminPage } from '#platform/live/route-handle.ts';
import { kindsContext } from '#platform/records/context.ts';
import { notFound } from '#platform/request/answers.server.ts';
import { formatShortDate } from '#platform/values/vienna.ts';
import { isPostponedOrCalledOff } from '../game.ts';
import { postponementSchema, tool } from '../tool.ts';
import type { Route } from './+types/route';
import { postponedGames } from './save-postponement.server.ts';

export const handle: AdminPage = { right: 'game' };

const missing = 'Spiel nicht gefunden';

export async function loader(args: Route.LoaderArgs) {
  const open = await openRecord(args, args.context.get(kindsContext).game.records, missing);
  if (!open?.record) notFound(missing);
  const { opponent, date, kickoff, status } = open.record;
  return {
    open,
    opponent,
    game: { date, kickoff, status: isPostponedOrCalledOff(status) ? status : undefined },
  };
}

export async function action(args: Route.ActionArgs) {
  const { id } = args.params;
  return recordAction(args, {
    store: postponedGames(args.context.get(kindsContext).game.records),
    id,
    schema: postponementSchema,
    path: `${tool.path}/${encodeURIComponent(id)}`,
    messages: tool.messages,
  });
}

const choices = [
  ['', 'Neuer Termin'],
  ['postponed', 'Verschoben, Termin noch offen'],
  ['calledOff', 'Abgesagt'],
] as const;

export default function Postponement({ loaderData, params }: Route.ComponentProps) {
  const { open, opponent, game } = loaderData;
  const { form, fields, outcome } = useRecordForm(postponementSchema, game);
  const { status } = fields;
  const radios = getCollectionProps(status, {
    type: 'radio',
    options: choices.map(([value]) => value),
  });
  return (
    <Tool
      title="Absagen oder verlegen"
      back={{
        to: `${tool.path}/${encodeURIComponent(params.id)}`,
        label: `Gegen ${opponent}, ${formatShortDate(game.date)}`,
      }}
    >
      <RecordForm form={form} open={open} outcome={outcome}>
        <Fieldset title="Was ist mit dem Spiel?">
          {radios.map(({ key, ...input }, index) => (
            <p key={key} className={inputs.tick}>
              <input
                {...input}
                defaultChecked={(status.initialValue ?? '') === input.value}
                required={false}
              />
              <label htmlFor={input.id}>{choices[index]?.[1]}</label>
            </p>
          ))}
          {status.errors && <p className="error">{status.errors[0]}</p>}
        </Fieldset>
        <Group title="Neuer Termin">
          <Input label="Datum" field={fields.date} type="date" />
          <Input label="Anpfiff" field={fields.kickoff} type="time" />
        </Group>
        <p>
          Seite, Spiele, Kalender und offene Seiten sagen es sofort. Die Adresse bleibt dieselbe.
        </p>
      </RecordForm>
    </Tool>
  );
}
