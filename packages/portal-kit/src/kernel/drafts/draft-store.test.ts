import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MemoryStorage } from '../../../test/memory-storage';
import { createTextStore } from '../session/storage/session-storage';
import { createDraftStore, type Draft } from './draft-store';

const dayMs = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 21, 12);
const draft: Draft = {
  savedAt: new Date(now).toISOString(),
  recordVersion: 3,
  values: { sku: 'A-1', tags: ['x'] },
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
});
afterEach(() => {
  vi.useRealTimers();
});

function start(email = 'ada@cellar.example', supplierId = 'SUP-1', storage = new MemoryStorage()) {
  const store = createTextStore(() => storage);
  return { storage, drafts: createDraftStore(store, { prefix: 'draft:', email, supplierId }) };
}

describe('createDraftStore', () => {
  test('the draft store returns a draft unchanged until the draft is removed', () => {
    const { drafts, storage } = start();
    expect(drafts.read('item')).toBeNull();
    drafts.write('item', draft);
    expect(drafts.read('item')).toEqual(draft);
    drafts.remove('item');
    expect([drafts.read('item'), storage.stored()]).toEqual([null, {}]);
  });

  test('the draft store uses a key prefix that sign-out uses to remove drafts', () => {
    const { drafts, storage } = start();
    drafts.write('item', draft);
    expect(Object.keys(storage.stored())).toEqual(['draft:ada%40cellar.example:SUP-1:item']);
  });

  test('the draft store keeps one draft per form, record, user and supplier', () => {
    const storage = new MemoryStorage();
    const { drafts } = start('ada@cellar.example', 'SUP-1', storage);
    drafts.write('item', draft);
    expect(drafts.read('item/I-1')).toBeNull();
    expect(start('ben@cellar.example', 'SUP-1', storage).drafts.read('item')).toBeNull();
    expect(start('ada@cellar.example', 'SUP-2', storage).drafts.read('item')).toBeNull();
    expect(start('ada@cellar.example', 'SUP-1', storage).drafts.read('item')).toEqual(draft);
  });

  test('the draft store uses a distinct key for each draft, whatever characters the names contain', () => {
    const names = fc.tuple(fc.string(), fc.string(), fc.string());
    fc.assert(
      fc.property(names, names, (one, other) => {
        const keys = [one, other].map(([email, supplierId, form]) => {
          const { drafts, storage } = start(email, supplierId);
          drafts.write(form, draft);
          return Object.keys(storage.stored())[0];
        });
        expect(keys[0] === keys[1]).toBe(JSON.stringify(one) === JSON.stringify(other));
      }),
    );
  });

  test('the draft store stores the draft of a new record without a version', () => {
    const { drafts } = start();
    drafts.write('item', { ...draft, recordVersion: null });
    expect(drafts.read('item')?.recordVersion).toBeNull();
  });

  test('the draft store returns the open step and the pending save of a draft', () => {
    const { drafts } = start();
    const pending = { ...draft, step: 'items', pendingSave: { idempotencyKey: 'key-1', bodyHash: '9f' } };
    drafts.write('item', pending);
    expect(drafts.read('item')).toEqual(pending);
    drafts.write('item', { ...pending, pendingSave: { idempotencyKey: 1 } as never });
    expect(drafts.read('item')).toEqual({ ...draft, step: 'items' });
  });

  test('the draft store offers a draft for seven days and then removes it', () => {
    const { drafts, storage } = start();
    drafts.write('item', draft);
    vi.setSystemTime(now + 7 * dayMs - 1);
    expect(drafts.read('item')).toEqual(draft);
    vi.setSystemTime(now + 7 * dayMs);
    expect([drafts.read('item'), storage.stored()]).toEqual([null, {}]);
  });

  test('the draft store ignores a failed write when the storage is full', () => {
    const { drafts, storage } = start();
    storage.full = new Error('QuotaExceededError');
    expect(() => drafts.write('item', draft)).not.toThrow();
    expect(storage.stored()).toEqual({});
  });

  test('the draft store reports only once that the storage cannot be written', () => {
    const storage = new MemoryStorage();
    const onNotStored = vi.fn();
    const owner = { prefix: 'draft:', email: 'ada@cellar.example', supplierId: 'SUP-1', onNotStored };
    const drafts = createDraftStore(
      createTextStore(() => storage),
      owner,
    );
    drafts.write('item', draft);
    expect(onNotStored).not.toHaveBeenCalled();
    storage.full = new Error('QuotaExceededError');
    drafts.write('item', draft);
    drafts.write('customer', draft);
    expect(onNotStored).toHaveBeenCalledTimes(1);
  });
});

describe('an invalid stored draft is ignored and removed', () => {
  const savedAt = draft.savedAt;

  test.each([
    ['invalid JSON', '{"savedAt":'],
    ['an empty text', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['a string', '"A-1"'],
    ['fields without metadata, as older releases stored them', JSON.stringify(draft.values)],
    ['no values', JSON.stringify({ savedAt, recordVersion: 3 })],
    ['values that are a list', JSON.stringify({ savedAt, values: ['A-1'] })],
    ['values that are null', JSON.stringify({ savedAt, values: null })],
    ['no date', JSON.stringify({ values: {} })],
    ['a date that is none', JSON.stringify({ savedAt: 'yesterday', values: {} })],
    ['a date that is a number', JSON.stringify({ savedAt: now, values: {} })],
    ['a date in the future', JSON.stringify({ ...draft, savedAt: new Date(now + 1).toISOString() })],
    ['everything under __proto__', `{"__proto__":${JSON.stringify(draft)}}`],
  ])('the draft store ignores and removes %s', (_, text) => {
    const { drafts, storage } = start();
    const key = 'draft:ada%40cellar.example:SUP-1:item';
    storage.setItem(key, text);
    expect([drafts.read('item'), storage.stored()]).toEqual([null, {}]);
    expect(({} as Record<string, unknown>).values).toBeUndefined();
  });

  test('the draft store ignores a stored version that is not a number and keeps the draft', () => {
    const { drafts, storage } = start();
    drafts.write('item', draft);
    const [key = ''] = Object.keys(storage.stored());
    storage.setItem(key, JSON.stringify({ ...draft, recordVersion: '3', more: true }));
    expect(drafts.read('item')).toEqual({ ...draft, recordVersion: null });
  });

  test('the draft store never throws for any stored text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        const { drafts, storage } = start();
        storage.setItem('draft:ada%40cellar.example:SUP-1:item', text);
        drafts.read('item');
      }),
    );
  });
});
