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
