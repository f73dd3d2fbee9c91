/**
 * Another club changes this folder, and no code. Before going public, fill in what `examples` names, and the
 * e-mail address: they are made up.
 */
export const club = {
  name: 'Dynamo Klagenfurt',
  shortName: 'Dynamo',
  /** Beginning of a game's address, before '-vs-'. */
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
  /** From kick-off to the final whistle, with half-time. */
  matchMinutes: 90,
  league: 'Kleinfeldliga Kärnten',
  phone: '+43 463 000000',
  /** Messages of the forms go there. */
  email: 'office@dynamo-klagenfurt.example',
  /** They get a copy of each sponsor enquiry (made up, too). */
  sponsorCopies: ['praesident@dynamo-klagenfurt.example', 'marketing@dynamo-klagenfurt.example'],
  postalAddress: {
    street: 'Musterstraße 1',
    postalCode: '9020',
    city: 'Klagenfurt am Wörthersee',
    country: 'AT',
  },
  /** Number in the central register of associations; may be empty. */
  zvr: '',
  authority: 'Landespolizeidirektion Kärnten',
  /** As in the register; empty where it is the town of the postal address. */
  seat: '',
  fanShopUrl: 'https://fanshop.example/dynamo-klagenfurt',
  instagramUrl: 'https://www.instagram.com/dynamo.klagenfurt/',
  facebookUrl: 'https://www.facebook.com/dynamoklagenfurt',
  crest: '/images/wappen/dynamo-klagenfurt.svg',
  defaultCrest: '/images/respoins.png',
  defaultPlayerImage: '/images/kein profilfoto.png',
  defaultTrainerImage: '/images/kein profilbild.png',
  /** 'tall' ones are for phones. */
  pictures: {
    icon: '/images/favicon.svg',
    hero: '/images/hero.svg',
    heroTall: '/images/hero-hoch.svg',
    fanShop: '/images/fanshop.svg',
    fanShopTall: '/images/fanshop-hoch.svg',
  },
} as const;

/**
 * Values of `club` that a club of another name does not show. With `founded` among them, starter.json is an example,
 * too, whose days move on with the year of the first start.
 */
export const examples = [
  ...['founded', 'phone', 'street', 'postalCode', 'city', 'zvr', 'authority'],
] as const;

export const greeting = {
  title: 'Willkommen bei Dynamo Klagenfurt',
  line: 'Kleinfeldfußball aus Fischl: gegründet 2023, Letzter 2024 und trotzdem jedes Mal wieder da.',
} as const;
