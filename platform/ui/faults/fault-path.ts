export const faultPath = '/stoerung';

/** English messages for network failures. Safari can translate a message, which then does not match. */
export const networkMessage =
  /^(?:AbortError|TypeError: (?:Failed to fetch|Load failed|NetworkError|cancelled|Importing a module))/i;
