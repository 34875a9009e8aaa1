import { describe, expect, test, vi } from 'vitest';
import { matchRoute } from 'wouter';
import { PageLoadError } from './page-loading';
import { routeMessages } from './route.messages';
import { findRoute, notFoundRoute, parseRoutePath, routes } from './route-table';

vi.mock('../pages/not-found.page', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const { titles, captions } = routeMessages('en-US');
/** Source: specification, section 2; the digest and the details of customers, suppliers and warehouses are ours. */
const screens = [
  '/dashboard',
  '/dashboard/details',
  '/dashboard/digest',
  ...['inbound', 'outbound'].flatMap((direction) => [
    `/${direction}-orders`,
    `/${direction}-orders/details/:orderId`,
    `/${direction}-orders/create`,
    `/${direction}-orders/edit/:orderId`,
  ]),
  '/items',
  '/items/create',
  '/items/details/:itemId',
  '/items/edit/:itemId',
  '/bulk-uploads',
  '/customers',
  '/customers/create',
  '/customers/details/:id',
  '/customers/edit/:id',
  '/suppliers',
  '/suppliers/create',
  '/suppliers/details/:id',
  '/suppliers/edit',
  '/suppliers/edit/:id',
  '/warehouses',
  '/warehouses/create',
  '/warehouses/details/:id',
  '/warehouses/edit/:id',
  '/users-and-roles',
  '/users-and-roles/create',
  '/users-and-roles/edit',
  '/users-and-roles/edit/:id',
];
const pathOf = (path: string) => path.replace(/:\w+/g, 'a%2Fb');

describe('the route table', () => {
  test('the route table contains every screen once', () => {
    expect(routes.map(({ path }) => path).sort()).toEqual([...screens].sort());
  });

  test('every screen in the route table has a page', () => {
    expect(routes.filter(({ page }) => page === notFoundRoute.page)).toEqual([]);
  });

  test('in the route table, the parent of every screen without a navigation entry is an existing section', () => {
    const sections = routes.filter(({ navigation }) => navigation !== undefined);
    const paths = sections.map(({ path }) => path);
    for (const { path, parent, navigation } of routes)
      expect([path, navigation === undefined ? paths.includes(parent ?? '') : parent]).toEqual([
        path,
        navigation === undefined ? true : undefined,
      ]);
  });

  test('the route table lists the navigation entries in the order of the specification', () => {
    const entries = routes
      .filter(({ navigation }) => navigation !== undefined)
      .toSorted((a, b) => Number(a.navigation) - Number(b.navigation));
    expect(entries.map(({ navigation }) => navigation)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(entries.map(({ title }) => titles[title])).toEqual([
      'Dashboard',
      'Inbound Orders',
      'Outbound Orders',
      'Items',
      'Bulk Upload Results',
      'Customers',
      'Suppliers',
      'Warehouses',
      'Users & Roles',
    ]);
  });

  test('the route table classifies create and edit pages as forms, details pages as details, and sections as lists', () => {
    for (const { path, kind } of routes) {
      const isForm = /\/(create|edit)(\/|$)/.test(path);
      const isDetails = /\/details\/:/.test(path);
      const isOther = path.startsWith('/dashboard');
      expect([path, kind]).toEqual([
        path,
        isForm ? 'form' : isDetails ? 'details' : isOther ? 'other' : 'list',
      ]);
    }
  });

  test('the route table requires the feature that matches the path', () => {
    const featureOf = (path: string) => {
      const [, section = '', action] = path.split('/');
      if (section === 'dashboard' || section === 'bulk-uploads') return section;
      const subject = section === 'users-and-roles' ? 'user' : section.slice(0, -1);
      return `${subject}-${action ?? 'list'}`;
    };
    for (const { path, feature } of routes) expect([path, feature]).toEqual([path, featureOf(path)]);
  });

  test('the route table has a caption only on the page that creates a user', () => {
    expect(routes.flatMap(({ path, caption }) => (caption ? [[path, captions[caption]]] : []))).toEqual([
      [
        '/users-and-roles/create',
        'Note: User needs to be created in Gigya or SSO before creating user in the portal.',
      ],
    ]);
  });
});

describe('parseRoutePath', () => {
  test.each(['/', '/items', '/items/details/a%2Fb'])(
    'parseRoutePath() matches %s with the path of a default route',
    (path) => {
      expect(matchRoute(parseRoutePath, '*', path)[0]).toBe(true);
    },
  );

  test.each([
    ['/login', true],
    ['/login/', true],
    ['/Login', false],
    ['/login/x', false],
    ['/x/login', false],
  ])('parseRoutePath() matches %s with the path /login: %s', (path, isMatch) => {
    expect(matchRoute(parseRoutePath, '/login', path)[0]).toBe(isMatch);
  });
});

describe('findRoute', () => {
  test.each(screens)('findRoute() finds the screen %s and decodes its ids', (path) => {
    const found = findRoute(pathOf(path));
    expect([found?.route.path, Object.values(found?.params ?? {})]).toEqual([
      path,
      (path.match(/:\w+/g) ?? []).map(() => 'a/b'),
    ]);
  });

  test.each(['/items/', '/items/create/'])('findRoute() accepts the trailing slash of %s', (path) => {
    expect(findRoute(path)?.route.path).toBe(path.slice(0, -1));
  });

  test.each([
    [
      'an email address',
      '/users-and-roles/edit/ada%2Bwine%40cellar.example',
      { id: 'ada+wine@cellar.example' },
    ],
    [
      'an email address with reserved characters',
      '/users-and-roles/edit/a%2Fb%2Bc%25d%40cellar.example',
      { id: 'a/b+c%d@cellar.example' },
    ],
    ['a double-encoded id', '/items/details/a%252Fb', { itemId: 'a%2Fb' }],
    ['an id that equals a path segment', '/items/details/create', { itemId: 'create' }],
    ['an id that equals an inherited property', '/items/details/__proto__', { itemId: '__proto__' }],
  ])('findRoute() decodes %s once', (_, path, params) => {
    expect(findRoute(path)?.params).toEqual(params);
  });

  test.each([
    '',
    '/',
    '/home',
    '/Items',
    '/items/details',
    '/items/details/',
    '/items/details/a/b',
    '/items/details/%E0%A4%A',
    '/items//create',
    '//items',
    '/nothing',
    '/constructor',
  ])('findRoute() finds no route for %j', (path) => {
    expect(findRoute(path)).toBeUndefined();
  });
});

test('a page whose chunk cannot be loaded rejects with a PageLoadError', async () => {
  await expect(notFoundRoute.page.load()).rejects.toBeInstanceOf(PageLoadError);
  await expect(notFoundRoute.page.load()).rejects.toMatchObject({
    name: 'PageLoadError',
    cause: expect.any(Error),
  });
});
