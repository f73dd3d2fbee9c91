import type { DefaultValue, FieldMetadata } from '@conform-to/react';
import { Fragment, type ReactNode } from 'react';
import type { z } from 'zod';
import { Input, Select, TextArea, Tick } from '#platform/admin/form/inputs.tsx';
import { type FormStart, Group, RecordForm } from '#platform/admin/form/record-form.tsx';
import { useRecordForm } from '#platform/admin/form/use-record-form.ts';
import { PictureField } from '#platform/admin/picture/picture-field.tsx';
import type { RecordAnswer } from '#platform/admin/record-answer.ts';
import { type Layout, listPictureFields } from './fields.ts';

interface FieldsFormProps<Schema extends z.ZodType> {
  layout: Layout<Schema>;
  record: DefaultValue<z.input<Schema>> | undefined;
  open: FormStart;
}

export function FieldsForm<Schema extends z.ZodType<unknown, Record<string, unknown>>>({
  layout,
  record,
  open,
}: FieldsFormProps<Schema>) {
  const { form, fields, outcome } = useRecordForm(layout.schema, record);
  const hasPicture = listPictureFields(layout.fields).length > 0;
  return (
    <RecordForm form={form} open={open} outcome={outcome} hasPicture={hasPicture}>
      <FieldInputs layout={layout} bound={fields} outcome={outcome} />
    </RecordForm>
  );
}

interface FieldInputsProps<Schema extends Record<string, unknown>> {
  layout: Pick<Layout, 'fields' | 'groups'>;
  bound: Readonly<Record<string, FieldMetadata<unknown, Schema>>>;
  outcome: RecordAnswer | undefined;
  own?: Readonly<Record<string, (said: InputProps<Schema>) => ReactNode>>;
}

interface InputProps<Schema extends Record<string, unknown>> {
  label: string;
  hint: string | undefined;
  field: FieldMetadata<unknown, Schema>;
}

export function FieldInputs<Schema extends Record<string, unknown>>({
  layout: { fields, groups },
  bound,
  outcome,
  own = {},
}: FieldInputsProps<Schema>) {
  function input(name: string) {
    const [declared, field] = [fields[name], bound[name]];
    if (!declared || !field) return null;
    const { label, hint } = declared;
    const said = { label, hint, field };
    const draw = own[name];
    if (draw) return <Fragment key={name}>{draw(said)}</Fragment>;
    switch (declared.type) {
      case 'picture': {
        const { shape } = declared;
        return <PictureField key={name} title={label} {...{ field, shape, outcome }} />;
      }
      case 'lines':
        return <TextArea key={name} {...said} />;
      case 'tick':
        return <Tick key={name} {...said} />;
      case 'choice': {
        const options = declared.words.map((value) => ({ value, label: value }));
        return <Select key={name} {...said} empty="Bitte wählen" options={options} />;
      }
      case 'number':
      case 'date':
        return <Input key={name} {...said} type={declared.type} />;
      default:
        return <Input key={name} {...said} />;
    }
  }
  return groups.map((group) =>
    typeof group === 'string' ? (
      input(group)
    ) : (
      <Group key={group.fields[0]} title={group.title}>
        {group.fields.map(input)}
      </Group>
    ),
  );
}
