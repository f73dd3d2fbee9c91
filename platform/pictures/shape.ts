/** How a picture is cropped for the place where it is shown. */
export interface Shape {
  /** Largest width and height in pixels that are kept of it. */
  width: number;
  height: number;
  /** A photo is cropped to the shape; a logo is kept whole, and only made to fit in. */
  isCropped: boolean;
  /** What becomes of one that is not cropped, in a sentence. */
  note?: string;
  /** Whether it may be a drawing (SVG), which stays one. */
  takesDrawing?: true;
}

/** Of a photo of one person. */
export const portrait: Shape = { width: 1280, height: 1600, isCropped: true };

/** Of one that stands in a text, as wide as its column on a sharp screen. */
export const inText: Shape = { width: 1280, height: 1280, isCropped: false };

/** Width and height of a picture in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

const named = /^\/uploads\/[\da-f-]{36}-(?<width>\d{1,4})x(?<height>\d{1,4})\.(?:jpg|png|svg)$/;

/** The size of an uploaded picture, which its address says; undefined for another one. */
export function pictureSize(path: string): PictureSize | undefined {
  const { width, height } = named.exec(path)?.groups ?? {};
  return width && height ? { width: Number(width), height: Number(height) } : undefined;
}

/** A picture as it is kept. */
export interface Picture extends PictureSize {
  bytes: Buffer;
  extension: 'jpg' | 'png' | 'svg';
}
