import { picturesPath } from '../../images/limits.ts';
import { lineupsPath } from './lineup-paths.ts';

interface Tool {
  path: string;
  title: string;
  /** What is said while its list is on its way, where that is more than 'Lade...' (spec §8). */
  loading?: string;
}

export const inboxPath = '/admin/posteingang';
/** Where the messages lie that were put aside. */
export const asidePath = `${inboxPath}?ordner=zurueckgehalten`;
export const newsletterPath = '/admin/newsletter';
export const subscribersPath = `${newsletterPath}/abonnenten`;

/** The tools of the admin area (spec §2) and those for mail, each at its address below /admin. */
export const tools: readonly Tool[] = [
  { path: lineupsPath, title: 'Kaderverwaltung' },
  { path: '/admin/spieler', title: 'Spielermanagement', loading: 'Lade Spieler...' },
  { path: '/admin/trainer', title: 'Trainerverwaltung' },
  { path: '/admin/spiele', title: 'Spielmanagement' },
  { path: '/admin/tabelle', title: 'Tabellenmanagement' },
  { path: '/admin/naechstes-spiel', title: 'Nächstes Spiel' },
  { path: picturesPath, title: 'Bilder' },
  { path: inboxPath, title: 'Posteingang' },
  { path: newsletterPath, title: 'Newsletter' },
];

export const protocolPath = '/admin/protokoll';
export const accessesPath = `${protocolPath}/zugriffe`;
