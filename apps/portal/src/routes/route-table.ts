import boxesIcon from '@lucide/icons/icons/boxes';
import buildingComplexIcon from '@lucide/icons/icons/building-complex';
import fileUpIcon from '@lucide/icons/icons/file-up';
import layoutDashboardIcon from '@lucide/icons/icons/layout-dashboard';
import storeIcon from '@lucide/icons/icons/store';
import truckIcon from '@lucide/icons/icons/truck';
import usersIcon from '@lucide/icons/icons/users';
import warehouseIcon from '@lucide/icons/icons/warehouse';
import wineIcon from '@lucide/icons/icons/wine';
import type { PortalQuery, PortalSdk } from '@portal-kit/sdk';
import {
  listCustomersContract,
  listImportsContract,
  listInboundOrdersContract,
  listItemsContract,
  listOutboundOrdersContract,
  listSuppliersContract,
  listUsersContract,
  listWarehousesContract,
} from '@portal-kit/sdk/contract';
import { customerQueries } from '@portal-kit/sdk/customers';
import { importQueries } from '@portal-kit/sdk/imports';
import { itemQueries } from '@portal-kit/sdk/items';
import { type OrderDirection, orderQueries } from '@portal-kit/sdk/orders';
import { supplierQueries } from '@portal-kit/sdk/suppliers';
import { userQueries } from '@portal-kit/sdk/users';
import { warehouseQueries } from '@portal-kit/sdk/warehouses';
import type { IconData } from '@portal-kit/ui/icon';
import { decodeListState, type ListName, listParams } from 'portal-kit/list-state';
import { dashboardQueries, type FeatureId } from 'portal-kit/portal';
import CustomersPage from '../pages/customers.page';
import ItemsListPage from '../pages/items-list.page';
import OrdersPage from '../pages/orders.page';
import SuppliersPage from '../pages/suppliers.page';
import UsersPage from '../pages/users.page';
import WarehousesPage from '../pages/warehouses.page';
import { lazyPage, type RoutePage } from './lazy-page';
import type { RouteCaption, RouteTitle } from './route.messages';

/** Inputs of a route's queries. */
export interface RouteContext {
  sdk: PortalSdk;
  supplierId: string;
  can: (feature: FeatureId) => boolean;
  /** Value of the path's parameter; `''` for none. */
  id: string;
  search: URLSearchParams;
  /** Email address of the signed-in user. */
  email: string | undefined;
}

/** A screen inside a supplier. */
export interface PortalRoute {
  /** Feature that the user needs: permissions and feature flags. */
  feature: FeatureId;
  /** Relative to `/{supplierId}`; `:name` is one segment. */
  path: string;
  title: RouteTitle;
  caption?: RouteCaption;
  /** Kind of page. Determines the target of a supplier switch. */
  kind: 'list' | 'details' | 'form' | 'other';
  /** The list of a page of kind `list`. */
  list?: ListName;
  /** Path of the parent page: target of the back arrow and of a supplier switch. */
  parent?: string;
  /** Icon of the navigation entry. Default: no entry. Entries have the order of the table. */
  icon?: IconData;
  /** Group of the entry in the command palette. Default: no entry. */
  palette?: 'goTo' | 'create';
  direction?: OrderDirection;
  /** The lists of records share most of their code, so they are part of the first load. Other pages load on demand. */
  page: RoutePage;
  /** Data that the page reads first. Loads together with the code of the page. Default: none. */
  queries?: (context: RouteContext) => readonly PortalQuery<unknown>[];
}

/** Creates a list page's query with the list state in the URL. */
function listQuery(
  list: ListName,
  contract: Parameters<typeof listParams>[1],
  query: (context: RouteContext, params: ReturnType<typeof listParams>) => PortalQuery<unknown>,
) {
  return (context: RouteContext) => [
    query(context, listParams(decodeListState(context.search, list), contract)),
  ];
}

