import { useState } from 'react';
import { Form, useSearchParams } from 'react-router';
import type { ListedRecord } from '#platform/admin/listed-row.tsx';
import { RecordLinks } from '#platform/admin/record-links.tsx';
import { screenful } from '#platform/admin/record-list.tsx';
import { SearchField } from '#platform/admin/search-field.tsx';
import { searchParameter } from '#platform/admin/success-messages.ts';
import button from '#platform/ui/button.module.css';
import { matchesSearch } from '#platform/values/normalize-name.ts';
import { subscribersPath } from '../tool.ts';
import { describeNextStep, type SubscriberState } from './describe-subscriber.ts';
import styles from './subscriber-list.module.css';

interface SubscriberListProps {
  canAsk: boolean;
  groups: readonly { state: SubscriberState; records: readonly ListedRecord[] }[];
}

const titles: Record<SubscriberState, string> = {
  confirmed: 'Bestätigt',
  asked: 'Warten auf Bestätigung',
  aside: 'Zurückgehalten',
};

export function SubscriberList({ canAsk, groups }: SubscriberListProps) {
  const [search] = useSearchParams();
  const [wanted, setWanted] = useState(search.get(searchParameter) ?? '');
  const total = groups.reduce((sum, { records }) => sum + records.length, 0);
  const confirmed = groups.find(({ state }) => state === 'confirmed')?.records.length ?? 0;
  if (total === 0)
    return (
      <p className={styles.empty}>
        Noch hat sich niemand angemeldet. Das Feld dafür steht unten auf jeder Seite.
      </p>
    );
  const shown = groups
    .map(({ state, records }) => ({
      state,
      count: records.length,
      found: records.filter(({ title }) => matchesSearch(title, wanted.trim())),
    }))
    .filter(({ found }) => found.length > 0);
  return (
    <div className={styles.list}>
      {total > screenful && (
        <Form role="search">
          <SearchField label="Suche" name={searchParameter} value={wanted} onChange={setWanted} />
        </Form>
      )}
      {shown.length === 0 && <p role="status">Nichts gefunden.</p>}
      {shown.map(({ state, count, found }) => (
        <section key={state} aria-label={titles[state]} className={styles.group}>
          <h2>
            {titles[state]} <span className={styles.count}>{count}</span>
          </h2>
          {state !== 'confirmed' && (
            <p className={styles.prospect}>{describeNextStep(state, canAsk)}</p>
          )}
          <RecordLinks records={found} path={subscribersPath} areAddresses />
        </section>
      ))}
      {confirmed > 0 && (
        <p>
          <a
            href={`${subscribersPath}.csv`}
            download
            className={`${button.button} ${button.quiet}`}
          >
            Bestätigte als CSV
          </a>
        </p>
      )}
    </div>
  );
}
