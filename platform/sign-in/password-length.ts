/** In characters. The password may be the only factor (NIST SP 800-63B, 3.1.1.1). */
export const shortestPassword = 15;
