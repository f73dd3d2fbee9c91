import { createContext } from 'react-router';

export const offlineContext = createContext<boolean>(false);

/**
 * A regular expression for the paths of pages of admins, pages for signing in and pages that mails link to.
 * Browsers and the service worker must not cache these pages.
 */
export const privatePathsContext = createContext('');
