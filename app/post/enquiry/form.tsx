import { enquiryThanks, maxFieldLengths } from '#app/post/messages/message.ts';
import type { FormAnswer } from '#platform/public-forms/handle-public-form.server.ts';
import { PublicForm } from '#platform/public-forms/public-form.tsx';
import { Field } from '#platform/ui/field.tsx';
import { maxEmailLength } from '#platform/values/email-address.ts';
import { Consent } from './consent.tsx';
import styles from './form.module.css';
import { SupportChoice } from './support-choice.tsx';

const done = { ...enquiryThanks, again: 'Noch eine Anfrage schreiben' };

export function EnquiryForm({ answer }: { answer?: FormAnswer | undefined }) {
  return (
    <PublicForm
      name="Anfrage"
      action="/sponsoren/anfrage"
      answer={answer}
      send="Anfrage senden"
      done={done}
    >
      {(field) => (
        <>
          <SupportChoice {...field('supportType')} />
          <div className={styles.pair}>
            <Field
              {...field('name')}
              label="Name"
              placeholder="Dein Name (Pflichtfeld)"
              autoComplete="name"
              maxLength={maxFieldLengths.name}
              required
            />
            <Field
              {...field('email')}
              label="E-Mail"
              type="email"
              placeholder="Deine E-Mail-Adresse (Pflichtfeld)"
              autoComplete="email"
              maxLength={maxEmailLength}
              required
            />
            <Field
              {...field('phone')}
              label="Telefon (freiwillig)"
              type="tel"
              autoComplete="tel"
              maxLength={maxFieldLengths.phone}
            />
            <Field
              {...field('amount')}
              label="Betrag (freiwillig)"
              type="number"
              inputMode="decimal"
              min={0}
              step="0.01"
              placeholder="Betrag in EUR"
            />
          </div>
          <Field
            {...field('message')}
            multiline
            label="Nachricht"
            placeholder="Bitte gib uns weitere Informationen..."
            rows={4}
            maxLength={maxFieldLengths.message}
            required
          />
          <Consent {...field('privacy')} />
        </>
      )}
    </PublicForm>
  );
}
