import type { PublicPage } from '#platform/live/route-handle.ts';
import { Page, PageHeading } from '#platform/ui/page.tsx';
import { Content } from '#platform/ui/section.tsx';
import { SavedPagesList } from './saved-pages-list.tsx';
import { WantedPage } from './wanted-page.tsx';

export const handle: PublicPage = { topics: [], sitemap: false, isKept: false };

export default function Offline() {
  return (
    <Page title="Offline" description="Was auf deinem Gerät auch ohne Internet da ist.">
      <PageHeading title="Kein Empfang?">
        Was du zuletzt gesehen hast, bleibt auf deinem Gerät, auch ohne Internet.
      </PageHeading>
      <Content>
        <WantedPage />
        <SavedPagesList />
      </Content>
    </Page>
  );
}
