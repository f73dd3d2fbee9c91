import { useState } from 'react';
import { Input, Select, TextArea, Tick } from '#platform/admin/form/inputs.tsx';
import { type FormStart, Group, RecordForm } from '#platform/admin/form/record-form.tsx';
import { useRecordForm } from '#platform/admin/form/use-record-form.ts';
import { recordAction } from '#platform/admin/record-action.server.ts';
import { Tool } from '#platform/admin/tool.tsx';
import { useLastAnswer } from '#platform/drafts/unanswered.ts';
import { useHeldKey } from '#platform/drafts/unsaved.ts';
import type { AdminPage } from '#platform/live/route-handle.ts';
import { kindsContext, revisionContext } from '#platform/records/context.ts';
import { recordVersion } from '#platform/records/version.server.ts';
import { dbContext } from '#platform/request/context.ts';
import { clubDetailsId, clubDetailsRecords } from '../find-details.server.ts';
import { detailNames, detailsOf } from '../folder-details.ts';
import { clubDetailsSchema, menuPages, tool, usualSuspensionCards } from '../tool.ts';
import type { Route } from './+types/route';
import { clubDetailsDraft } from './draft.server.ts';
import styles from './route.module.css';

export const handle: AdminPage = { right: 'clubDetails', topics: ['clubDetails'] };

export async function loader({ context }: Route.LoaderArgs) {
  const record = await clubDetailsRecords.read(context.get(dbContext), clubDetailsId);
  const details = detailsOf(record);
  const hidden = record?.hiddenPages.split(' ') ?? [];
  return {
    revision: context.get(revisionContext),
    open: { id: clubDetailsId, version: recordVersion(record) },
    filled: Object.fromEntries<string | boolean>([
      ...detailNames.map((name) => [name, details[name]] as const),
      ['suspensionCards', String(record?.suspensionCards ?? usualSuspensionCards)],
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
    says: tool.says,
  });
}

export default function Details({
  loaderData: { open, filled },
  actionData,
}: Route.ComponentProps) {
  const version = useLastAnswer(actionData)?.version ?? open.version;
  const key = useHeldKey(version);
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
      <Group title="Verein">
        <Input
          label="Name"
          field={fields.name}
          hint="Wie er in der Tabelle steht. Auf jeder Seite, in Mails und im Kalender."
        />
        <Input label="Kurzname" field={fields.shortName} hint="Wo wenig Platz ist." />
        <Input label="Liga" field={fields.league} hint="Steht über der Tabelle." />
        <Input
          label="Leitspruch"
          field={fields.slogan}
          hint="Im Fuß jeder Seite. Leer: ohne Leitspruch."
        />
        <Input
          label="ZVR-Zahl"
          field={fields.zvr}
          hint="Aus dem Vereinsregister, fürs Impressum."
        />
        <Input
          label="Vereinsbehörde"
          field={fields.authority}
          hint="Steht auch im Vereinsregisterauszug. Leer: Im Impressum steht keine."
        />
        <Input
          label="Sitz"
          field={fields.seat}
          hint="Wie im Vereinsregisterauszug. Leer: der Ort der Anschrift."
        />
      </Group>
      <Group title="Kontakt">
        <Input
          label="E-Mail"
          field={fields.email}
          hint="Steht auf der Website. Von hier kommen die Mails, und hierher gehen die Nachrichten, außer am Server ist eine andere Adresse eingestellt."
        />
        <Input label="Telefon" field={fields.phone} hint="Leer: Auf der Website steht keines." />
        <Input label="Straße und Hausnummer" field={fields.street} />
        <div className={styles.place}>
          <Input label="Postleitzahl" field={fields.postalCode} />
          <Input label="Ort" field={fields.city} />
        </div>
      </Group>
      <Group title="Seiten anderswo">
        <Input
          label="Instagram"
          field={fields.instagram}
          hint="https://… Leer: kein Link dorthin."
        />
        <Input label="Facebook" field={fields.facebook} hint="https://… Leer: kein Link dorthin." />
      </Group>
      <Group title="Spielbetrieb">
        <Select
          label="Saison"
          field={fields.seasonRhythm}
          options={rhythms}
          hint="Gilt für Saisonen, die ihr noch nicht angelegt habt; die anderen behalten ihre Tage."
        />
        <Input
          label="Name der ersten Mannschaft"
          field={fields.firstTeam}
          hint="Steht nur da, wo es mehrere gibt; leer: Kampfmannschaft."
        />
        <Input
          label="Kalender des Verbands"
          field={fields.calendarAddress}
          hint="Adresse, unter der man den Spielplan eurer Mannschaft abonniert. Alle sechs Stunden wird dort nachgesehen."
        />
        <Input
          label="Gelbe Karten bis zur Sperre"
          field={fields.suspensionCards}
          type="number"
          hint="In der Meisterschaft. Wer eine davor steht, wird auf der Übersicht genannt. 0: nie."
        />
        <TextArea
          label="Namen beim Verband"
          field={fields.associationNames}
          hint="Wenn euch der Spielplan anders schreibt: ein Name je Zeile."
        />
      </Group>
      <Group title="Im Menü stehen">
        {menuPages.map(({ tick, label }) => (
          <Tick key={tick} label={label} field={fields[tick]} />
        ))}
      </Group>
    </RecordForm>
  );
}
