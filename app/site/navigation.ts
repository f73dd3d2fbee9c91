import { useShownClub } from '#platform/ui/club/current-club.ts';

/** The menu in spec §2. The link to the fan shop is between these pages and `drawerPagesAfterShop`. */
export const drawerPages = [
  { path: '/spiele', label: 'Spiele' },
  { path: '/tabelle', label: 'Tabelle' },
  { path: '/news', label: 'Neuigkeiten' },
  { path: '/about', label: 'Geschichte' },
  { path: '/team', label: 'Team' },
  { path: '/history', label: 'Erfolge' },
  { path: '/führung', label: 'Führung' },
  { path: '/contact', label: 'Kontakt' },
] as const;

export const drawerPagesAfterShop = [
  { path: '/sponsoren', label: 'Sponsoren' },
  { path: '/login', label: 'Login' },
] as const;

export const headerPages = [
  { path: '/spiele', label: 'Spiele' },
  { path: '/team', label: 'Team' },
  { path: '/history', label: 'Erfolge' },
  { path: '/führung', label: 'Führung' },
  { path: '/sponsoren', label: 'Sponsoren' },
  { path: '/contact', label: 'Kontakt' },
] as const;

export const footerPages = [
  { path: '/', label: 'Startseite' },
  { path: '/spiele', label: 'Spiele' },
  { path: '/news', label: 'Neuigkeiten' },
  { path: '/about', label: 'Über uns' },
  { path: '/team', label: 'Team' },
  { path: '/history', label: 'Erfolge' },
  { path: '/führung', label: 'Führung' },
  { path: '/contact', label: 'Kontakt' },
  { path: '/sponsoren', label: 'Sponsoren' },
] as const;

export function useShownPages(): (page: { path: string }) => boolean {
  const { hiddenPages } = useShownClub();
  return ({ path }) => !hiddenPages?.includes(path);
}
