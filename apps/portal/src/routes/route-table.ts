import type { OrderDirection } from '@portal-kit/sdk/orders';
import { type LazyPart, lazyPart } from '@portal-kit/ui/lazy-part';
import type { FeatureId } from 'portal-kit/portal';
import type { ComponentType } from 'react';
import { loadingPage } from './loading-page';
import { PageLoadError } from './page-load-error';
import type { RouteCaption, RouteTitle } from './route.messages';

export interface PageProps {
  supplierId: string;
  /** Path parameters, decoded. */
  params: Readonly<Record<string, string>>;
  /** Of a page of orders: which ones. */
  direction?: OrderDirection | undefined;
}

/** One screen inside a supplier: address, what it needs, its place in the navigation, and its code. */
export interface PortalRoute {
  /** Feature identifier: what a user must have been given. */
  feature: FeatureId;
  /** Relative to `/{supplierId}`; `:name` is one segment. */
  path: string;
  title: RouteTitle;
  caption?: RouteCaption | undefined;
  /** What the page is, which decides what a switch of the supplier does. */
  kind: 'list' | 'details' | 'form' | 'other';
  /** Path of the page that the back arrow and a switch of the supplier lead to. */
  parent?: string;
  /** Place in the navigation: the first is 1. */
  navigation?: number;
  direction?: OrderDirection;
  page: LazyPart<PageProps>;
}

const page = (load: () => Promise<{ default: ComponentType<PageProps> }>) =>
  lazyPart(async () => {
    try {
      return (await load()).default;
    } catch (cause) {
      throw new PageLoadError(cause);
    }
  }, loadingPage);

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
  { feature: 'item-list', path: '/items', title: 'items', kind: 'list', navigation: 4, page: itemsPage },
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

/** List and form of a kind of record. */
function recordRoutes(
  record: 'customer' | 'supplier' | 'warehouse' | 'user',
  navigation: number,
  options: {
    /** Path of the list. Default: the record's name in the plural. */
    parent?: string;
    list: LazyPart<PageProps>;
    /** Adds one, or changes one. */
    form: LazyPart<PageProps>;
    /** Of the page that adds one. */
    caption?: RouteCaption;
    /** Without an id the user's own one is changed. */
    hasOwn?: boolean;
  },
): PortalRoute[] {
  const { parent = `/${record}s`, list, form, caption, hasOwn } = options;
  const edits = hasOwn ? ['/edit', '/edit/:id'] : ['/edit/:id'];
  return [
    { feature: `${record}-list`, path: parent, title: `${record}s`, kind: 'list', navigation, page: list },
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

/** What is shown inside the shell for an address that no route has. */
export const notFoundRoute: PortalRoute = {
  feature: 'dashboard',
  path: '',
  title: 'notFound',
  kind: 'other',
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
