/**
 * Another club changes only the folder `club/`, no code. Before the site goes public, replace the invented
 * values: the e-mail addresses and all values that `examples` names.
 */
export const club = {
  name: 'Dynamo Klagenfurt',
  shortName: 'Dynamo',
  /** The address of a game begins with this text, followed by '-vs-'. */
  slugPrefix: 'dynamo-klagenfurt',
  slogan: 'Aufstehen. Weiterspielen.',
  founded: 2023,
  city: 'Klagenfurt',
  /** `country` is an ISO 3166 code. */
  venue: {
    name: 'ASK Sportplatz Fischl',
    street: 'Roseneggerstraße 17',
    postalCode: '9020',
    city: 'Klagenfurt am Wörthersee',
    country: 'AT',
  },
  /** Minutes from kick-off to the final whistle, half-time included. */
  matchMinutes: 90,
  league: 'Kleinfeldliga Kärnten',
  phone: '+43 463 000000',
  /** Messages from the site's forms are sent to this address. */
  email: 'office@dynamo-klagenfurt.example',
  /** Invented addresses. They get a copy of each sponsor enquiry. */
  sponsorCopies: ['praesident@dynamo-klagenfurt.example', 'marketing@dynamo-klagenfurt.example'],
  postalAddress: {
    street: 'Musterstraße 1',
    postalCode: '9020',
    city: 'Klagenfurt am Wörthersee',
    country: 'AT',
  },
  /** The club's number in the central register of associations (ZVR); can be empty. */
  zvr: '',
  authority: 'Landespolizeidirektion Kärnten',
  /** The club's town in the register; empty if the postal address is in this town. */
  seat: '',
  fanShopUrl: 'https://fanshop.example/dynamo-klagenfurt',
  instagramUrl: 'https://www.instagram.com/dynamo.klagenfurt/',
  facebookUrl: 'https://www.facebook.com/dynamoklagenfurt',
  crest: '/images/wappen/dynamo-klagenfurt.svg',
  defaultCrest: '/images/respoins.png',
  defaultPlayerImage: '/images/kein profilfoto.png',
  defaultTrainerImage: '/images/kein profilbild.png',
  /** Pictures with 'Tall' in the name are for phones. */
  pictures: {
    icon: '/images/favicon.svg',
    hero: '/images/hero.svg',
    heroTall: '/images/hero-hoch.svg',
    fanShop: '/images/fanshop.svg',
    fanShopTall: '/images/fanshop-hoch.svg',
  },
} as const;

/**
 * Values of `club` that the site hides if the club has another name. If `founded` is listed here, the dates
 * in starter.json are examples, too, and move to the year of the first start.
 */
export const examples = [
  ...['founded', 'phone', 'street', 'postalCode', 'city', 'zvr', 'authority'],
] as const;

export const greeting = {
  title: 'Willkommen bei Dynamo Klagenfurt',
  line: 'Kleinfeldfußball aus Fischl: gegründet 2023, Letzter 2024 und trotzdem jedes Mal wieder da.',
} as const;
