/** How a picture is cropped for the place where it is shown. */
export interface Shape {
  /** Largest width and height in pixels that are kept of it. */
  width: number;
  height: number;
  /** A photo is cropped to the shape; a logo is kept whole, and only made to fit in. */
  isCropped: boolean;
}

/** Whose picture it is, each kind with its shape. */
export const shapes = {
  player: { width: 1280, height: 1600, isCropped: true },
  trainer: { width: 1280, height: 1600, isCropped: true },
  boardMember: { width: 1280, height: 1600, isCropped: true },
  sponsor: { width: 1280, height: 640, isCropped: false },
  article: { width: 1280, height: 720, isCropped: true },
} as const satisfies Record<string, Shape>;

/** A kind of record that has a picture. */
export type Pictured = keyof typeof shapes;
