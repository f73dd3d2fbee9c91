interface Tool {
  path: string;
  title: string;
  /** What is said while its list is on its way, where that is more than 'Lade...' (spec §8). */
  loading?: string;
}

/** The tools of the admin area (spec §2), each at its address below /admin. */
export const tools: readonly Tool[] = [
  { path: '/admin/kader', title: 'Kaderverwaltung' },
  { path: '/admin/spieler', title: 'Spielermanagement', loading: 'Lade Spieler...' },
  { path: '/admin/trainer', title: 'Trainerverwaltung' },
  { path: '/admin/spiele', title: 'Spielmanagement' },
  { path: '/admin/tabelle', title: 'Tabellenmanagement' },
  { path: '/admin/naechstes-spiel', title: 'Nächstes Spiel' },
];

export const protocolPath = '/admin/protokoll';
