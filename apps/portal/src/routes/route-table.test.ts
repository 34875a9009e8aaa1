import { describe, expect, test, vi } from 'vitest';
import { PageLoadError } from './page-loading';
import { routeMessages } from './route.messages';
import { notFoundRoute, routes } from './route-table';

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

describe('the route table', () => {
  test('the route table contains every screen once', () => {
    expect(routes.map(({ path }) => path).sort()).toEqual([...screens].sort());
  });

  test('every screen in the route table has a page', () => {
    expect(routes.filter(({ page }) => page === notFoundRoute.page)).toEqual([]);
  });

  test('in the route table, the parent of every screen without a navigation entry is an existing section', () => {
    const paths = routes.flatMap(({ path, icon }) => (icon ? [path] : []));
    for (const { path, parent, icon } of routes)
      expect([path, icon ? parent : paths.includes(parent ?? '')]).toEqual([path, icon ? undefined : true]);
  });

  test('the route table lists the navigation entries in the order of the specification', () => {
    const entries = routes.filter(({ icon }) => icon);
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
    const getFeature = (path: string) => {
      const [, section = '', action] = path.split('/');
      if (section === 'dashboard' || section === 'bulk-uploads') return section;
      const subject = section === 'users-and-roles' ? 'user' : section.slice(0, -1);
      return `${subject}-${action ?? 'list'}`;
    };
    for (const { path, feature } of routes) expect([path, feature]).toEqual([path, getFeature(path)]);
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

test('a page whose chunk cannot be loaded rejects with a PageLoadError', async () => {
  await expect(notFoundRoute.page.load?.()).rejects.toBeInstanceOf(PageLoadError);
  await expect(notFoundRoute.page.load?.()).rejects.toMatchObject({
    name: 'PageLoadError',
    cause: expect.any(Error),
  });
});
