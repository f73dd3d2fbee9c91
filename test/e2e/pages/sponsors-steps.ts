import { starter } from '#test/e2e/starter.ts';

export const sponsors = Object.values(starter.sponsors);
