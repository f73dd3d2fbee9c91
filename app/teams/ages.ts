/** Youngest and oldest age by which teams are called. */
export const ages = { from: 5, to: 30 } as const;
