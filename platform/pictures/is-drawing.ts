/** Whether a file is a drawing (SVG) rather than a picture of pixels. */
export function isDrawing(bytes: Buffer): boolean {
  return /^\s*(?:\ufeff)?\s*<(?:svg|\?xml|!--|!DOCTYPE)/i.test(bytes.subarray(0, 200).toString());
}
