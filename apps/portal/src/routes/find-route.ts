import type { ListName } from 'portal-kit/list-state';
import { type DefaultParams, matchRoute, type Parser } from 'wouter';
import { type PortalRoute, routes } from './route-table';

/**
 * Parses a route path for wouter: `:name` matches one segment, `*` matches any path (wouter's default for `Route`).
 * wouter's own parser ignores case; addresses of the portal are case-sensitive.
 */
export const parseRoutePath: Parser = (path) => {
  const keys: string[] = [];
  const source = path.replace('*', '.*').replace(/:(\w+)/g, (_, key) => {
    keys.push(key);
    return '([^/]+)';
  });
  return { keys, pattern: new RegExp(`^${source}/?$`) };
};

/** Decodes the named parameters of a match. Returns `undefined` when a parameter is not valid percent-encoding. */
function decodeParams(params: DefaultParams): Record<string, string> | undefined {
  const named = Object.entries(params).filter(([name]) => !/^\d/.test(name));
  try {
    return Object.fromEntries(named.map(([name, text = '']) => [name, decodeURIComponent(text)]));
  } catch {
    return undefined;
  }
}

/** A route and the decoded parameters of its path. */
export interface FoundRoute {
  route: PortalRoute;
  params: Readonly<Record<string, string>>;
}

/** Finds the route of a raw path inside a supplier. */
export function findRoute(path: string): FoundRoute | undefined {
  for (const route of routes) {
    const [isMatch, matched] = matchRoute(parseRoutePath, route.path, path);
    const params = isMatch ? decodeParams(matched) : undefined;
    if (params) return { route, params };
  }
  return undefined;
}

/** Returns a list's route. */
export function listRoute(name: ListName): PortalRoute {
  const route = routes.find(({ list }) => list === name);
  if (!route) throw new Error(`The route table has no list "${name}".`);
  return route;
}
