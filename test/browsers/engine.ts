/** One window of a browser, as far as each of the three can do it. */
export interface Window {
  /** Resolves once the document and what it names are there. */
  goto(url: string): Promise<void>;
  /** Runs a function, which knows nothing of what is around it here, in the page. */
  run<Given extends unknown[], Result>(
    work: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result>;
  clickAt(x: number, y: number): Promise<void>;
  /** Presses a key, by its name in KeyboardEvent.key. */
  press(key: string, held?: 'Shift'): Promise<void>;
  type(text: string): Promise<void>;
  /** Of what is seen of the page. */
  resize(width: number, height: number): Promise<void>;
  /** A PNG of what is seen. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** A browser that has been started. */
export interface Engine {
  /** A new window without any memory: each is a visitor's first. */
  open(): Promise<Window>;
  stop(): Promise<void>;
}

/** How a visitor has set the browser up. */
export interface Taste {
  /** Letters twice as large as usual. */
  isLarge: boolean;
}

/** The size of letters that the browser begins with, in px. */
export const usualSize = 16;
