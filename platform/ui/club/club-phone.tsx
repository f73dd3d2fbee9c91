import { useClub } from './current-club.ts';

/** What the club has written of its telephones; what is a number can be called. */
export function ClubPhone() {
  return useClub().phoneParts.map(({ text, link }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text
    <span key={index}>{link ? <a href={link}>{text}</a> : text}</span>
  ));
}
