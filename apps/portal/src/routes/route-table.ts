import type { OrderDirection } from '@portal-kit/sdk/orders';
import { type LazyPart, lazyPart } from '@portal-kit/ui/lazy-part';
import type { ListName } from 'portal-kit/list-state';
import type { FeatureId } from 'portal-kit/portal';
import { type DefaultParams, matchRoute, type Parser } from 'wouter';
import type { PageProps } from '../pages/page-props';
import { type PageName, pageAt, pageCode } from './page-code';
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

type Screen = Omit<PortalRoute, 'page'>;

const pages = Object.fromEntries(
  Object.entries(pageCode).map(([name, load]) => [
    name,
    lazyPart<PageProps>(async () => (await load().catch(throwPageLoadError)).default, loadingPage),
  ]),
) as Record<PageName, LazyPart<PageProps>>;

/** Every screen of the product. Source: specification, section 2. */
const screens: readonly Screen[] = [
  {
    feature: 'dashboard',
    path: '/dashboard',
    title: 'dashboard',
    kind: 'other',
    navigation: 1,
  },
  {
    feature: 'dashboard',
    path: '/dashboard/details',
    title: 'dashboardDetails',
    kind: 'other',
    parent: '/dashboard',
  },
  {
    feature: 'dashboard',
    path: '/dashboard/digest',
    title: 'dailyDigest',
    kind: 'other',
    parent: '/dashboard',
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
  },
  {
    feature: 'item-create',
    path: '/items/create',
    title: 'itemCreate',
    kind: 'form',
    parent: '/items',
  },
  {
    feature: 'item-details',
    path: '/items/details/:itemId',
    title: 'itemDetails',
    kind: 'details',
    parent: '/items',
  },
  {
    feature: 'item-edit',
    path: '/items/edit/:itemId',
    title: 'itemEdit',
    kind: 'form',
    parent: '/items',
  },
  {
    feature: 'bulk-uploads',
    path: '/bulk-uploads',
    title: 'bulkUploads',
    kind: 'list',
    list: 'uploads',
    navigation: 5,
  },
  ...recordRoutes('customer', 6),
  ...recordRoutes('supplier', 7, { hasOwn: true }),
  ...recordRoutes('warehouse', 8),
  ...recordRoutes('user', 9, {
    parent: '/users-and-roles',
    caption: 'userCreate',
    hasOwn: true,
  }),
];

function orderRoutes(direction: OrderDirection, navigation: number): Screen[] {
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
    },
    {
      feature: `${direction}-order-details`,
      path: `${parent}/details/:orderId`,
      title: `${direction}OrderDetails`,
      kind: 'details',
      parent,
      direction,
    },
    {
      feature: `${direction}-order-create`,
      path: `${parent}/create`,
      title: `${direction}OrderCreate`,
      kind: 'form',
      parent,
      direction,
    },
    {
      feature: `${direction}-order-edit`,
      path: `${parent}/edit/:orderId`,
      title: `${direction}OrderEdit`,
      kind: 'form',
      parent,
      direction,
    },
  ];
}

/** Routes of a record type: list, details, create and edit. */
function recordRoutes(
  record: 'customer' | 'supplier' | 'warehouse' | 'user',
  navigation: number,
  options: {
    /** Path of the list. Default: the plural of `record`. */
    parent?: string;
    /** Caption of the create page. */
    caption?: RouteCaption;
    /** Whether `/edit` without an id edits the user's own record. */
    hasOwn?: boolean;
  } = {},
): Screen[] {
  const { parent = `/${record}s`, caption, hasOwn } = options;
  const edits = hasOwn ? ['/edit', '/edit/:id'] : ['/edit/:id'];
  return [
    {
      feature: `${record}-list`,
      path: parent,
      title: `${record}s`,
      kind: 'list',
      list: `${record}s`,
      navigation,
    },
    ...(record === 'user'
      ? []
      : [
          {
            feature: `${record}-details`,
            path: `${parent}/details/:id`,
            title: `${record}s`,
            kind: 'details',
            parent,
          } as const,
        ]),
    {
      feature: `${record}-create`,
      path: `${parent}/create`,
      title: `${record}Create`,
      caption,
      kind: 'form',
      parent,
    },
    ...edits.map(
      (edit): Screen => ({
        feature: `${record}-edit`,
        path: parent + edit,
        title: `${record}Edit`,
        kind: 'form',
        parent,
      }),
    ),
  ];
}

/** Every screen with its page. */
export const routes: readonly PortalRoute[] = screens.map((screen) => ({
  ...screen,
  page: pages[pageAt(screen.path) ?? 'notFound'],
}));

/** Route of the not-found page, inside the shell. */
export const notFoundRoute: PortalRoute = {
  feature: 'dashboard',
  path: '',
  title: 'notFound',
  kind: 'other',
  page: pages.notFound,
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
