import type { OrderDirection } from '@portal-kit/sdk/orders';
import { type LazyPart, lazyPart } from '@portal-kit/ui/lazy-part';
import type { ListName } from 'portal-kit/list-state';
import type { FeatureId } from 'portal-kit/portal';
import type { ComponentType } from 'react';
import { type DefaultParams, matchRoute, type Parser } from 'wouter';
import type { PageProps } from '../pages/page-props';
import { loadingPage, throwPageLoadError } from './page-loading';
import type { RouteCaption, RouteTitle } from './route.messages';

/** A screen inside a supplier: path, required feature, navigation entry and lazy page. */
export interface PortalRoute {
  /** Feature that the user needs. */
  feature: FeatureId;
  /** Relative to `/{supplierId}`; `:name` is one segment. */
  path: string;
  title: RouteTitle;
  caption?: RouteCaption | undefined;
  /** Kind of page. Determines the target of a supplier switch. */
  kind: 'list' | 'details' | 'form' | 'other';
  /** The list of a page of kind `list`. */
  list?: ListName;
  /** Path of the parent page: target of the back arrow and of a supplier switch. */
  parent?: string;
  /** Position in the navigation, starting at 1. Default: no navigation entry. */
  navigation?: number;
  direction?: OrderDirection;
  page: LazyPart<PageProps>;
}

const page = (load: () => Promise<{ default: ComponentType<PageProps> }>) =>
  lazyPart(async () => (await load().catch(throwPageLoadError)).default, loadingPage);

const dashboardPage = page(() => import('../pages/dashboard.page'));
const bulkUploadsPage = page(() => import('../pages/bulk-uploads.page'));
const itemsPage = page(() => import('../pages/items-list.page'));
const itemDetailsPage = page(() => import('../pages/item-details.page'));
const ordersPage = page(() => import('../pages/orders.page'));
const orderPage = page(() => import('../pages/order.page'));
const orderWizardPage = page(() => import('../pages/order-wizard.page'));
const itemFormPage = page(() => import('../pages/item-form.page'));
const customerFormPage = page(() => import('../pages/customer-form.page'));
const supplierFormPage = page(() => import('../pages/supplier-form.page'));
const userFormPage = page(() => import('../pages/user-form.page'));
const warehouseFormPage = page(() => import('../pages/warehouse-form.page'));

/** Every screen of the product. Source: specification, section 2. */
export const routes: readonly PortalRoute[] = [
  {
    feature: 'dashboard',
    path: '/dashboard',
    title: 'dashboard',
    kind: 'other',
    navigation: 1,
    page: dashboardPage,
  },
  {
    feature: 'dashboard',
    path: '/dashboard/details',
    title: 'dashboardDetails',
    kind: 'other',
    parent: '/dashboard',
    page: dashboardPage,
  },
  ...orderRoutes('inbound', 2),
  ...orderRoutes('outbound', 3),
  {
    feature: 'item-list',
    path: '/items',
    title: 'items',
    kind: 'list',
    list: 'items',
    navigation: 4,
    page: itemsPage,
  },
  {
    feature: 'item-create',
    path: '/items/create',
    title: 'itemCreate',
    kind: 'form',
    parent: '/items',
    page: itemFormPage,
  },
  {
    feature: 'item-details',
    path: '/items/details/:itemId',
    title: 'itemDetails',
    kind: 'details',
    parent: '/items',
    page: itemDetailsPage,
  },
  {
    feature: 'item-edit',
    path: '/items/edit/:itemId',
    title: 'itemEdit',
    kind: 'form',
    parent: '/items',
    page: itemFormPage,
  },
  {
    feature: 'bulk-uploads',
    path: '/bulk-uploads',
    title: 'bulkUploads',
    kind: 'list',
    list: 'uploads',
    navigation: 5,
    page: bulkUploadsPage,
  },
  ...recordRoutes('customer', 6, {
    list: page(() => import('../pages/customers.page')),
    form: customerFormPage,
  }),
  ...recordRoutes('supplier', 7, {
    list: page(() => import('../pages/suppliers.page')),
    form: supplierFormPage,
    hasOwn: true,
  }),
  ...recordRoutes('warehouse', 8, {
    list: page(() => import('../pages/warehouses.page')),
    form: warehouseFormPage,
  }),
  ...recordRoutes('user', 9, {
    parent: '/users-and-roles',
    list: page(() => import('../pages/users.page')),
    form: userFormPage,
    caption: 'userCreate',
    hasOwn: true,
  }),
];

function orderRoutes(direction: OrderDirection, navigation: number): PortalRoute[] {
  const parent = `/${direction}-orders`;
  return [
    {
      feature: `${direction}-order-list`,
      path: parent,
      title: `${direction}Orders`,
      kind: 'list',
      list: `${direction}-orders`,
      navigation,
      direction,
      page: ordersPage,
    },
    {
      feature: `${direction}-order-details`,
      path: `${parent}/details/:orderId`,
      title: `${direction}OrderDetails`,
      kind: 'details',
      parent,
      direction,
      page: orderPage,
    },
    {
      feature: `${direction}-order-create`,
      path: `${parent}/create`,
      title: `${direction}OrderCreate`,
      kind: 'form',
      parent,
      direction,
      page: orderWizardPage,
    },
    {
      feature: `${direction}-order-edit`,
      path: `${parent}/edit/:orderId`,
      title: `${direction}OrderEdit`,
      kind: 'form',
      parent,
      direction,
      page: orderWizardPage,
    },
  ];
}

/** Routes of a record type: list, create and edit. */
function recordRoutes(
  record: 'customer' | 'supplier' | 'warehouse' | 'user',
  navigation: number,
  options: {
    /** Path of the list. Default: the plural of `record`. */
    parent?: string;
    list: LazyPart<PageProps>;
    /** Creates and edits a record. */
    form: LazyPart<PageProps>;
    /** Caption of the create page. */
    caption?: RouteCaption;
    /** Whether `/edit` without an id edits the user's own record. */
    hasOwn?: boolean;
  },
): PortalRoute[] {
  const { parent = `/${record}s`, list, form, caption, hasOwn } = options;
  const edits = hasOwn ? ['/edit', '/edit/:id'] : ['/edit/:id'];
  return [
    {
      feature: `${record}-list`,
      path: parent,
      title: `${record}s`,
      kind: 'list',
      list: `${record}s`,
      navigation,
      page: list,
    },
    {
      feature: `${record}-create`,
      path: `${parent}/create`,
      title: `${record}Create`,
      caption,
      kind: 'form',
      parent,
      page: form,
    },
    ...edits.map(
      (edit): PortalRoute => ({
        feature: `${record}-edit`,
        path: parent + edit,
        title: `${record}Edit`,
        kind: 'form',
        parent,
        page: form,
      }),
    ),
  ];
}

/** Route of the not-found page, inside the shell. */
export const notFoundRoute: PortalRoute = {
  feature: 'dashboard',
  path: '',
  title: 'notFound',
  kind: 'other',
  page: page(() => import('../pages/not-found.page')),
};

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

/** Finds the route of a raw path inside a supplier. */
export function findRoute(path: string): { route: PortalRoute; params: Record<string, string> } | undefined {
  for (const route of routes) {
    const [isMatch, matched] = matchRoute(parseRoutePath, route.path, path);
    const params = isMatch ? decodeParams(matched) : undefined;
    if (params) return { route, params };
  }
  return undefined;
}
