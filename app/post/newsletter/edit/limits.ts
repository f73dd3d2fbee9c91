/** Characters; the longest body fits into a form also when each is posted as nine (%E2%82%AC). */
export const longestSubject = 200;
export const longestBody = 20_000;
