import type { Destination } from 'portal-kit/portal';

/** Supplier ids that the contract allows; `.` and `..` would change the path. */
export function isSupplierId(segment: string): boolean {
  return /^[A-Za-z0-9._-]{1,36}$/.test(segment) && segment !== '.' && segment !== '..';
}

/** Pages outside any supplier. */
export type OutsidePage = 'login' | 'forgot-password' | 'reset-password' | 'not-found';

const outside: readonly string[] = ['login', 'forgot-password', 'reset-password'];

/** Which page outside the supplier's an address is; below one of them there is nothing. */
export function outsidePage(path: string): OutsidePage | undefined {
  const [, first = '', ...others] = path.replace(/\/$/, '').split('/');
  if (!outside.includes(first)) return undefined;
  return others.length === 0 ? (first as OutsidePage) : 'not-found';
}

/** Splits `/SUP-1001/items` into its supplier and what follows; `undefined` when there is no valid supplier. */
export function splitAddress(path: string): { supplierId: string; rest: string } | undefined {
  const [, segment = '', ...others] = path.split('/');
  if (!isSupplierId(segment)) return undefined;
  return { supplierId: segment, rest: `/${others.join('/')}` };
}

/** First segment of a destination's screens, where it is not the destination's own word. */
const segments: Readonly<Record<string, string>> = {
  uploads: 'bulk-uploads',
  inbound: 'inbound-orders',
  outbound: 'outbound-orders',
  users: 'users-and-roles',
};

/** What a destination may say besides which record it is of, and the parameter that says it in an address. */
const parameters: Readonly<Record<string, string>> = {
  fileType: 'upload',
  copyOf: 'copy',
  filter: 'filter',
  widget: 'widget',
};

/** The address of a widget's destination in this portal. */
export function addressOf(supplierId: string, destination: Destination): string {
  const { to, ...about } = destination;
  const [section = '', screen = 'list'] = to.split('.');
  const base = `/${supplierId}/${segments[section] ?? section}`;
  const path = screen === 'list' ? base : `${base}/${screen}`;
  const [[name, value] = []] = Object.entries(about);
  if (!name || value === undefined) return path;
  const parameter = parameters[name];
  return `${path}${parameter ? `?${parameter}=` : '/'}${encodeURIComponent(value)}`;
}

/** An address of this portal to go to after signing in, never a sign-in page; else the front door. */
export function innerAddress(to: string, origin: string): string {
  const url = URL.canParse(to, origin) ? new URL(to, origin) : undefined;
  if (url?.origin !== origin || outsidePage(url.pathname)) return '/';
  // A path that starts with two slashes would name another host.
  return /^\/(?!\/)/.test(url.pathname) ? url.pathname + url.search : '/';
}

/** The same, as the sign-in page's own address names it. */
export function returnAddress(search: string, origin: string): string {
  return innerAddress(new URLSearchParams(search).get('to') ?? '/', origin);
}

/** The sign-in page, remembering where the user was. */
export function signInAddress(path: string, search: string): string {
  return path === '/' || outsidePage(path) ? '/login' : `/login?to=${encodeURIComponent(path + search)}`;
}

/** What a list shows that belongs to one supplier alone. */
const supplierBound = ['page', 'detailsId'];

/** The query for the same screen of another supplier: search and order stay, page and open record do not. */
export function searchForOtherSupplier(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of supplierBound) query.delete(name);
  const text = query.toString();
  return text && `?${text}`;
}
