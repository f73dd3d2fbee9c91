export const faultPath = '/stoerung';

/** Browsers' messages for a failed request or script. Safari may write them in the phone's language. */
export const networkMessage =
  /^(?:AbortError|TypeError: (?:Failed to fetch|Load failed|NetworkError|cancelled|Importing a module))/i;
