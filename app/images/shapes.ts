/** How a picture is cut for the place where it is shown. */
export interface Shape {
  /** Largest width and height in pixels that are kept of it. */
  width: number;
  height: number;
  /** A photo is cut to the shape; a logo is kept whole, and only made to fit in. */
  isCut: boolean;
}

/** Whose picture it is, each kind with its shape. */
export const shapes = {
  player: { width: 1280, height: 1600, isCut: true },
  trainer: { width: 1280, height: 1600, isCut: true },
  boardMember: { width: 1280, height: 1600, isCut: true },
  sponsor: { width: 1280, height: 640, isCut: false },
  article: { width: 1600, height: 900, isCut: true },
} as const satisfies Record<string, Shape>;

/** A kind of record that has a picture. */
export type Pictured = keyof typeof shapes;
