import { describe, expect, test, vi } from 'vitest';
import { PageLoadError } from './page-load-error';
import { routeMessages } from './route.messages';
import { findRoute, notFoundRoute, routes } from './route-table';

vi.mock('../pages/not-found.page', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const { titles, captions } = routeMessages('en-US');
/** Source: specification, section 2. */
const screens = [
  '/dashboard',
  '/dashboard/details',
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
  '/customers/edit/:id',
  '/suppliers',
  '/suppliers/create',
  '/suppliers/edit',
  '/suppliers/edit/:id',
  '/warehouses',
  '/warehouses/create',
  '/warehouses/edit/:id',
  '/users-and-roles',
  '/users-and-roles/create',
  '/users-and-roles/edit',
  '/users-and-roles/edit/:id',
];
const pathOf = (path: string) => path.replace(/:\w+/g, 'a%2Fb');

describe('the route table', () => {
  test('has every screen of the specification once', () => {
    expect(routes.map(({ path }) => path).sort()).toEqual([...screens].sort());
  });

  test('leads from every screen but the sections to one that is there', () => {
    const sections = routes.filter(({ navigation }) => navigation !== undefined);
    const paths = sections.map(({ path }) => path);
    for (const { path, parent, navigation } of routes)
      expect([path, navigation === undefined ? paths.includes(parent ?? '') : parent]).toEqual([
        path,
        navigation === undefined ? true : undefined,
      ]);
  });

  test('has the navigation in the order of the specification', () => {
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

  test('calls what is created or changed a form, what has an id of its own to read details, and sections lists', () => {
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

  test('asks for the feature that belongs to the path', () => {
    const featureOf = (path: string) => {
      const [, section = '', action] = path.split('/');
      if (section === 'dashboard' || section === 'bulk-uploads') return section;
      const subject = section === 'users-and-roles' ? 'user' : section.slice(0, -1);
      return `${subject}-${action ?? 'list'}`;
    };
    for (const { path, feature } of routes) expect([path, feature]).toEqual([path, featureOf(path)]);
  });

  test('has the note of the specification on the page that creates a user, and no other', () => {
    expect(routes.flatMap(({ path, caption }) => (caption ? [[path, captions[caption]]] : []))).toEqual([
      [
        '/users-and-roles/create',
        'Note: User needs to be created in Gigya or SSO before creating user in the portal.',
      ],
    ]);
  });
});

describe('an address', () => {
  test.each(screens)('of the screen %s finds it, with its ids decoded', (path) => {
    const found = findRoute(pathOf(path));
    expect([found?.route.path, Object.values(found?.params ?? {})]).toEqual([
      path,
      (path.match(/:\w+/g) ?? []).map(() => 'a/b'),
    ]);
  });

  test.each(['/items/', '/items/create/'])('%s may end with a slash', (path) => {
    expect(findRoute(path)?.route.path).toBe(path.slice(0, -1));
  });

  test.each([
    [
      'an e-mail address',
      '/users-and-roles/edit/ada%2Bwine%40cellar.example',
      { id: 'ada+wine@cellar.example' },
    ],
    ['an id that was encoded twice', '/items/details/a%252Fb', { itemId: 'a%2Fb' }],
    ['an id that is a word of the portal', '/items/details/create', { itemId: 'create' }],
    ['an id like an inherited name', '/items/details/__proto__', { itemId: '__proto__' }],
  ])('with %s is decoded once', (_, path, params) => {
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
  ])('%j finds nothing', (path) => {
    expect(findRoute(path)).toBeUndefined();
  });
});

test('the code of a page that cannot be fetched fails as such', async () => {
  await expect(notFoundRoute.page.load()).rejects.toBeInstanceOf(PageLoadError);
  await expect(notFoundRoute.page.load()).rejects.toMatchObject({
    name: 'PageLoadError',
    cause: expect.any(Error),
  });
});