function orderRoutes(direction: OrderDirection, icon: IconData): PortalRoute[] {
  const parent = `/${direction}-orders`;
  const contract = direction === 'inbound' ? listInboundOrdersContract : listOutboundOrdersContract;
  const detailsQuery = ({ sdk, supplierId }: RouteContext, orderId: string) =>
    orderQueries.details(sdk, { supplierId, direction, orderId });
  const supplierQuery = ({ sdk, supplierId }: RouteContext) => supplierQueries.details(sdk, { supplierId });
  return [
    {
      feature: `${direction}-order-list`,
      path: parent,
      title: `${direction}Orders`,
      kind: 'list',
      list: `${direction}-orders`,
      icon,
      palette: 'goTo',
      direction,
      page: OrdersPage,
      queries: listQuery(`${direction}-orders`, contract, ({ sdk, supplierId }, params) =>
        orderQueries.list(sdk, { supplierId, direction, ...params }),
      ),
    },
    {
      feature: `${direction}-order-details`,
      path: `${parent}/details/:orderId`,
      title: `${direction}OrderDetails`,
      kind: 'details',
      parent,
      direction,
      page: lazyPage(() => import('../pages/order.page')),
      queries: (context) => [detailsQuery(context, context.id)],
    },
    {
      feature: `${direction}-order-create`,
      path: `${parent}/create`,
      title: `${direction}OrderCreate`,
      kind: 'form',
      parent,
      palette: 'create',
      direction,
      page: lazyPage(() => import('../pages/order-wizard.page')),
      queries: (context) => {
        const copyOf = context.search.get('copy');
        return copyOf ? [supplierQuery(context), detailsQuery(context, copyOf)] : [supplierQuery(context)];
      },
    },
    {
      feature: `${direction}-order-edit`,
      path: `${parent}/edit/:orderId`,
      title: `${direction}OrderEdit`,
      kind: 'form',
      parent,
      direction,
      page: lazyPage(() => import('../pages/order-wizard.page')),
      queries: (context) => [supplierQuery(context), detailsQuery(context, context.id)],
    },
  ];
}

const itemForm = lazyPage(() => import('../pages/item-form.page'));
const customerForm = lazyPage(() => import('../pages/customer-form.page'));
const supplierForm = lazyPage(() => import('../pages/supplier-form.page'));
const warehouseForm = lazyPage(() => import('../pages/warehouse-form.page'));
const userForm = lazyPage(() => import('../pages/user-form.page'));

const itemQuery = ({ sdk, supplierId }: RouteContext, itemId: string) =>
  itemQueries.details(sdk, { supplierId, itemId });
const customerQuery = ({ sdk, supplierId, id }: RouteContext) => [
  customerQueries.details(sdk, { supplierId, customerId: id }),
];
/** If the path has no ID, the form edits the current supplier. */
const supplierQuery = ({ sdk, supplierId, id }: RouteContext) => [
  supplierQueries.details(sdk, { supplierId: id || supplierId }),
];
const warehouseQuery = ({ sdk, id }: RouteContext) => [warehouseQueries.details(sdk, { warehouseId: id })];
/** If the path has no ID, the form edits the signed-in user. */
const userQuery = ({ sdk, id, email }: RouteContext) => [
  userQueries.details(sdk, { email: id || (email ?? '') }),
];

