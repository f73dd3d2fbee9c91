/** The ids of the fields in a game's form begin with it. */
export const gameFormId = 'spiel';
/** Ids of fields that links lead to. */
export const resultFieldId = `${gameFormId}-goalsFor`;
export const reportFieldId = `${gameFormId}-report`;
/** Id of the pictures below the form. */
export const picturesId = 'bilder';
