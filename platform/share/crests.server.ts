import { club } from '#club/club.ts';

/** The crests of the club's folder by their files, each as a data: address. */
const files: Record<string, string> = import.meta.glob('#club/images/{*.png,wappen/*.{svg,png}}', {
  query: '?inline',
  import: 'default',
  eager: true,
});
const byAddress = new Map(
  Object.entries(files).map(([file, data]) => [file.slice(file.indexOf('/images/')), data]),
);

/** A crest ('/images/…') as a data: address; the default one for none that lies in the folder. */
export function crestData(crest: string | null): string | undefined {
  return byAddress.get(crest ?? '') ?? byAddress.get(club.defaultCrest);
}
