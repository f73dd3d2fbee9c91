import { type RouteRules, readPathRules } from '#platform/values/paths.ts';
import { savedPagePath } from '../saved-page-path.ts';

/** bin/build-worker.ts replaces the name `routeRules` with the rules when it builds the worker. */
declare const routeRules: RouteRules;

const written = routeRules;
const rules = readPathRules(written);

export const { belowPages } = written;
export const { isPrivate } = rules;
export const savedPagePathInWorker = (page: URL) => savedPagePath(rules, page);
