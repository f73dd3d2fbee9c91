/** In characters: the least for a password that is the only factor (NIST SP 800-63B, 3.1.1.1). */
export const shortestPassword = 15;
