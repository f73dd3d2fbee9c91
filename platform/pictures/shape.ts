export interface Shape {
  width: number;
  height: number;
  isCropped: boolean;
  note?: string;
  takesDrawing?: true;
}

export const portrait: Shape = { width: 1280, height: 1600, isCropped: true };

export const libraryPictureShape: Shape = { width: 1280, height: 1280, isCropped: false };

export interface PictureSize {
  width: number;
  height: number;
}

const named = /^\/uploads\/[\da-f-]{36}-(?<width>\d{1,4})x(?<height>\d{1,4})\.(?:jpg|png|svg)$/;

export function pictureSize(path: string): PictureSize | undefined {
  const { width, height } = named.exec(path)?.groups ?? {};
  return width && height ? { width: Number(width), height: Number(height) } : undefined;
}

export interface Picture extends PictureSize {
  bytes: Buffer;
  extension: 'jpg' | 'png' | 'svg';
}
