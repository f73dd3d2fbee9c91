import { foldName } from './columns.ts';

const yes = ['ja', 'j', 'x', '1', 'aktiv', 'yes', 'wahr', 'true'];
const no = ['nein', 'n', '0', 'inaktiv', 'no', 'falsch', 'false'];

/** What a cell says of a yes or a no; null where it says nothing, undefined where it is neither. */
export function yesOrNo(text: string): boolean | null | undefined {
  const word = foldName(text);
  if (word === '') return null;
  if (yes.includes(word)) return true;
  return no.includes(word) ? false : undefined;
}
