/**
 * What import and export need to know of the club; `club` of club/club.ts is one. A room adds what
 * it needs by declaring it here.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the rooms fill it
export interface TransferSettings {}
