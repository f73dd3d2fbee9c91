import { type RouteRules, readPathRules } from '#platform/values/paths.ts';
import { keptAddress } from '../kept-page.ts';

/** bin/build-worker.ts puts the value into the built worker. */
declare const routeRules: RouteRules;

const written = routeRules;
const rules = readPathRules(written);

export const { belowPages } = written;
export const { isPrivate } = rules;
export const keptAddressOf = (page: URL) => keptAddress(rules, page);
