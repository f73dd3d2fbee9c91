import { club } from '#club/club.ts';
import type { LiveHandle } from '#platform/live/shown-page.ts';
import { dbContext, revisionContext } from '#platform/request/context.ts';
import { Empty } from '#platform/ui/empty.tsx';
import { OwnImage } from '#platform/ui/own-image.tsx';
import { Page } from '#platform/ui/page.tsx';
import { PageHeading } from '#platform/ui/page-heading.tsx';
import { Content, Section } from '#platform/ui/section.tsx';
import { listSponsors } from '../sponsors.server.ts';
import type { Route } from './+types/route';
import { EnquiryDialog } from './enquiry-dialog.tsx';
import styles from './route.module.css';

export const handle: LiveHandle = { topics: ['sponsor'] };

export async function loader({ context }: Route.LoaderArgs) {
  return {
    revision: context.get(revisionContext),
    sponsors: await listSponsors(context.get(dbContext)),
  };
}

export default function Sponsors({ loaderData: { sponsors } }: Route.ComponentProps) {
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
        {sponsors.length > 0 ? (
          <ul role="list" className={styles.sponsors}>
            {sponsors.map(({ id, name, logo, website }) => (
              <li key={id} className={styles.sponsor}>
                <span className={styles.logo}>
                  <OwnImage
                    src={logo}
                    fallback={club.defaultCrest}
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
        ) : (
          <Empty>Hier ist noch Platz für deinen Betrieb.</Empty>
        )}
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
