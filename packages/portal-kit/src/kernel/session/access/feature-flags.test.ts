import { describe, expect, test } from 'vitest';
import { currentFlags, withToggled } from './feature-flags';

const flag = (id: string, enabled: boolean) => ({ id, description: id, enabled });
const cached = [flag('user-roles', true), flag('item-bulk-upload', false)];

describe('currentFlags', () => {
  test('currentFlags() returns the cached flags while the server has the same ids, in any order and with any values', () => {
    expect(currentFlags(cached, [flag('item-bulk-upload', true), flag('user-roles', false)])).toBe(cached);
  });

  test.each([
    ['when nothing is cached', null, [flag('user-roles', true)]],
    ['when the server has one more', cached, [...cached, flag('user-roles-edit', true)]],
    ['when the server has one less', cached, [flag('user-roles', false)]],
    ['when it has none', cached, []],
    ['when as many have other ids', cached, [flag('user-roles', false), flag('user-roles-edit', true)]],
  ])("currentFlags() returns the server's flags %s", (_, kept, server) => {
    expect(currentFlags(kept, server)).toBe(server);
  });
});

describe('withToggled', () => {
  test('withToggled() returns a new list with the flag toggled', () => {
    expect(withToggled(cached, 'item-bulk-upload')).toEqual([
      flag('user-roles', true),
      flag('item-bulk-upload', true),
    ]);
    expect(cached[1]?.enabled).toBe(false);
  });

  test('withToggled() returns an equal list for an unknown flag', () => {
    expect(withToggled(cached, 'constructor')).toEqual(cached);
  });
});
