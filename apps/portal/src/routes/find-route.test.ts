import { describe, expect, test } from 'vitest';
import { matchRoute } from 'wouter';
import { findRoute, parseRoutePath } from './find-route';
import { routes } from './route-table';

const fillPath = (path: string) => path.replace(/:\w+/g, 'a%2Fb');

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
  test.each(routes.map(({ path }) => path))('findRoute() finds the screen %s and decodes its ids', (path) => {
    const found = findRoute(fillPath(path));
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
