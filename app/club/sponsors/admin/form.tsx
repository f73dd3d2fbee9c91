import { Input, Select } from '#platform/admin/form/inputs.tsx';
import { type FormStart, Group, RecordForm } from '#platform/admin/form/record-form.tsx';
import { useRecordForm } from '#platform/admin/form/use-record-form.ts';
import { PictureField } from '#platform/admin/picture/picture-field.tsx';
import { sponsorLevels, usualLevel } from '../levels.ts';
import type { SponsorRecord } from '../sponsors.server.ts';
import { sponsorPicture, sponsorSchema } from '../tool.ts';

interface SponsorFormProps {
  /** Undefined for a new sponsor. */
  record: SponsorRecord | undefined;
  open: FormStart;
}

/** Every stored field of a sponsor. */
export function SponsorForm({ record, open }: SponsorFormProps) {
  const { form, fields, outcome } = useRecordForm(sponsorSchema, record ?? { level: usualLevel });
  return (
    <RecordForm form={form} open={open} outcome={outcome} hasPicture>
      <Group>
        <Input label="Name" field={fields.name} />
        <Select
          label="Art"
          field={fields.level}
          empty="Bitte wählen"
          options={sponsorLevels.map((value) => ({ value, label: value }))}
        />
        <Input label="Website" field={fields.website} hint="Die ganze Adresse, mit https://" />
      </Group>
      <PictureField
        title="Logo"
        field={fields.logo}
        shape={sponsorPicture.shape}
        outcome={outcome}
      />
      <Group title="Wann wird der Sponsor gezeigt?">
        <Input label="Erster Tag" field={fields.shownFrom} type="date" hint="Leer: von jetzt an." />
        <Input
          label="Letzter Tag"
          field={fields.shownUntil}
          type="date"
          hint="Danach verschwindet er von selbst. Leer: ohne Ende."
        />
      </Group>
    </RecordForm>
  );
}
