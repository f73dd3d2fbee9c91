/** Characters of what is told of a season, and of one of its moments; how many of those it has. */
export const longestText = 10_000;
export const longestMoment = 500;
export const mostMoments = 50;
/** Days. */
export const longestSeason = 731;
