/** Minimum characters of a password that is the only sign-in factor (NIST SP 800-63B, 3.1.1.2). */
export const minPasswordLength = 15;
