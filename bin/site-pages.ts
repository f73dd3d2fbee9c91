const fixedPages = {
  home: '/',
  about: '/about',
  team: '/team',
  board: '/f%C3%BChrung',
  games: '/spiele',
  table: '/tabelle',
  statistics: '/statistik',
  history: '/history',
  news: '/news',
  sponsors: '/sponsoren',
  enquiry: '/sponsoren/anfrage',
  newsletter: '/newsletter',
  confirm: '/newsletter/bestaetigen/x',
  unsubscribe: '/newsletter/abmelden/x',
  contact: '/contact',
  imprint: '/impressum',
  privacy: '/privacy',
  accessibility: '/barrierefreiheit',
  offline: '/offline',
  login: '/login',
  'passwort-vergessen': '/passwort-vergessen',
  thanks: '/danke/nachricht',
  'not-found': '/gibt-es-nicht',
};
const linkedPages = {
  player: ['/team', '/spieler/'],
  trainer: ['/team', '/trainer/'],
  report: ['/spiele', '/spiele/spielbericht/'],
  season: ['/history', '/saison/'],
  article: ['/', '/news/'],
} as const;

export const adminPages = {
  start: '/admin',
  spieltag: '/admin/spieltag',
  verein: '/admin/verein',
  post: '/admin/post',
  mehr: '/admin/mehr',
  profil: '/admin/profil',
  passwort: '/admin/profil/passwort',
  'e-mail': '/admin/profil/e-mail',
  'zweiter-faktor': '/admin/profil/zweiter-faktor',
  passkeys: '/admin/profil/passkeys',
  personen: '/admin/personen',
  person: '/admin/personen/max',
  einladen: '/admin/personen/einladen',
  suche: '/admin/suche?suche=fc',
  spiele: '/admin/spiele',
  'spiel-neu': '/admin/spiele/neu',
  kader: '/admin/kader',
  'kader-neu': '/admin/kader/neu',
  'naechstes-spiel': '/admin/naechstes-spiel',
  tabelle: '/admin/tabelle',
  'tabelle-vergleich': '/admin/tabelle/vergleich',
  gegner: '/admin/gegner',
  spielorte: '/admin/spielorte',
  spielplan: '/admin/spielplan',
  einlesen: '/admin/einlesen',
  spieler: '/admin/spieler',
  'spieler-neu': '/admin/spieler/neu',
  trainer: '/admin/trainer',
  mannschaften: '/admin/mannschaften',
  'mannschaft-neu': '/admin/mannschaften/neu',
  mannschaftskader: '/admin/mannschaftskader',
  'mannschaftskader-neu': '/admin/mannschaftskader/neu',
  runden: '/admin/runden',
  'runde-neu': '/admin/runden/neu',
  saisonwechsel: '/admin/saisonwechsel',
  bewerbe: '/admin/bewerbe',
  'bewerb-neu': '/admin/bewerbe/neu',
  saisons: '/admin/saisons',
  'saison-neu': '/admin/saisons/neu',
  saison: '/admin/saisons/2024',
  vorstand: '/admin/vorstand',
  'vorstand-neu': '/admin/vorstand/neu',
  sponsoren: '/admin/sponsoren',
  'sponsor-neu': '/admin/sponsoren/neu',
  fanshop: '/admin/fanshop',
  texte: '/admin/texte',
  impressum: '/admin/texte/imprint',
  aussehen: '/admin/aussehen',
  kontakt: '/admin/kontakt',
  startbild: '/admin/startbild',
  bilder: '/admin/bilder',
  neuigkeiten: '/admin/neuigkeiten',
  'artikel-neu': '/admin/neuigkeiten/neu',
  posteingang: '/admin/posteingang',
  newsletter: '/admin/newsletter',
  protokoll: '/admin/protokoll',
  zugriffe: '/admin/protokoll/zugriffe',
  beispielinhalte: '/admin/beispielinhalte',
};

export const pageNames = [...Object.keys(fixedPages), ...Object.keys(linkedPages)];

export async function findPages(origin: string): Promise<Record<string, string>> {
  const found: Record<string, string> = { ...fixedPages };
  for (const [name, [source, prefix]] of Object.entries(linkedPages)) {
    const html = await (await fetch(origin + source)).text();
    const path = [...html.matchAll(/href="(\/[^"]*)"/g)]
      .map(([, link = '']) => link.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"))
      .findLast((link) => link.startsWith(prefix));
    if (path) found[name] = path;
  }
  return found;
}
