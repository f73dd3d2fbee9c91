import { useShownClub } from '#platform/ui/club/current-club.ts';

/** The pages of the drawer, in its order (spec §2); the fan shop stands before `sponsors`. */
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

/** The pages that stand in the header itself where there is room. */
export const headerPages = [
  { path: '/spiele', label: 'Spiele' },
  { path: '/team', label: 'Team' },
  { path: '/history', label: 'Erfolge' },
  { path: '/führung', label: 'Führung' },
  { path: '/sponsoren', label: 'Sponsoren' },
  { path: '/contact', label: 'Kontakt' },
] as const;

/** The pages of the footer (spec §2). */
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

/** Tells which pages menus name: all but those that an admin has taken out. */
export function useShownPages(): (page: { path: string }) => boolean {
  const { hiddenPages } = useShownClub();
  return ({ path }) => !hiddenPages?.includes(path);
}
