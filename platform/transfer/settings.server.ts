/** What import and export need to know of the club; `club` of club/club.ts is one. */
export interface TransferSettings {
  /** Beginning of a game's address, before '-vs-'. */
  slugPrefix: string;
  /** Paths that stand for 'no picture of its own' (spec §9). */
  defaultPlayerImage: string;
  defaultTrainerImage: string;
  defaultCrest: string;
  /** Where every link to the fan shop leads. */
  fanShopUrl: string;
}
