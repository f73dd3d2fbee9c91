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
