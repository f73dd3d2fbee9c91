/** The crests of the club's folder by their files, each as a data: address. */
const files: Record<string, string> = import.meta.glob('#club/images/{*.png,wappen/*.{svg,png}}', {
  query: '?inline',
  import: 'default',
  eager: true,
});

/** The same by their addresses ('/images/…'). */
export const crestFiles: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([file, data]) => [file.slice(file.indexOf('/images/')), data]),
);
