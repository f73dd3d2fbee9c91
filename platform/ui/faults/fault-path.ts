/** Where browsers tell of faults. */
export const faultPath = '/stoerung';

/** How browsers say that an answer, or a script, did not come. Safari also says it in the language of the phone. */
export const networkMessage =
  /^(?:AbortError|TypeError: (?:Failed to fetch|Load failed|NetworkError|cancelled|Importing a module))/i;
