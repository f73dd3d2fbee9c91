export const faultPath = '/stoerung';

/** Browsers' errors for a failed request or script. Safari may use the phone's language instead. */
export const networkMessage =
  /^(?:AbortError|TypeError: (?:Failed to fetch|Load failed|NetworkError|cancelled|Importing a module))/i;
