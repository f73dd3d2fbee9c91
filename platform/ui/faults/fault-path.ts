export const faultPath = '/stoerung';

/** Messages for network failures. Safari can write them in the language of the phone. */
export const networkMessage =
  /^(?:AbortError|TypeError: (?:Failed to fetch|Load failed|NetworkError|cancelled|Importing a module))/i;
