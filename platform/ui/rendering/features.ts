/**
 * A browser without one of these features does not start the page's scripts and shows the page as the server
 * sent it (docs/decisions/0037-floor.md).
 */
export const needed = [
  'structuredClone',
  'fetch',
  'TransformStream',
  'IntersectionObserver',
  'ResizeObserver',
  'HTMLDialogElement',
];

export const polyfilled = [
  'Map.groupBy',
  'URL.canParse',
  'AbortSignal.any',
  'AbortSignal.timeout',
  'TextEncoderStream',
  'Array.prototype.toSorted',
  'Array.prototype.toSpliced',
  'String.prototype.toWellFormed',
  'HTMLFormElement.prototype.requestSubmit',
];
