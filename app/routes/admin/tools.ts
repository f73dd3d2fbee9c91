/** The tools of the admin area (spec §2), each at its address below /admin. */
export const tools = [
  { path: '/admin/kader', title: 'Kaderverwaltung' },
  { path: '/admin/spieler', title: 'Spielermanagement' },
  { path: '/admin/trainer', title: 'Trainerverwaltung' },
  { path: '/admin/spiele', title: 'Spielmanagement' },
  { path: '/admin/tabelle', title: 'Tabellenmanagement' },
  { path: '/admin/naechstes-spiel', title: 'Nächstes Spiel' },
] as const;

export const protocolPath = '/admin/protokoll';
