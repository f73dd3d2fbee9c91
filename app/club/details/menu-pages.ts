/** The pages that a menu need not name, each with the name of its tick in the form. */
export const menuPages = [
  { path: '/tabelle', tick: 'showsTable', label: 'Tabelle' },
  { path: '/news', tick: 'showsNews', label: 'Neuigkeiten' },
  { path: '/about', tick: 'showsStory', label: 'Geschichte' },
  { path: '/team', tick: 'showsTeam', label: 'Team' },
  { path: '/history', tick: 'showsHonours', label: 'Erfolge' },
  { path: '/führung', tick: 'showsBoard', label: 'Führung' },
  { path: '/sponsoren', tick: 'showsSponsors', label: 'Sponsoren' },
  { path: '/contact', tick: 'showsContact', label: 'Kontakt' },
  { path: '/login', tick: 'showsSignIn', label: 'Login' },
] as const;

export type MenuTick = (typeof menuPages)[number]['tick'];
