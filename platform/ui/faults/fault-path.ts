export const faultPath = '/stoerung';

/** Errors of failed or cancelled requests. Safari can translate a message, which then does not match. */
export const networkMessage =
  /^(?:AbortError|TypeError: (?:Failed to fetch|Load failed|NetworkError|cancelled|Importing a module))/i;
