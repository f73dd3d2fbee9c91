/** Where everything is searched. */
export const searchPath = '/admin/suche';
