import { useMatches, useRouteLoaderData } from 'react-router';
import { OwnImage } from '#platform/ui/own-image.tsx';
import { Section } from '#platform/ui/section.tsx';
import type { ShownSponsor } from '../sponsors.server.ts';
import styles from './sponsor-strip.module.css';

/** What a route exports as its `handle` whose page shows the sponsors itself: the footer does not then. */
export interface SponsorsHandle {
  showsSponsors: true;
}

/** Whether the page that is shown has its sponsors in its content. */
export function useHasSponsors(): boolean {
  return useMatches().some(
    ({ handle }) => (handle as Partial<SponsorsHandle> | undefined)?.showsSponsors,
  );
}

/** The sponsors of today, as the loader of the root finds them; empty where it did not. */
export function useStripSponsors(): readonly ShownSponsor[] {
  const root = useRouteLoaderData('root') as { sponsors?: ShownSponsor[] } | undefined;
  return root?.sponsors ?? [];
}

/** The sponsors as a part of a page; nothing where there is none. */
export function SponsorsSection() {
  if (useStripSponsors().length === 0) return null;
  return (
    <Section title="Unsere Sponsoren">
      <SponsorStrip />
    </Section>
  );
}

/** A quiet row of all logos; a sponsor without one stands there by name. */
export function SponsorStrip() {
  return (
    <ul role="list" className={styles.strip}>
      {useStripSponsors().map((sponsor) => (
        <li key={sponsor.id}>
          {sponsor.website ? (
            <a href={sponsor.website} target="_blank" rel="noreferrer" className={styles.plate}>
              <Logo sponsor={sponsor} />
              <span className="visually-hidden"> (neues Fenster)</span>
            </a>
          ) : (
            <span className={styles.plate}>
              <Logo sponsor={sponsor} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Logo({ sponsor: { name, logo } }: { sponsor: ShownSponsor }) {
  // Another server's is never asked for.
  if (!logo?.startsWith('/')) return <span className={styles.name}>{name}</span>;
  return <OwnImage src={logo} alt={name} width={144} height={72} loading="lazy" />;
}
