import { club, greeting } from '#club/club.ts';
import { starterText } from './starter-text.ts';

function starterWords(): string[] {
  const { name, shortName, slugPrefix, slogan, city, venue, league, email, zvr, phone } = club;
  const { authority, postalAddress, fanShopUrl, instagramUrl, facebookUrl, crest } = club;
  const named = [...starterText.matchAll(/"(?:name|opponent|team|title)": "([^"]+)"/g)];
  const words = [
    ...[name, shortName, slugPrefix, slogan, city, league, email, ...club.sponsorCopies],
    ...[venue.name, venue.street, venue.city, postalAddress.street, postalAddress.city],
    ...[zvr, phone, authority, fanShopUrl, instagramUrl, facebookUrl, crest],
    ...[greeting.title, greeting.line],
    ...named.map(([, word = '']) => word),
  ];
  return [...new Set(words.map((word) => word.toLowerCase()))].filter((word) => word.length > 3);
}

/**
 * Finds the starter's words in texts, without regard to case and soft hyphens; returns each with its place.
 */
export function findStarterWords(texts: Iterable<readonly [where: string, text: string]>) {
  const words = starterWords();
  return [...texts].flatMap(([where, text]) => {
    const said = text.replaceAll('\u00AD', '').toLowerCase();
    return words.filter((word) => said.includes(word)).map((word) => `${where}: ${word}`);
  });
}
