/** A page of the site with the starter content of the test club. */
export interface SitePage {
  /** URL-encoded, as in a link. */
  path: string;
  h1: string;
  title: string;
  /** Texts that visitors look for; also shown without JavaScript. */
  facts: readonly string[];
}

/** All pages of the table in spec §2. Each answers with status 200. */
export const pages: readonly SitePage[] = [
  {
    path: '/',
    h1: 'Willkommen bei Fortuna Musterau',
    title: 'Startseite | Fortuna Musterau',
    facts: [
      'Nächstes Spiel',
      'SC Berg',
      'Samstag, 20. März 2027, 15:00 Uhr',
      'Letzte Saison',
      '3. Platz in der Musterliga Mitte',
      'Latest News',
      '3:3 in der Nachspielzeit: der erste Punkt der Saison!',
    ],
  },
  {
    path: '/about',
    h1: 'Geschichte',
    title: 'Geschichte | Fortuna Musterau',
    facts: ['2023', 'Sportplatz Augasse', 'Musterliga Mitte', 'Letzter'],
  },
  {
    path: '/team',
    h1: 'Unser Team',
    title: 'Team | Fortuna Musterau',
    facts: ['Marius Pappelnig', 'Cheftrainer', 'Jürgen Tannreiter', 'Torwart'],
  },
  {
    path: '/spieler/Jonas%20Sandling',
    h1: 'Jonas Sandling',
    title: 'Jonas Sandling | Fortuna Musterau',
    facts: ['Mittelfeld', '1993', '14.01.2023', 'SV Rosenhang Süd', 'Musterpokal', 'Gesamt'],
  },
  {
    path: '/spieler/Jonas%20Sandling/spiele',
    h1: 'Jonas Sandling: Spiele',
    title: 'Jonas Sandling: Spiele | Fortuna Musterau',
    facts: ['aus Aufstellungen', 'SC Berg', '3:1', 'Freundschaftsspiel'],
  },
  {
    path: '/trainer/Marius%20Pappelnig',
    h1: 'Marius Pappelnig',
    title: 'Marius Pappelnig | Fortuna Musterau',
    facts: ['Cheftrainer', '1979', '09.12.2024', 'UEFA-B-Lizenz', '40,9\u00a0%'],
  },
  {
    path: '/trainer/Marius%20Pappelnig/spiele',
    h1: 'Marius Pappelnig: Spiele',
    title: 'Marius Pappelnig: Spiele | Fortuna Musterau',
    facts: ['aus Aufstellungen', 'SC Berg', '3:1'],
  },
  {
    path: '/f%C3%BChrung',
    h1: 'Vorstand',
    title: 'Vorstand | Fortuna Musterau',
    facts: ['Rupert Lorbeernig', 'Präsident', 'Spielerbetreuer und Teamkoordinator'],
  },
  {
    path: '/spiele',
    h1: 'Spiele 2025',
    title: 'Spiele 2025 | Fortuna Musterau',
    facts: ['Sa., 15.03.2025', 'FC Bach', 'Freundschaftsspiel', 'Musterliga Mitte', 'Punkte'],
  },
  {
    path: '/tabelle?saison=2024',
    h1: 'Musterliga Mitte 2024',
    title: 'Musterliga Mitte 2024: Tabelle | Fortuna Musterau',
    facts: ['SC Concordia Musterau', 'Abschlusstabelle.', 'Frühjahr'],
  },
  {
    path: '/tabelle?saison=2024&bewerb=-L1',
    h1: 'Musterliga Mitte 2024',
    title: 'Musterliga Mitte 2024: Tabelle aus den Ergebnissen | Fortuna Musterau',
    facts: ['bis zur 2. Runde', '5:1', 'Punkt Abzug: Kein', 'Platz 5 von 5', 'Frühjahr'],
  },
  {
    path: '/statistik',
    h1: 'Statistik 2025',
    title: 'Statistik 2025 | Fortuna Musterau',
    facts: ['Torschützen', 'Vorlagen', 'Gelbe Karten'],
  },
  {
    path: '/spiele/spielbericht/fortuna-musterau-vs-fc-acker-2025-10-05',
    h1: 'Fortuna Musterau gegen FC Acker',
    title: 'Fortuna Musterau gegen FC Acker, 5. Oktober 2025 | Fortuna Musterau',
    facts: ['6:0', 'Meisterschaft', 'Sportplatz Augasse', 'Anto Brezovčić', '2 Tore'],
  },
  {
    path: '/gegner/sc-berg',
    h1: 'SC Berg',
    title: 'Fortuna Musterau gegen SC Berg | Fortuna Musterau',
    facts: ['Unentschieden', 'Bisherige Spiele', '18.10.2025', '3:1'],
  },
  {
    path: '/history',
    h1: 'Erfolge und Auszeichnungen',
    title: 'Erfolge und Auszeichnungen | Fortuna Musterau',
    facts: ['2024', '2025', 'Fairste Mannschaft der Liga', 'Keine Titel gewonnen'],
  },
  {
    path: '/saison/2024',
    h1: 'Saison 2024',
    title: 'Saison 2024 | Fortuna Musterau',
    facts: ['Gregor Rotbuchner', 'Herbert Kreuzdorner', 'SC Concordia Musterau'],
  },
  {
    path: '/news',
    h1: 'Neuigkeiten',
    title: 'Neuigkeiten | Fortuna Musterau',
    facts: ['2025', '2024', 'Suche in Titel und Text', 'Die Fortuna ist online'],
  },
  {
    path: '/news/jonas-sandling-ist-unser-neuer-kapit%C3%A4n',
    h1: 'Jonas Sandling ist unser neuer Kapitän',
    title: 'Jonas Sandling ist unser neuer Kapitän | Fortuna Musterau',
    facts: ['27. Februar 2025', 'Die Schleife wandert weiter', 'Zurück'],
  },
  {
    path: '/sponsoren',
    h1: 'Danke an unsere Sponsoren',
    title: 'Sponsoren | Fortuna Musterau',
    facts: ['Lagerfeuer Events', 'MediMuster Apotheke', 'Sponsor werden'],
  },
  {
    path: '/sponsoren/anfrage',
    h1: 'Sponsor werden',
    title: 'Sponsor werden | Fortuna Musterau',
    facts: ['Sachspende', 'Andere', 'Anfrage senden', 'Datenschutzerklärung'],
  },
  {
    path: '/newsletter',
    h1: 'Newsletter',
    title: 'Newsletter | Fortuna Musterau',
    facts: ['Spieltage, Ergebnisse', 'Anmelden', 'Datenschutzerklärung'],
  },
  {
    path: '/newsletter/bestaetigen/x',
    h1: 'Newsletter bestätigen',
    title: 'Newsletter bestätigen | Fortuna Musterau',
    facts: ['Noch ein Klick', 'Anmeldung bestätigen'],
  },
  {
    path: '/newsletter/abmelden/x',
    h1: 'Vom Newsletter abmelden',
    title: 'Vom Newsletter abmelden | Fortuna Musterau',
    facts: ['Deine Adresse wird dann sofort gelöscht'],
  },
  {
    path: '/danke/nachricht',
    h1: 'Danke! Deine Nachricht ist angekommen.',
    title: 'Danke! Deine Nachricht ist angekommen. | Fortuna Musterau',
    facts: ['Wir lesen sie und melden uns bei dir.'],
  },
  {
    path: '/contact',
    h1: 'Kontaktieren Sie uns!',
    title: 'Kontakt | Fortuna Musterau',
    facts: ['office@fortuna-musterau.test', '+43 316 000000', '9999', 'Nachricht'],
  },
  {
    path: '/impressum',
    h1: 'Impressum',
    title: 'Impressum | Fortuna Musterau',
    facts: ['Medieninhaber', 'Vertretung nach außen', 'Haftung'],
  },
  {
    path: '/offline',
    h1: 'Kein Empfang?',
    title: 'Offline | Fortuna Musterau',
    facts: ['Was du zuletzt gesehen hast', 'Auf diesem Gerät'],
  },
  {
    path: '/privacy',
    h1: 'Datenschutzerklärung',
    title: 'Datenschutzerklärung | Fortuna Musterau',
    facts: ['1. Verantwortlicher', '6. Deine Rechte', '7. Cookies', '10. Kontakt'],
  },
  {
    path: '/barrierefreiheit',
    h1: 'Barrierefreiheit',
    title: 'Barrierefreiheit | Fortuna Musterau',
    facts: ['WCAG', 'Was geprüft wurde', 'Etwas klappt nicht?'],
  },
  {
    path: '/login',
    h1: 'Login',
    title: 'Login | Fortuna Musterau',
    facts: ['Benutzername', 'Passwort', 'Anmelden'],
  },
  {
    path: '/passwort-vergessen',
    h1: 'Passwort vergessen',
    title: 'Passwort vergessen | Fortuna Musterau',
    facts: ['Bitte einen Admin um einen Link', 'Zum Login'],
  },
];

export const missingPage: SitePage = {
  path: '/gibt-es-nicht',
  h1: '404 - Seite nicht gefunden',
  title: '404 - Seite nicht gefunden | Fortuna Musterau',
  facts: ['Zurück zur Übersicht'],
};

/** Pages with a fixed path, independent of the database. */
export const fixedPaths = [
  '/',
  '/about',
  '/team',
  '/f%C3%BChrung',
  '/spiele',
  '/history',
  '/news',
  '/sponsoren',
  '/sponsoren/anfrage',
  '/newsletter',
  '/contact',
  '/impressum',
  '/privacy',
  '/login',
];
