/** A browser window with the functions that all three browsers support. */
export interface Window {
  /** Resolves when the document and the files that the document names are loaded. */
  goto(url: string): Promise<void>;
  /** Runs a function in the page; it cannot use variables of the test around it. */
  run<Given extends unknown[], Result>(
    work: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result>;
  clickAt(x: number, y: number): Promise<void>;
  /** Presses a key. The names of the keys are those of KeyboardEvent.key. */
  press(key: string, held?: 'Shift'): Promise<void>;
  type(text: string): Promise<void>;
  /** Sets the size of the visible part of the page. */
  resize(width: number, height: number): Promise<void>;
  /** PNG of the visible part of the page. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** A running browser. */
export interface Engine {
  /** Opens a window without stored data, like the window of a new visitor. */
  open(): Promise<Window>;
  stop(): Promise<void>;
}

/** Browser settings of a visitor. */
export interface Taste {
  /** True if letters are twice as large as usual. */
  isLarge: boolean;
}

/** The browser's default font size in px. */
export const browserFontSize = 16;
