/** Pixels across of the pictures that a page offers in place of a large one. */
export const variantWidths = [160, 320, 640, 960, 1280] as const;
/** What they are written as, the smaller first. */
export const variantFormats = ['avif', 'webp'] as const;

export type VariantFormat = (typeof variantFormats)[number];

/** Whether a picture of this server is offered in several widths; drawings need none. */
export function hasVariants(address: string): boolean {
  return /^\/(?:images|uploads)\/.+\.(?:png|jpe?g|webp)$/i.test(address);
}

/** All widths of a picture in one format, as `srcset` lists them. */
export function variantSet(address: string, format: VariantFormat): string {
  return variantWidths
    .map((width) => `${encodeURI(`/bilder/${width}${address}.${format}`)} ${width}w`)
    .join(', ');
}
