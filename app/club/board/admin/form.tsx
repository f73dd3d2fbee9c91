import { Input, TextArea } from '#platform/admin/form/inputs.tsx';
import { type FormStart, Group, RecordForm } from '#platform/admin/form/record-form.tsx';
import { useRecordForm } from '#platform/admin/form/use-record-form.ts';
import { PictureField } from '#platform/admin/picture/picture-field.tsx';
import type { BoardMemberRecord } from '../board.server.ts';
import { boardMemberSchema, boardPicture } from '../tool.ts';

interface BoardMemberFormProps {
  /** Undefined for a new member. */
  record: BoardMemberRecord | undefined;
  open: FormStart;
}

/** Every stored field of a member of the board. */
export function BoardMemberForm({ record, open }: BoardMemberFormProps) {
  const { form, fields, outcome } = useRecordForm(boardMemberSchema, record);
  return (
    <RecordForm form={form} open={open} outcome={outcome} hasPicture>
      <Group>
        <Input label="Name" field={fields.name} />
        <Input label="Aufgabe" field={fields.role} hint="Zum Beispiel Obfrau oder Kassier" />
        <Input
          label="E-Mail"
          field={fields.email}
          hint="Steht auf der Seite; leer, wenn keine gezeigt werden soll."
        />
      </Group>
      <PictureField
        title="Bild"
        field={fields.image}
        shape={boardPicture.shape}
        outcome={outcome}
      />
      <Group title="Zur Person">
        <TextArea label="Über die Person" field={fields.bio} />
        <Input label="LinkedIn" field={fields.linkedin} hint="Die ganze Adresse, mit https://" />
        <Input label="Twitter" field={fields.twitter} hint="Die ganze Adresse, mit https://" />
        <Input label="Instagram" field={fields.instagram} hint="Die ganze Adresse, mit https://" />
      </Group>
    </RecordForm>
  );
}
