import { describe, expect, test } from 'vitest';
import { currentFlags, withToggled } from './feature-flags';

const flag = (id: string, enabled: boolean) => ({ id, description: id, enabled });
const cached = [flag('user-roles', true), flag('item-bulk-upload', false)];

describe('the flags that count', () => {
  test('are the cached ones while the server has the same ids, whatever their values and order', () => {
    expect(currentFlags(cached, [flag('item-bulk-upload', true), flag('user-roles', false)])).toBe(cached);
  });

  test.each([
    ['when nothing is cached', null, [flag('user-roles', true)]],
    ['when it has one more', cached, [...cached, flag('user-roles-edit', true)]],
    ['when it has one less', cached, [flag('user-roles', false)]],
    ['when it has none', cached, []],
    ['when as many have other ids', cached, [flag('user-roles', false), flag('user-roles-edit', true)]],
  ])("are the server's %s", (_, kept, server) => {
    expect(currentFlags(kept, server)).toBe(server);
  });
});

describe('a toggled flag', () => {
  test('is the other way round, in a list of its own', () => {
    expect(withToggled(cached, 'item-bulk-upload')).toEqual([
      flag('user-roles', true),
      flag('item-bulk-upload', true),
    ]);
    expect(cached[1]?.enabled).toBe(false);
  });

  test('that nobody knows changes nothing', () => {
    expect(withToggled(cached, 'constructor')).toEqual(cached);
  });
});
