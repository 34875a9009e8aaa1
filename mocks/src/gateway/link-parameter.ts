import type { RawRequest } from '@portal-kit/contract/exchange';

/** Removes a parameter from a query. Keeps the rest exactly as sent. */
export function removeParameter(name: string, search: string): string {
  const kept = search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && pair.split('=')[0] !== name);
  return kept.length === 0 ? '' : `?${kept.join('&')}`;
}

/**
 * Returns a request's path and query without a parameter, as a location. A location that starts with two slashes would
 * redirect to another host, and browsers treat backslashes as slashes.
 */
export const pathWithout = (name: string, { path, search }: RawRequest): string =>
  path.replace(/^[/\\]+/, '/') + removeParameter(name, search);
