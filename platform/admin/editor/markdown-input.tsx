import { type FieldMetadata, getTextareaProps } from '@conform-to/react';
import { type ComponentProps, useEffect, useId, useRef, useState } from 'react';
import { pictureTypes } from '#platform/pictures/limits.ts';
import inputs from '../form/inputs.module.css';
import type { CursorState } from './commands.ts';
import type { Editor } from './editor.ts';
import styles from './markdown-input.module.css';
import { Toolbar } from './toolbar.tsx';
import { uploadPicture } from './upload-picture.ts';

interface Writing {
  label: string;
  uploadPath?: string;
  facts?: readonly string[];
}

interface MarkdownInputProps<Schema extends Record<string, unknown>> extends Writing {
  field: FieldMetadata<string | undefined, Schema>;
}

interface MarkdownFieldProps extends Writing, ComponentProps<'textarea'> {
  id: string;
  error: string | undefined;
}

const nowhere: CursorState = { active: new Set(), link: undefined, pictureAlt: undefined };

export function MarkdownInput<Schema extends Record<string, unknown>>({
  field,
  ...writing
}: MarkdownInputProps<Schema>) {
  const { key: _, ...textarea } = getTextareaProps(field);
  const error = field.errors?.[0];
  return <MarkdownField key={field.key} {...writing} {...textarea} error={error} />;
}

export function MarkdownField({
  label,
  error,
  uploadPath,
  facts,
  ...textarea
}: MarkdownFieldProps) {
  const element = useRef<HTMLTextAreaElement>(null);
  const mount = useRef<HTMLDivElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const [isPlain, setPlain] = useState(false);
  const [place, setPlace] = useState(nowhere);
  const [said, setSaid] = useState('');
  const errorId = `${textarea.id}-error`;
  const hintId = useId();
  const labelId = useId();
  const factsOfText = useRef(facts);
  const written = useRef<string>(undefined);
  const begun = useRef(false);

  const send = useRef<(files: readonly File[]) => void>(undefined);
  useEffect(() => {
    if (uploadPath === undefined) return;
    send.current = async (chosen) => {
      for (const [index, file] of chosen.entries()) {
        setSaid(`Bild ${index + 1} von ${chosen.length} wird hochgeladen …`);
        const answer = await uploadPicture(uploadPath, file);
        if ('failure' in answer) return setSaid(`${file.name}: ${answer.failure}`);
        editor?.insertPicture(answer.src);
      }
      setSaid(chosen.length === 1 ? 'Bild eingefügt.' : `${chosen.length} Bilder eingefügt.`);
    };
  }, [editor, uploadPath]);

  useEffect(() => {
    const [plain, box] = [element.current, mount.current];
    if (isPlain || !plain || !box) return;
    let isGone = false;
    let opened: Editor | undefined;
    /** A restored draft fires one `input` event for all fields, so this listener is on the form. */
    const follow = () => {
      if (plain.value === written.current) return;
      written.current = plain.value;
      opened?.replace(plain.value);
    };
    import('./editor.ts').then(
      ({ openEditor }) => {
        if (isGone) return;
        written.current = plain.value;
        opened = openEditor({
          mount: box,
          markdown: plain.value,
          facts: factsOfText.current,
          attributes: {
            'aria-labelledby': labelId,
            'aria-describedby': hintId,
            class: styles.text ?? '',
          },
          onChange(markdown) {
            written.current = markdown;
            plain.value = markdown;
            plain.dispatchEvent(new Event('input', { bubbles: true }));
          },
          onPlace: setPlace,
          onPictures: (dropped) => send.current?.(dropped),
        });
        plain.form?.addEventListener('input', follow);
        begun.current = document.activeElement === plain;
        setEditor(opened);
      },
      () => {},
    );
    return () => {
      isGone = true;
      plain.form?.removeEventListener('input', follow);
      opened?.close();
      setEditor(undefined);
      setPlace(nowhere);
    };
  }, [isPlain, labelId, hintId]);

  useEffect(() => {
    if (begun.current) editor?.focusEnd();
  }, [editor]);

  const isRich = editor !== undefined;
  return (
    <div className={inputs.field}>
      <div className={styles.head}>
        {isRich ? (
          // A <label> cannot name a <div>. The editor refers to this <span> by `aria-labelledby`.
          <span id={labelId} className={inputs.label}>
            {label}
          </span>
        ) : (
          <label id={labelId} htmlFor={textarea.id} className={inputs.label}>
            {label}
          </label>
        )}
        {(isRich || isPlain) && (
          <button type="button" className={styles.switch} onClick={() => setPlain(!isPlain)}>
            {isPlain ? 'Mit Formatierung schreiben' : 'Nur Text'}
          </button>
        )}
      </div>
      <div className={styles.editor} hidden={!isRich} data-invalid={error !== undefined}>
        {editor && (
          <Toolbar
            editor={editor}
            place={place}
            onPictures={uploadPath === undefined ? undefined : () => files.current?.click()}
          />
        )}
        <div ref={mount} />
      </div>
      <input
        ref={files}
        type="file"
        accept={pictureTypes}
        multiple
        hidden
        aria-label="Bilder auswählen"
        onChange={({ currentTarget }) => {
          send.current?.([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      <textarea
        {...textarea}
        ref={element}
        rows={16}
        aria-describedby={[hintId, error && errorId].filter(Boolean).join(' ')}
        className={isRich ? 'visually-hidden' : inputs.control}
        required={false}
        aria-hidden={isRich}
        tabIndex={isRich ? -1 : undefined}
        // If this text is invalid, the form focuses this hidden field, which then passes the focus to the
        // editor.
        onFocus={() => editor?.focus()}
      />
      <span id={hintId} className={inputs.hint} hidden={isRich}>
        Leerzeile: neuer Absatz. <code># Überschrift</code>, <code>**fett**</code>,{' '}
        <code>*kursiv*</code>, <code>- Liste</code>, <code>&gt; Zitat</code>,{' '}
        <code>[Text](https://…)</code> für einen Link.
        {facts?.[0] && (
          <>
            {' '}
            Was in geschweiften Klammern steht, etwa <code>{`{${facts[0]}}`}</code>, füllt die
            Website aus.
          </>
        )}
      </span>
      <span role="status" className={inputs.hint}>
        {said}
      </span>
      {error && (
        <span id={errorId} className="error">
          {error}
        </span>
      )}
    </div>
  );
}
