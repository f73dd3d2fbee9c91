import type { DefaultValue } from '@conform-to/react';
import type { z } from 'zod';
import type { OtherAuthor } from '#app/news/draft/article-drafts.server.ts';
import { draftParameter } from '#app/news/draft/article-input.ts';
import { AutosaveArticle } from '#app/news/draft/autosave-article.tsx';
import { MarkdownInput } from '#platform/admin/editor/markdown-input.tsx';
import { Input, Select } from '#platform/admin/form/inputs.tsx';
import { type FormStart, Group, RecordForm } from '#platform/admin/form/record-form.tsx';
import { useRecordForm } from '#platform/admin/form/use-record-form.ts';
import { PictureField } from '#platform/admin/picture/picture-field.tsx';
import { uploadPath } from '#platform/pictures/limits.ts';
import button from '#platform/ui/button.module.css';
import { articleFormId, articleStates, stateNames } from '../article-states.ts';
import { articlePicture, articleSchema } from '../tool.ts';
import styles from './form.module.css';

export const previewIntent = 'preview';
export const publishIntent = 'publish';

export type ArticleStart = DefaultValue<z.input<typeof articleSchema>>;

interface ArticleFormProps {
  start: ArticleStart;
  others: readonly OtherAuthor[];
  wasSeen: boolean;
  games: readonly { value: string; label: string }[];
  open: FormStart;
}

export function ArticleForm({ start, others, wasSeen, games, open }: ArticleFormProps) {
  const { form, fields, outcome } = useRecordForm(articleSchema, start, articleFormId);
  const states = articleStates.filter((state) => wasSeen || state !== 'archived');
  return (
    <RecordForm
      form={form}
      open={open}
      outcome={outcome}
      filledFrom={draftParameter}
      hasPicture
      beside={fields.state.value === 'draft' && <Publish />}
    >
      <AutosaveArticle others={others} />
      <Input label="Titel" field={fields.title} />
      <MarkdownInput label="Text" field={fields.text} uploadPath={uploadPath} />
      <Group title="Erscheinen">
        <Select
          label="Zustand"
          field={fields.state}
          options={states.map((value) => ({ value, label: stateNames[value] }))}
        />
        <Input label="Datum" field={fields.publishedOn} type="date" />
        <div className={styles.appears}>
          <Input
            label="Erscheint am"
            field={fields.appearsAt}
            type="datetime-local"
            hint="Für einen geplanten Artikel: Er erscheint dann von selbst."
          />
        </div>
      </Group>
      <PictureField
        title="Bild über dem Artikel"
        field={fields.image}
        alt={fields.imageAlt}
        shape={articlePicture.shape}
        outcome={outcome}
      />
      <Group title="Dazu">
        <Select
          label="Spiel, um das es geht"
          field={fields.aboutGame}
          options={games}
          empty="Keines"
        />
      </Group>
      <p>
        <button
          type="submit"
          name="intent"
          value={previewIntent}
          formNoValidate
          className={`${button.button} ${button.quiet}`}
        >
          Vorschau
        </button>
      </p>
    </RecordForm>
  );
}

function Publish() {
  return (
    <button
      type="submit"
      name="intent"
      value={publishIntent}
      className={`${button.button} ${button.quiet}`}
    >
      Veröffentlichen
    </button>
  );
}
