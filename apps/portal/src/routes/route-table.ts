import { type LazyPart, lazyPart } from '@portal-kit/ui/lazy-part';
import type { PermissionId } from 'portal-kit/portal';
import type { ComponentType } from 'react';
import { loadingPage } from './loading-page';

export interface PageProps {
  supplierId: string;
  /** Path parameters, decoded. */
  params: Readonly<Record<string, string>>;
}

/** One screen inside a supplier: address, what it needs, its place in the navigation, and its code. */
export interface PortalRoute {
  /** Feature identifier of the specification. */
  feature: string;
  /** Relative to `/{supplierId}`, in wouter's pattern language. */
  path: string;
  title: string;
  permission: PermissionId;
  /** Feature flag that must be on. */
  flag?: string;
  /** Where the back arrow leads. */
  parent?: string;
  page: LazyPart<PageProps>;
}

const page = (load: () => Promise<{ default: ComponentType<PageProps> }>) =>
  lazyPart(async () => (await load()).default, loadingPage);

const itemsPage = page(() => import('../pages/items-list.page'));
const itemCreatePage = page(() => import('../pages/item-create.page'));
const notYetPage = page(() => import('../pages/not-yet.page'));

/** Every screen of the product, in the order of the navigation. Source: specification, section 2. */
export const routes: readonly PortalRoute[] = [
  {
    feature: 'dashboard',
    path: '/dashboard',
    title: 'Dashboard',
    permission: 'BASIC_ACCESS',
    page: notYetPage,
  },
  {
    feature: 'inbound-orders',
    path: '/inbound-orders',
    title: 'Inbound Orders',
    permission: 'INBOUND_ORDER_LIST',
    page: notYetPage,
  },
  {
    feature: 'outbound-orders',
    path: '/outbound-orders',
    title: 'Outbound Orders',
    permission: 'OUTBOUND_ORDER_LIST',
    page: notYetPage,
  },
  { feature: 'items', path: '/items', title: 'Items', permission: 'ITEM_LIST', page: itemsPage },
  {
    feature: 'item-create',
    path: '/items/create',
    title: 'New item',
    permission: 'ITEM_CREATE',
    parent: '/items',
    page: itemCreatePage,
  },
  {
    feature: 'item-details',
    path: '/items/details/:itemId',
    title: 'Item details',
    permission: 'ITEM_DETAILS',
    parent: '/items',
    page: notYetPage,
  },
  {
    feature: 'item-edit',
    path: '/items/edit/:itemId',
    title: 'Edit item',
    permission: 'ITEM_EDIT',
    parent: '/items',
    page: notYetPage,
  },
  {
    feature: 'bulk-uploads',
    path: '/bulk-uploads',
    title: 'Bulk Upload Results',
    permission: 'ITEM_UPLOAD_MASTER_FILE',
    flag: 'item-bulk-upload',
    page: notYetPage,
  },
  {
    feature: 'customers',
    path: '/customers',
    title: 'Customers',
    permission: 'CUSTOMER_LIST',
    page: notYetPage,
  },
  {
    feature: 'suppliers',
    path: '/suppliers',
    title: 'Suppliers',
    permission: 'SUPPLIER_LIST',
    page: notYetPage,
  },
  {
    feature: 'warehouses',
    path: '/warehouses',
    title: 'Warehouses',
    permission: 'WAREHOUSE_LIST',
    page: notYetPage,
  },
  {
    feature: 'users-and-roles',
    path: '/users-and-roles',
    title: 'Users & Roles',
    permission: 'USER_LIST',
    flag: 'user-roles',
    page: notYetPage,
  },
];

/** What is shown inside the shell for an address that no route has. */
export const notFoundRoute: PortalRoute = {
  feature: 'not-found',
  path: '',
  title: 'Page not found',
  permission: 'BASIC_ACCESS',
  page: page(() => import('../pages/not-found.page')),
};

/** The route of an address inside a supplier. */
export function findRoute(path: string): { route: PortalRoute; params: Record<string, string> } | undefined {
  for (const route of routes) {
    const params = matchPath(route.path, path);
    if (params) return { route, params };
  }
  return undefined;
}

/** `:name` takes exactly one segment. A segment that cannot be decoded matches nothing. */
function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split('/');
  const given = path.replace(/\/$/, '').split('/');
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const text = given[index] ?? '';
    if (segment.startsWith(':')) {
      try {
        params[segment.slice(1)] = decodeURIComponent(text);
      } catch {
        return undefined;
      }
      if (text === '') return undefined;
    } else if (segment !== text) {
      return undefined;
    }
  }
  return params;
}
