import { type RouteRules, readPathRules } from '#platform/values/paths.ts';
import { keptAddress } from '../kept-page.ts';

/** bin/build-worker.ts replaces this name by the value. */
declare const routeRules: RouteRules;

const written = routeRules;
const rules = readPathRules(written);

export const { belowPages } = written;
export const { isPrivate } = rules;
export const keptAddressOf = (page: URL) => keptAddress(rules, page);
