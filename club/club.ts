/**
 * What makes this site the site of this club. Another club changes this folder, and no code.
 * What `examples` names is made up, as is the e-mail address: fill it in before going public.
 */
export const club = {
  /** Full name, as it stands in the league table. */
  name: 'Dynamo Klagenfurt',
  /** Short name, for narrow places. */
  shortName: 'Dynamo',
  /** Beginning of a game's address, before '-vs-'. */
  slugPrefix: 'dynamo-klagenfurt',
  /** Slogan, shown in the header of the admin area. */
  slogan: 'Aufstehen. Weiterspielen.',
  /** Year of foundation. */
  founded: 2023,
  /** Home town, as said in a sentence. */
  city: 'Klagenfurt',
  /** Where the games are played; country is an ISO 3166 code. */
  venue: {
    name: 'ASK Sportplatz Fischl',
    street: 'Roseneggerstraße 17',
    postalCode: '9020',
    city: 'Klagenfurt am Wörthersee',
    country: 'AT',
  },
  /** Minutes from kick-off to the final whistle, half-time included. */
  matchMinutes: 90,
  /** League, also the heading of the league table. */
  league: 'Kleinfeldliga Kärnten',
  /** Telephone numbers, as shown. */
  phone: '+43 463 000000',
  /** The club's e-mail address; messages of the forms go there. */
  email: 'office@dynamo-klagenfurt.example',
  /** Who gets a copy of every sponsor enquiry (made up as well). */
  sponsorCopies: ['praesident@dynamo-klagenfurt.example', 'marketing@dynamo-klagenfurt.example'],
  /** Postal address for the contact page, the imprint and the privacy page. */
  postalAddress: {
    street: 'Musterstraße 1',
    postalCode: '9020',
    city: 'Klagenfurt am Wörthersee',
    country: 'AT',
  },
  /** Number in the central register of associations; empty while it is not known. */
  zvr: '',
  /** The authority that sees to the association. */
  authority: 'Landespolizeidirektion Kärnten',
  /** Fan shop, opened in a new tab. */
  fanShopUrl: 'https://fanshop.example/dynamo-klagenfurt',
  /** Instagram profile. */
  instagramUrl: 'https://www.instagram.com/dynamo.klagenfurt/',
  /** Facebook page. */
  facebookUrl: 'https://www.facebook.com/dynamoklagenfurt',
  /** The club's own crest. */
  crest: '/images/wappen/dynamo-klagenfurt.svg',
  /** Crest of an opponent that has none of its own. */
  defaultCrest: '/images/respoins.png',
  /** Picture of a player without a photo. */
  defaultPlayerImage: '/images/kein profilfoto.png',
  /** Picture of a trainer without a photo. */
  defaultTrainerImage: '/images/kein profilbild.png',
  /** Pictures that pages show by name; 'tall' ones are for phones. */
  pictures: {
    icon: '/images/favicon.svg',
    hero: '/images/hero.svg',
    heroTall: '/images/hero-hoch.svg',
    fanShop: '/images/fanshop.svg',
    fanShopTall: '/images/fanshop-hoch.svg',
  },
} as const;

/** What of `club` stands for what every club has of its own: a club of another name shows none of it. */
export const examples = [
  ...['founded', 'phone', 'street', 'postalCode', 'city', 'zvr', 'authority'],
] as const;

/** The welcome of the home page: its heading, and the sentence below it. */
export const greeting = {
  title: 'Willkommen bei Dynamo Klagenfurt',
  line: 'Kleinfeldfußball aus Fischl: gegründet 2023, Letzter 2024 und trotzdem jedes Mal wieder da.',
} as const;
