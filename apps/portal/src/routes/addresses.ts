import type { Destination } from 'portal-kit/portal';

/** Supplier ids that the contract allows; `.` and `..` would change the path. */
export function isSupplierId(segment: string): boolean {
  return /^[A-Za-z0-9._-]{1,36}$/.test(segment) && segment !== '.' && segment !== '..';
}

/** Splits `/SUP-1001/items` into its supplier and what follows; `undefined` when there is no valid supplier. */
export function splitAddress(path: string): { supplierId: string; rest: string } | undefined {
  const [, segment = '', ...others] = path.split('/');
  if (!isSupplierId(segment)) return undefined;
  return { supplierId: segment, rest: `/${others.join('/')}` };
}

/** The address of a widget's destination in this portal. */
export function addressOf(supplierId: string, destination: Destination): string {
  const base = `/${supplierId}/items`;
  switch (destination.to) {
    case 'items.list':
      return base;
    case 'items.create':
      return `${base}/create`;
    case 'items.details':
      return `${base}/details/${encodeURIComponent(destination.itemId)}`;
    case 'items.edit':
      return `${base}/edit/${encodeURIComponent(destination.itemId)}`;
  }
}

/** Where to go after signing in: only an address of this portal, never the sign-in page itself. */
export function returnAddress(search: string, origin: string): string {
  const to = new URLSearchParams(search).get('to') ?? '/';
  const url = URL.canParse(to, origin) ? new URL(to, origin) : undefined;
  if (url?.origin !== origin || /^\/login(\/|$)/.test(url.pathname)) return '/';
  return url.pathname + url.search;
}
