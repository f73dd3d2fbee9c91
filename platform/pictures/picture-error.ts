import { RefusedError } from '#platform/work/refused-error.ts';

/** Why an uploaded file is not taken, in a sentence for whoever chose it. */
export class PictureError extends RefusedError {}
