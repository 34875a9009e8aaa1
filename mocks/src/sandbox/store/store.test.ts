import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { MemoryStore } from './memory-store.ts';
import { SqliteStore } from './sqlite-store.ts';
import type { Store } from './store.ts';

const stores: Readonly<Record<string, () => Store>> = {
  memory: () => new MemoryStore(),
  SQLite() {
    const directory = mkdtempSync(join(tmpdir(), 'store-'));
    const store = new SqliteStore(join(directory, 'data.sqlite'));
    onTestFinished(() => {
      store.close();
      rmSync(directory, { recursive: true });
    });
    return store;
  },
};

const document = (id: string, scope = 'a', body = '{}') => ({ scope, id, body });

describe.each(Object.entries(stores))('store in %s', (_, open) => {
  test('lists are in the order of scopes and ids', () => {
    const store = open();
    for (const [id, scope] of [
      ['2', 'b'],
      ['10', 'b'],
      ['B', 'a'],
      ['a', 'a'],
    ] as const)
      store.put('item', document(id, scope));
    store.put('order', document('1'));
    expect(store.list('item', 'b').map(({ id }) => id)).toEqual(['10', '2']);
    expect(store.listAll('item').map(({ scope, id }) => scope + id)).toEqual(['aB', 'aa', 'b10', 'b2']);
    expect(store.get('item', 'a', 'B')).toEqual(document('B'));
    expect(store.documentBytes('item')).toBe(8);
    expect([store.delete('item', 'a', 'B'), store.delete('item', 'a', 'B')]).toEqual([true, false]);
    expect(store.get('item', 'a', 'B')).toBeUndefined();
  });

  test('a failed transaction changes nothing', () => {
    const store = open();
    store.put('item', document('1', 'a', '"first"'));
    store.put('item', document('2'));
    expect(store.nextNumber('order')).toBe(1);
    store.setSetting('seed', '7');
    const failing = () =>
      store.transaction(() => {
        store.put('item', document('1', 'a', '"second"'));
        store.delete('item', 'a', '2');
        store.clear();
        store.put('item', document('3'));
        store.setCounter('order', 5);
        store.setSetting('seed', '8');
        throw new Error('planned');
      });
    expect(failing).toThrow('planned');
    expect(store.listAll('item')).toEqual([document('1', 'a', '"first"'), document('2')]);
    expect([store.nextNumber('order'), store.setting('seed')]).toEqual([2, '7']);
  });

  test('clear() keeps the settings, and restore() brings back documents and counters', () => {
    const store = open();
    store.put('item', document('1'));
    store.nextNumber('order');
    store.setSetting('seed', '7');
    const image = store.snapshot();
    store.clear();
    expect([store.listAll('item'), store.nextNumber('order'), store.setting('seed')]).toEqual([[], 1, '7']);
    store.put('item', document('2'));
    store.restore(image);
    store.put('item', document('3'));
    store.restore(image);
    expect([store.listAll('item'), store.nextNumber('order')]).toEqual([[document('1')], 2]);
  });
});
