import { findEmptySentence } from '#app/club/texts/empty-sentences.server.ts';
import type { PublicPage } from '#platform/live/route-handle.ts';
import { revisionContext } from '#platform/records/context.ts';
import { dbContext, todayContext } from '#platform/request/context.ts';
import { useClub } from '#platform/ui/club/current-club.ts';
import { Page, PageHeading } from '#platform/ui/page.tsx';
import { Content, EmptyState, Section } from '#platform/ui/section.tsx';
import { SiteImage } from '#platform/ui/site-image.tsx';
import { groupByLevel, levelTitles } from '../levels.ts';
import { listShownSponsors, type ShownSponsor } from '../sponsors.server.ts';
import type { SponsorsHandle } from '../strip/sponsor-strip.tsx';
import type { Route } from './+types/route';
import { EnquiryDialog } from './enquiry-dialog.tsx';
import styles from './route.module.css';

export const handle: PublicPage & SponsorsHandle = {
  topics: ['sponsor'],
  showsSponsors: true,
  sitemap: true,
};

export async function loader({ context }: Route.LoaderArgs) {
  const sponsors = await listShownSponsors(context.get(dbContext), context.get(todayContext));
  return {
    revision: context.get(revisionContext),
    sponsors,
    empty: sponsors.length === 0 ? await findEmptySentence(context, 'emptySponsors') : undefined,
  };
}

export default function Sponsors({ loaderData: { sponsors, empty } }: Route.ComponentProps) {
  const club = useClub();
  const groups = groupByLevel(sponsors);
  return (
    <Page
      path="/sponsoren"
      title="Sponsoren"
      description={`Die Sponsoren von ${club.name}: Betriebe, die den Verein möglich machen.`}
    >
      <PageHeading title="Danke an unsere Sponsoren">
        Ohne sie gäbe es keine Bälle, keine Leiberl und keinen Platz.
      </PageHeading>
      <Content>
        {empty && <EmptyState {...empty} />}
        {groups.length === 1 && <Cards sponsors={sponsors} />}
        {groups.length > 1 &&
          groups.map((group) => (
            <Section key={group.level} title={titleOf(group)}>
              <Cards sponsors={group.sponsors} className={styles.ofLevel} />
            </Section>
          ))}
        <Section title="Noch Platz am Spielfeldrand">
          <div className={styles.invitation}>
            <p>
              Geld, Material oder eine Idee: Schreib uns, wie du den Verein unterstützen möchtest.
            </p>
            <EnquiryDialog />
          </div>
        </Section>
      </Content>
    </Page>
  );
}

function titleOf({
  level,
  sponsors,
}: ReturnType<typeof groupByLevel<ShownSponsor>>[number]): string {
  return sponsors.length === 1 ? level : levelTitles[level];
}

interface CardsProps {
  sponsors: readonly ShownSponsor[];
  className?: string | undefined;
}

function Cards({ sponsors, className = '' }: CardsProps) {
  const { defaultCrest } = useClub();
  return (
    <ul role="list" className={`${styles.sponsors} ${className}`}>
      {sponsors.map(({ id, name, logo, website }) => (
        <li key={id} className={styles.sponsor}>
          <span className={styles.logo}>
            <SiteImage
              src={logo}
              fallback={defaultCrest}
              alt=""
              width={320}
              height={160}
              loading="lazy"
            />
          </span>
          {website ? (
            <a href={website} target="_blank" rel="noreferrer" className={styles.name}>
              {name}
              <span className="visually-hidden"> (neues Fenster)</span>
            </a>
          ) : (
            <span className={styles.name}>{name}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
