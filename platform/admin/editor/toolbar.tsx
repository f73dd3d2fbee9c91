import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import button from '#platform/ui/button.module.css';
import { Icon } from '#platform/ui/icons.tsx';
import inputs from '../form/inputs.module.css';
import type { CommandName, CursorState } from './commands.ts';
import type { Editor } from './editor.ts';
import styles from './toolbar.module.css';

interface ToolbarProps {
  editor: Editor;
  place: CursorState;
  onPictures: (() => void) | undefined;
}

export function Toolbar({ editor, place, onPictures }: ToolbarProps) {
  const row = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState(0);
  const [isLinking, setLinking] = useState(false);

  function lead(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const all = [...(row.current?.querySelectorAll('button') ?? [])];
    const next = (all.indexOf(event.target as HTMLButtonElement) + step + all.length) % all.length;
    setReached(next);
    all[next]?.focus();
  }

  const buttons: { name: CommandName; label: string; icon: ReactNode }[] = [
    { name: 'heading', label: 'Überschrift', icon: <b>H</b> },
    { name: 'subheading', label: 'Kleine Überschrift', icon: <small>H</small> },
    { name: 'strong', label: 'Fett', icon: <b>F</b> },
    { name: 'em', label: 'Kursiv', icon: <i>K</i> },
    {
      name: 'bullets',
      label: 'Liste',
      icon: <Path d="M9 6h12M9 12h12M9 18h12M4 6h.01M4 12h.01M4 18h.01" />,
    },
    {
      name: 'numbers',
      label: 'Nummerierte Liste',
      icon: <Path d="M10 6h11M10 12h11M10 18h11M4 4v4M3 14h3l-3 4h3" />,
    },
    { name: 'quote', label: 'Zitat', icon: <Path d="M5 5v14M10 8h10M10 12h10M10 16h6" /> },
  ];
  const more: { label: string; icon: ReactNode; act: () => void; isOn?: boolean }[] = [
    {
      label: 'Link',
      icon: (
        <Path d="M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1" />
      ),
      act: () => setLinking(!isLinking),
      isOn: place.link !== undefined,
    },
    ...(onPictures
      ? [
          {
            label: 'Bilder',
            icon: <Path d="M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15 9h.01" />,
            act: onPictures,
          },
        ]
      : []),
    {
      label: 'Rückgängig',
      icon: <Path d="M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3" />,
      act: () => editor.run('undo'),
    },
    {
      label: 'Wiederholen',
      icon: <Path d="m16 5 4 4-4 4M20 9H10a5 5 0 0 0 0 10h3" />,
      act: () => editor.run('redo'),
    },
  ];
  const isReached = (index: number) => (index === reached ? 0 : -1);
  return (
    <>
      <div
        ref={row}
        role="toolbar"
        aria-label="Formatierung"
        className={styles.toolbar}
        onKeyDown={lead}
      >
        {buttons.map(({ name, label, icon }, index) => (
          <button
            key={name}
            type="button"
            title={label}
            aria-label={label}
            aria-pressed={place.active.has(name)}
            tabIndex={isReached(index)}
            onClick={() => editor.run(name)}
          >
            {icon}
          </button>
        ))}
        {more.map(({ label, icon, act, isOn }, index) => (
          <button
            key={label}
            type="button"
            title={label}
            aria-label={label}
            aria-pressed={isOn}
            tabIndex={isReached(buttons.length + index)}
            onClick={act}
          >
            {icon}
          </button>
        ))}
      </div>
      {isLinking && (
        <LinkPanel
          link={place.link}
          onChosen={(address) => {
            editor.link(address);
            setLinking(false);
          }}
          onClosed={() => {
            setLinking(false);
            editor.focus();
          }}
        />
      )}
      {place.pictureAlt !== undefined && (
        <PicturePanel alt={place.pictureAlt} onChange={editor.describePicture} />
      )}
    </>
  );
}

interface LinkPanelProps {
  link: string | undefined;
  onChosen: (address: string | undefined) => void;
  onClosed: () => void;
}

function LinkPanel({ link, onChosen, onClosed }: LinkPanelProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isWrong, setWrong] = useState(false);
  useEffect(() => field.current?.focus(), []);

  async function choose() {
    const { isReachable } = await import('./schema.ts');
    const typed = field.current?.value.trim() ?? '';
    const address = /^[\w-]+(?:\.[\w-]+)+(?:\/|$)/.test(typed) ? `https://${typed}` : typed;
    if (isReachable(address)) onChosen(address);
    else setWrong(true);
  }

  return (
    <fieldset
      aria-label="Link"
      className={styles.panel}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClosed();
        if (event.key !== 'Enter') return;
        event.preventDefault();
        if (event.target === field.current) choose();
      }}
    >
      <label htmlFor={id}>Wohin führt der Link?</label>
      <input
        ref={field}
        id={id}
        type="text"
        inputMode="url"
        defaultValue={link}
        placeholder="https://…"
        autoComplete="off"
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        className={inputs.control}
      />
      {isWrong && (
        <p id={`${id}-wrong`} role="alert" className="error">
          Bitte gib eine Adresse ein, die mit https:// oder / beginnt.
        </p>
      )}
      <p className={styles.choices}>
        <button type="button" className={button.button} onClick={choose}>
          Übernehmen
        </button>
        {link !== undefined && (
          <button
            type="button"
            className={`${button.button} ${button.quiet}`}
            onClick={() => onChosen(undefined)}
          >
            Link entfernen
          </button>
        )}
      </p>
    </fieldset>
  );
}

function PicturePanel({ alt, onChange }: { alt: string; onChange: (alt: string) => void }) {
  const id = useId();
  return (
    <fieldset
      aria-label="Bild"
      className={styles.panel}
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
    >
      <label htmlFor={id}>Was ist auf dem Bild zu sehen? (für alle, die es nicht sehen)</label>
      <input
        id={id}
        type="text"
        value={alt}
        maxLength={300}
        autoComplete="off"
        className={inputs.control}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </fieldset>
  );
}

function Path({ d }: { d: string }) {
  return (
    <Icon>
      <path d={d} />
    </Icon>
  );
}
