export const articleFormId = 'artikel';

/** Of the field that says whether an article is a draft or can be read. */
export const stateFieldId = `${articleFormId}-state`;