/** Every screen of the product, in the order of the navigation. Source: specification, section 2. */
export const routes: readonly PortalRoute[] = [
  {
    feature: 'dashboard',
    path: '/dashboard',
    title: 'dashboard',
    kind: 'other',
    icon: layoutDashboardIcon,
    palette: 'goTo',
    page: lazyPage(() => import('../pages/dashboard.page')),
    queries: dashboardQueries,
  },
  {
    feature: 'dashboard',
    path: '/dashboard/details',
    title: 'dashboardDetails',
    kind: 'other',
    parent: '/dashboard',
    page: lazyPage(() => import('../pages/dashboard-details.page')),
  },
  {
    feature: 'dashboard',
    path: '/dashboard/digest',
    title: 'dailyDigest',
    kind: 'other',
    parent: '/dashboard',
    palette: 'goTo',
    page: lazyPage(() => import('../pages/daily-digest.page')),
  },
  ...orderRoutes('inbound', boxesIcon),
  ...orderRoutes('outbound', truckIcon),
  {
    feature: 'item-list',
    path: '/items',
    title: 'items',
    kind: 'list',
    list: 'items',
    icon: wineIcon,
    palette: 'goTo',
    page: ItemsListPage,
    queries: listQuery('items', listItemsContract, ({ sdk, supplierId }, params) =>
      itemQueries.list(sdk, { supplierId, ...params }),
    ),
  },
  {
    feature: 'item-create',
    path: '/items/create',
    title: 'itemCreate',
    kind: 'form',
    parent: '/items',
    palette: 'create',
    page: itemForm,
    queries: (context) => {
      const copyOf = context.search.get('copy');
      return copyOf ? [itemQuery(context, copyOf)] : [];
    },
  },
  {
    feature: 'item-details',
    path: '/items/details/:itemId',
    title: 'itemDetails',
    kind: 'details',
    parent: '/items',
    page: lazyPage(() => import('../pages/item-details.page')),
    queries: (context) => [itemQuery(context, context.id)],
  },
  {
    feature: 'item-edit',
    path: '/items/edit/:itemId',
    title: 'itemEdit',
    kind: 'form',
    parent: '/items',
    page: itemForm,
    queries: (context) => [itemQuery(context, context.id)],
  },
  {
    feature: 'bulk-uploads',
    path: '/bulk-uploads',
    title: 'bulkUploads',
    kind: 'list',
    list: 'uploads',
    icon: fileUpIcon,
    palette: 'goTo',
    page: lazyPage(() => import('../pages/bulk-uploads.page')),
    queries: listQuery('uploads', listImportsContract, ({ sdk, supplierId }, params) =>
      importQueries.list(sdk, { supplierId, ...params }),
    ),
  },
  {
    feature: 'customer-list',
    path: '/customers',
    title: 'customers',
    kind: 'list',
    list: 'customers',
    icon: storeIcon,
    palette: 'goTo',
    page: CustomersPage,
    queries: listQuery('customers', listCustomersContract, ({ sdk, supplierId }, params) =>
      customerQueries.list(sdk, { supplierId, ...params }),
    ),
  },
  {
    feature: 'customer-details',
    path: '/customers/details/:id',
    title: 'customers',
    kind: 'details',
    parent: '/customers',
    page: lazyPage(() => import('../pages/customer-details.page')),
    queries: customerQuery,
  },
  {
    feature: 'customer-create',
    path: '/customers/create',
    title: 'customerCreate',
    kind: 'form',
    parent: '/customers',
    palette: 'create',
    page: customerForm,
  },
  {
    feature: 'customer-edit',
    path: '/customers/edit/:id',
    title: 'customerEdit',
    kind: 'form',
    parent: '/customers',
    page: customerForm,
    queries: customerQuery,
  },
  {
    feature: 'supplier-list',
    path: '/suppliers',
    title: 'suppliers',
    kind: 'list',
    list: 'suppliers',
    icon: buildingComplexIcon,
    palette: 'goTo',
    page: SuppliersPage,
    queries: listQuery('suppliers', listSuppliersContract, ({ sdk }, params) =>
      supplierQueries.list(sdk, params),
    ),
  },
  {
    feature: 'supplier-details',
    path: '/suppliers/details/:id',
    title: 'suppliers',
    kind: 'details',
    parent: '/suppliers',
    page: lazyPage(() => import('../pages/supplier-details.page')),
    queries: supplierQuery,
  },
  {
    feature: 'supplier-create',
    path: '/suppliers/create',
    title: 'supplierCreate',
    kind: 'form',
    parent: '/suppliers',
    palette: 'create',
    page: supplierForm,
  },
  ...['/suppliers/edit', '/suppliers/edit/:id'].map(
    (path): PortalRoute => ({
      feature: 'supplier-edit',
      path,
      title: 'supplierEdit',
      kind: 'form',
      parent: '/suppliers',
      page: supplierForm,
      queries: supplierQuery,
    }),
  ),
  {
    feature: 'warehouse-list',
    path: '/warehouses',
    title: 'warehouses',
    kind: 'list',
    list: 'warehouses',
    icon: warehouseIcon,
    palette: 'goTo',
    page: WarehousesPage,
    queries: listQuery('warehouses', listWarehousesContract, ({ sdk }, params) =>
      warehouseQueries.list(sdk, params),
    ),
  },
  {
    feature: 'warehouse-details',
    path: '/warehouses/details/:id',
    title: 'warehouses',
    kind: 'details',
    parent: '/warehouses',
    page: lazyPage(() => import('../pages/warehouse-details.page')),
    queries: warehouseQuery,
  },
  {
    feature: 'warehouse-create',
    path: '/warehouses/create',
    title: 'warehouseCreate',
    kind: 'form',
    parent: '/warehouses',
    palette: 'create',
    page: warehouseForm,
  },
  {
    feature: 'warehouse-edit',
    path: '/warehouses/edit/:id',
    title: 'warehouseEdit',
    kind: 'form',
    parent: '/warehouses',
    page: warehouseForm,
    queries: warehouseQuery,
  },
  {
    feature: 'user-list',
    path: '/users-and-roles',
    title: 'users',
    kind: 'list',
    list: 'users',
    icon: usersIcon,
    palette: 'goTo',
    page: UsersPage,
    queries: listQuery('users', listUsersContract, ({ sdk }, params) => userQueries.list(sdk, params)),
  },
  {
    feature: 'user-create',
    path: '/users-and-roles/create',
    title: 'userCreate',
    caption: 'userCreate',
    kind: 'form',
    parent: '/users-and-roles',
    palette: 'create',
    page: userForm,
  },
  ...['/users-and-roles/edit', '/users-and-roles/edit/:id'].map(
    (path): PortalRoute => ({
      feature: 'user-edit',
      path,
      title: 'userEdit',
      kind: 'form',
      parent: '/users-and-roles',
      page: userForm,
      queries: userQuery,
    }),
  ),
];

/** Route of the not-found page, inside the shell. */
export const notFoundRoute: PortalRoute = {
  feature: 'dashboard',
  path: '',
  title: 'notFound',
  kind: 'other',
  page: lazyPage(() => import('../pages/not-found.page')),
};
