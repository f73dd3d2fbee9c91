/** What every browser at the floor has (docs/decisions/0037-floor.md). In others pages stay as the server sent them. */
export const needed = [
  'structuredClone',
  'fetch',
  'TransformStream',
  'IntersectionObserver',
  'ResizeObserver',
  'HTMLDialogElement',
];

/** What a browser at the floor may lack, and gets from polyfills.ts. */
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
