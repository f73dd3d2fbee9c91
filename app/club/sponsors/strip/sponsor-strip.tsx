import { useMatches, useRouteLoaderData } from 'react-router';
import { Section } from '#platform/ui/section.tsx';
import { SiteImage } from '#platform/ui/site-image.tsx';
import type { ShownSponsor } from '../sponsors.server.ts';
import styles from './sponsor-strip.module.css';

/** A page that shows the sponsors has this `handle`, so that its footer does not show them again. */
export interface SponsorsHandle {
  showsSponsors: true;
}

export function useHasSponsors(): boolean {
  return useMatches().some(
    ({ handle }) => (handle as Partial<SponsorsHandle> | undefined)?.showsSponsors,
  );
}

export function useStripSponsors(): readonly ShownSponsor[] {
  const root = useRouteLoaderData('root') as { sponsors?: ShownSponsor[] } | undefined;
  return root?.sponsors ?? [];
}

export function SponsorsSection() {
  if (useStripSponsors().length === 0) return null;
  return (
    <Section title="Unsere Sponsoren">
      <SponsorStrip />
    </Section>
  );
}

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
  // Pages load no pictures from other servers, so the name replaces a logo that is on another server.
  if (!logo?.startsWith('/')) return <span className={styles.name}>{name}</span>;
  return <SiteImage src={logo} alt={name} width={144} height={72} loading="lazy" />;
}
