/** Without one of these features, the page stays as the server sent it (docs/decisions/0037-floor.md). */
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
