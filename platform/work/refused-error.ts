/**
 * What is wrong with a file, in a sentence for whoever sent it. It comes out of the process that read
 * the file as it was thrown there.
 */
export class RefusedError extends Error {}
