import type { Destination } from 'portal-kit/portal';

/** Pages that need no session. */
export type PublicPage = 'login' | 'forgot-password' | 'reset-password' | 'not-found';

const publicPages: readonly string[] = ['login', 'forgot-password', 'reset-password'];

/** First segments that are not supplier ids: public pages, relative paths, and a name that every object inherits. */
const reservedSegments = [...publicPages, '\\.', '\\.\\.', '__proto__'].join('|');

/** Matches the supplier id at the start of a raw path. A reserved segment is not a supplier id. */
export const supplierPattern = new RegExp(
  `^/(?<supplierId>(?!(?:${reservedSegments})(?:/|$))[A-Za-z0-9._-]{1,36})(?=/|$)`,
);

/** Returns the public page of a path. Paths below a public page are `not-found`, not a supplier. */
export function publicPage(path: string): PublicPage | undefined {
  const [, first = '', ...others] = path.replace(/\/$/, '').split('/');
  if (!publicPages.includes(first)) return undefined;
  return others.length === 0 ? (first as PublicPage) : 'not-found';
}

/** Splits `/SUP-1001/items` into supplier id and rest; `undefined` without a valid supplier id. */
export function splitAddress(path: string): { supplierId: string; rest: string } | undefined {
  const match = supplierPattern.exec(path);
  const supplierId = match?.groups?.supplierId;
  if (!match || !supplierId) return undefined;
  return { supplierId, rest: path.slice(match[0].length) || '/' };
}

/** First path segment of a destination. Default: the destination's own section name. */
const segments: Readonly<Record<string, string>> = {
  uploads: 'bulk-uploads',
  inbound: 'inbound-orders',
  outbound: 'outbound-orders',
  users: 'users-and-roles',
};

/** Query parameters for the fields of a destination that are not part of the path. */
const parameters: Readonly<Record<string, string>> = {
  fileType: 'upload',
  copyOf: 'copy',
  field: 'field',
  filter: 'filter',
  search: 'searchInput',
  widget: 'widget',
};

/** Returns the portal address of a widget's destination. */
export function getDestinationUrl(supplierId: string, destination: Destination): string {
  const { to, ...fields } = destination;
  const [section = '', screen = 'list'] = to.split('.');
  const base = `/${supplierId}/${segments[section] ?? section}`;
  const path = [screen === 'list' ? base : `${base}/${screen}`];
  const query: string[] = [];
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    const parameter = parameters[name];
    const text = encodeURIComponent(value);
    if (parameter) query.push(`${parameter}=${text}`);
    else path.push(text);
  }
  return path.join('/') + (query.length > 0 ? `?${query.join('&')}` : '');
}

/** Returns `to` as an address inside the portal; `/` for another origin and for public pages. */
export function innerAddress(to: string, origin: string): string {
  const url = URL.canParse(to, origin) ? new URL(to, origin) : undefined;
  if (url?.origin !== origin || publicPage(url.pathname)) return '/';
  // Browsers read a path that starts with two slashes as a host name.
  return /^\/(?!\/)/.test(url.pathname) ? url.pathname + url.search : '/';
}

/** Returns the address to open after signing in, from the sign-in page's `?to=` parameter. */
export function returnAddress(search: string, origin: string): string {
  return innerAddress(new URLSearchParams(search).get('to') ?? '/', origin);
}

/** Returns the sign-in page's address with the current address in `?to=`. */
export function signInAddress(path: string, search: string): string {
  return path === '/' || publicPage(path) ? '/login' : `/login?to=${encodeURIComponent(path + search)}`;
}

/** Returns the query for the same screen of another supplier: without the page, so that lists open their first page. */
export function searchForOtherSupplier(search: string): string {
  const query = new URLSearchParams(search);
  if (!query.has('page')) return search;
  query.delete('page');
  const text = query.toString();
  return text && `?${text}`;
}
