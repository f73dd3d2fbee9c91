/** Yellow cards after which a player is suspended, where the club has not said otherwise. */
export const usualSuspensionCards = 5;
