import { minPasswordLength } from '#platform/sign-in/password-length.ts';
import '#platform/ui/file-button.css';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { useShownPassword } from '#app/accounts/password/password-visibility.tsx';
import { ColoursPreview } from '#app/club/branding/colours-preview.tsx';
import { Fieldset } from '#platform/admin/form/fieldset.tsx';
import { FormWithDraft } from '#platform/drafts/form-with-draft.tsx';
import { colourName } from '#platform/pictures/colours/colour-name.ts';
import { type ClubColours, isColour, nearestReadable } from '#platform/pictures/colours/palette.ts';
import button from '#platform/ui/button.module.css';
import { Notice } from '#platform/ui/notice.tsx';
import { FieldErrors, idOf, type LabelledField, labels } from './field-errors.tsx';
import { HintedField } from './hinted-field.tsx';
import { RadioChoice } from './radio-choice.tsx';
import type { ClubStart, StartField } from './schema.ts';
import styles from './setup-form.module.css';

export type StartTyped = Partial<Record<keyof ClubStart, string>>;

export const nearestButton = 'nearest';

interface StartFormProps {
  typed: StartTyped;
  errors: Partial<Record<StartField, string>>;
  starter: readonly string[];
}

export function SetupForm({ typed, errors, starter }: StartFormProps) {
  const isSending = useNavigation().state !== 'idle';
  const [wrong] = Object.keys(errors);
  const box = useRef<HTMLDivElement>(null);
  const [colours, setColours] = useState<ClubColours>({
    pitch: typed.pitch ?? '',
    signal: typed.signal ?? '',
  });
  const password = useShownPassword();
  const [shortName, setShortName] = useState(typed.shortName ?? '');
  useEffect(() => {
    if (wrong && errors) box.current?.focus();
  }, [errors, wrong]);
  const field = (name: LabelledField) => ({
    name,
    id: idOf(name),
    label: labels[name],
    error: errors[name],
    ...(name !== 'password' && { defaultValue: typed[name] }),
  });
  const showTyped = ({ target }: FormEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement)) return;
    const { name, value } = target;
    if (name === 'shortName') setShortName(value);
    if ((name === 'pitch' || name === 'signal') && isColour(value))
      setColours({ ...colours, [name]: value });
  };
  return (
    <FormWithDraft
      isTyped
      encType="multipart/form-data"
      aria-label="Verein anlegen"
      className={styles.form}
      noValidate={wrong !== undefined}
      onInput={showTyped}
    >
      {wrong !== undefined && (
        // biome-ignore lint/a11y/noAutofocus: the focus must go to the errors, also without JavaScript
        <div ref={box} tabIndex={-1} autoFocus>
          <Notice role="alert">
            Da fehlt noch etwas: Was nicht passt, steht beim Feld, und alles andere ist noch da. Ist
            das Passwort leer, gib es bitte noch einmal ein.
            <FieldErrors errors={errors} />
          </Notice>
        </div>
      )}
      <Fieldset title="Euer Verein">
        <div className={styles.fields}>
          <HintedField
            {...field('name')}
            hint="Wie er in der Tabelle steht."
            autoComplete="organization"
            required
          />
          <HintedField
            {...field('shortName')}
            hint="Wo wenig Platz ist, zum Beispiel „Admira“."
            required
          />
          <HintedField
            {...field('clubEmail')}
            hint="Steht auf der Website, bei Kontakt und Impressum."
            type="email"
            required
          />
        </div>
      </Fieldset>
      <Fieldset title="Wappen und Farben">
        <div className={styles.fields}>
          <HintedField
            isWhole
            name="file"
            id={idOf('crest')}
            label={labels.crest}
            error={errors.crest}
            hint={
              typed.crest
                ? 'Dein Wappen ist schon da. Wähle nur eines, wenn es ein anderes sein soll.'
                : 'Als SVG, PNG oder JPEG. Du kannst es auch später hochladen.'
            }
            type="file"
            accept="image/svg+xml,image/png,image/jpeg,image/webp"
          />
          <input type="hidden" name="crest" value={typed.crest ?? ''} />
          <HintedField
            {...field('pitch')}
            hint="Für Köpfe von Seiten, Knöpfe und Links. Weiße Schrift muss darauf zu lesen sein."
            type="color"
            below={errors.pitch && <Nearest name="pitch" typed={typed.pitch} />}
          />
          <HintedField
            {...field('signal')}
            hint="Für das, was auffallen soll. Dunkle Schrift muss darauf zu lesen sein, Weiß geht."
            type="color"
            below={errors.signal && <Nearest name="signal" typed={typed.signal} />}
          />
          <div className={styles.whole}>
            <ColoursPreview colours={colours} shortName={shortName || 'Euer Verein'} />
          </div>
        </div>
      </Fieldset>
      <Fieldset title="Spielbetrieb">
        <div className={styles.fields}>
          <HintedField
            {...field('league')}
            hint="Wie euer Bewerb heißt. Leer, wenn ihr in keiner spielt."
          />
          <RadioChoice
            title="Saison"
            name="seasonRhythm"
            chosen={typed.seasonRhythm}
            error={errors.seasonRhythm}
            options={[
              { value: 'july', label: 'Herbst und Frühjahr', hint: 'Juli bis Juni, wie 2026/27' },
              { value: 'year', label: 'Kalenderjahr', hint: 'Frühling bis Herbst, wie 2026' },
            ]}
          />
        </div>
      </Fieldset>
      {starter.length > 0 && (
        <Fieldset title="Inhalte">
          <RadioChoice
            title="Womit die Website beginnt"
            name="contents"
            chosen={typed.contents}
            error={errors.contents}
            options={[
              {
                value: 'starter',
                label: 'Beispielinhalte zum Umschauen',
                hint: 'Spieler, Spiele und Artikel eines Beispielvereins. Sie gehen später mit einem Klick weg.',
              },
              {
                value: 'empty',
                label: 'Leere Website',
                hint: `Die Beispielinhalte werden für immer gelöscht: ${starter.join(', ')}. Es bleibt, was du hier eingibst.`,
              },
            ]}
          />
        </Fieldset>
      )}
      <Fieldset title="Dein Zugang">
        <div className={styles.fields}>
          <HintedField
            {...field('username')}
            hint="Damit meldest du dich an."
            autoComplete="username"
            autoCapitalize="none"
            required
          />
          <HintedField
            {...field('email')}
            hint="Steht nirgends auf der Website."
            type="email"
            autoComplete="email"
            required
          />
          <HintedField
            {...field('password')}
            hint={`Mindestens ${minPasswordLength} Zeichen, denn kürzere errät ein Rechner; am besten ein paar Wörter, die nicht zusammengehören.`}
            type={password.type}
            autoComplete="new-password"
            autoCapitalize="none"
            spellCheck={false}
            required
            below={password.toggle}
          />
        </div>
      </Fieldset>
      <p>
        <button type="submit" className={button.button} aria-disabled={isSending}>
          {isSending ? 'Wird angelegt …' : 'Verein anlegen'}
        </button>
      </p>
    </FormWithDraft>
  );
}

interface NearestProps {
  name: keyof ClubColours;
  typed: string | undefined;
}

function Nearest({ name, typed = '' }: NearestProps) {
  if (!isColour(typed)) return null;
  return (
    <button
      type="submit"
      name={nearestButton}
      value={name}
      className={`${button.button} ${button.quiet}`}
    >
      {colourName(nearestReadable(name, typed))} nehmen
    </button>
  );
}
