export const mostEvents = 2_000;
