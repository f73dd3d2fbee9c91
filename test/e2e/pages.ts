/** One page of the site with the club's starter content. */
export interface SitePage {
  /** As it stands in a link. */
  path: string;
  h1: string;
  title: string;
  /** What a visitor comes for; also there without JavaScript. */
  facts: readonly string[];
}

/** The table of spec §2: every page that answers 200. */
export const pages: readonly SitePage[] = [
  {
    path: '/',
    h1: 'Willkommen bei Dynamo Klagenfurt',
    title: 'Startseite | Dynamo Klagenfurt',
    facts: [
      'Nächstes Spiel',
      'SC Bari',
      'Samstag, 20. März 2027, 15:00 Uhr',
      'Letzte Saison',
      '6. Platz in der Kleinfeldliga Kärnten',
      'Latest News',
      '3:3 in der Nachspielzeit: der erste Punkt der Saison!',
    ],
  },
  {
    path: '/about',
    h1: 'Unsere Geschichte',
    title: 'Geschichte | Dynamo Klagenfurt',
    facts: ['2023', 'ASK Sportplatz Fischl', 'Kleinfeldliga Kärnten', 'Letzter'],
  },
  {
    path: '/team',
    h1: 'Unser Team',
    title: 'Team | Dynamo Klagenfurt',
    facts: ['Mario Pototschnig', 'Cheftrainer', 'Jürgen Tschernitz', 'Torwart'],
  },
  {
    path: '/spieler/Jakob%20Sadnikar',
    h1: 'Jakob Sadnikar',
    title: 'Jakob Sadnikar | Dynamo Klagenfurt',
    facts: ['Mittelfeld', '1993', '14.01.2023', 'SV Rosental Süd', 'Kleinfeldpokal', 'Gesamt'],
  },
  {
    path: '/trainer/Mario%20Pototschnig',
    h1: 'Mario Pototschnig',
    title: 'Mario Pototschnig | Dynamo Klagenfurt',
    facts: ['Cheftrainer', '1979', '09.12.2024', 'UEFA-B-Lizenz', '40,9\u00a0%'],
  },
  {
    path: '/f%C3%BChrung',
    h1: 'Vorstand',
    title: 'Vorstand | Dynamo Klagenfurt',
    facts: ['Robert Lauritschnig', 'Präsident', 'Spielerbetreuer und Teamkoordinator'],
  },
  {
    path: '/spiele',
    h1: 'Spiele 2025',
    title: 'Spiele 2025 | Dynamo Klagenfurt',
    facts: ['Sa., 15.03.2025', 'FC Behar', 'Freundschaftsspiel', 'Kleinfeldliga Kärnten', 'Punkte'],
  },
  {
    path: '/spiele/spielbericht/dynamo-klagenfurt-vs-fc-arman-2025-10-05',
    h1: 'Dynamo Klagenfurt gegen FC Arman',
    title: 'Dynamo Klagenfurt gegen FC Arman, 5. Oktober 2025 | Dynamo Klagenfurt',
    facts: ['6:0', 'Meisterschaft', 'ASK Sportplatz Fischl', 'Ante Brkljačić', '2 Tore'],
  },
  {
    path: '/history',
    h1: 'Erfolge und Auszeichnungen',
    title: 'Erfolge und Auszeichnungen | Dynamo Klagenfurt',
    facts: ['2024', '2025', 'Fairste Mannschaft der Liga', 'Keine Titel gewonnen'],
  },
  {
    path: '/saison/2024',
    h1: 'Saison 2024',
    title: 'Saison 2024 | Dynamo Klagenfurt',
    facts: ['Gernot Rauchegger', 'Herbert Kraßnitzer', 'SC Croatia Klagenfurt'],
  },
  {
    path: '/news/jakob-sadnikar-ist-unser-neuer-kapit%C3%A4n',
    h1: 'Jakob Sadnikar ist unser neuer Kapitän',
    title: 'Jakob Sadnikar ist unser neuer Kapitän | Dynamo Klagenfurt',
    facts: ['27. Februar 2025', 'Die Schleife wandert weiter', 'Zurück'],
  },
  {
    path: '/sponsoren',
    h1: 'Danke an unsere Sponsoren',
    title: 'Sponsoren | Dynamo Klagenfurt',
    facts: ['Lendfeuer Events', 'MediVia Kärnten', 'Sponsor werden'],
  },
  {
    path: '/sponsoren/anfrage',
    h1: 'Sponsor werden',
    title: 'Sponsor werden | Dynamo Klagenfurt',
    facts: ['Sachspende', 'Andere', 'Anfrage senden', 'Datenschutzerklärung'],
  },
  {
    path: '/newsletter',
    h1: 'Newsletter',
    title: 'Newsletter | Dynamo Klagenfurt',
    facts: ['Spieltage, Ergebnisse', 'Anmelden', 'Datenschutzerklärung'],
  },
  {
    path: '/newsletter/bestaetigen/x',
    h1: 'Newsletter bestätigen',
    title: 'Newsletter bestätigen | Dynamo Klagenfurt',
    facts: ['Noch ein Klick', 'Anmeldung bestätigen'],
  },
  {
    path: '/newsletter/abmelden/x',
    h1: 'Newsletter abbestellen',
    title: 'Newsletter abbestellen | Dynamo Klagenfurt',
    facts: ['Deine Adresse wird dann sofort gelöscht'],
  },
  {
    path: '/danke/nachricht',
    h1: 'Danke! Deine Nachricht ist angekommen.',
    title: 'Danke! Deine Nachricht ist angekommen. | Dynamo Klagenfurt',
    facts: ['Wir lesen sie und melden uns bei dir.'],
  },
  {
    path: '/contact',
    h1: 'Kontaktieren Sie uns!',
    title: 'Kontakt | Dynamo Klagenfurt',
    facts: ['office@dynamo-klagenfurt.example', '+43 463 000000', '9020', 'Nachricht'],
  },
  {
    path: '/impressum',
    h1: 'Impressum',
    title: 'Impressum | Dynamo Klagenfurt',
    facts: ['Medieninhaber', 'Vertretung nach außen', 'Haftung'],
  },
  {
    path: '/offline',
    h1: 'Kein Empfang?',
    title: 'Offline | Dynamo Klagenfurt',
    facts: ['Was du zuletzt gesehen hast', 'Auf diesem Gerät'],
  },
  {
    path: '/privacy',
    h1: 'Datenschutzerklärung',
    title: 'Datenschutzerklärung | Dynamo Klagenfurt',
    facts: ['1. Verantwortlicher', '6. Deine Rechte', '7. Cookies', '10. Kontakt'],
  },
  {
    path: '/barrierefreiheit',
    h1: 'Barrierefreiheit',
    title: 'Barrierefreiheit | Dynamo Klagenfurt',
    facts: ['WCAG', 'Was geprüft wurde', 'Etwas klappt nicht?'],
  },
  {
    path: '/login',
    h1: 'Login',
    title: 'Login | Dynamo Klagenfurt',
    facts: ['Benutzername', 'Passwort', 'Anmelden'],
  },
];

/** A page that does not exist. */
export const missingPage: SitePage = {
  path: '/gibt-es-nicht',
  h1: '404 - Seite nicht gefunden',
  title: '404 - Seite nicht gefunden | Dynamo Klagenfurt',
  facts: ['Zurück zur Übersicht'],
};

/** The pages that stand on a path of their own, whatever the database holds. */
export const fixedPaths = [
  '/',
  '/about',
  '/team',
  '/f%C3%BChrung',
  '/spiele',
  '/history',
  '/sponsoren',
  '/sponsoren/anfrage',
  '/newsletter',
  '/contact',
  '/impressum',
  '/privacy',
  '/login',
];
