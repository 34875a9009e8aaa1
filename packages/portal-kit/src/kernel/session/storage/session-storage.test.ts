import { describe, expect, test } from 'vitest';
import { MemoryStorage } from '../../../../test/memory-storage';
import { createCookieJar, createTextStore, type TextStoreOptions } from './session-storage';

function start(options?: TextStoreOptions) {
  const storage = new MemoryStorage();
  return { storage, store: createTextStore(() => storage, options) };
}

describe('a text store', () => {
  test('the text store returns a text until the text is removed or the store is cleared', () => {
    const { storage, store } = start();
    store.set('a', '1');
    store.set('b', '2');
    expect([store.get('a'), store.get('missing'), storage.stored()]).toEqual(['1', null, { a: '1', b: '2' }]);
    store.remove('a');
    expect(store.get('a')).toBeNull();
    store.clear();
    expect([store.get('b'), storage.stored()]).toEqual([null, {}]);
  });

  test('the text store stores an empty text', () => {
    const { store } = start();
    store.set('a', '');
    expect(store.get('a')).toBe('');
  });

  test.each([
    [
      'cannot be opened',
      () =>
        createTextStore(() => {
          throw new Error('SecurityError');
        }),
    ],
    [
      'refuses every access',
      () => {
        const { storage, store } = start();
        storage.forbidden = new Error('no');
        return store;
      },
    ],
  ])('the text store falls back to memory when the storage %s', (_, open) => {
    const store = open();
    store.set('a', '1');
    expect(store.get('a')).toBe('1');
    store.remove('a');
    expect(store.get('a')).toBeNull();
    store.set('b', '2');
    store.clear();
    expect(store.get('b')).toBeNull();
  });

  test('the text store returns the new text when writing fails', () => {
    const { storage, store } = start();
    store.set('access_token', 'old');
    storage.full = new Error('QuotaExceededError');
    store.set('access_token', 'new');
    expect(store.get('access_token')).toBe('new');
    store.remove('access_token');
    expect(store.get('access_token')).toBeNull();
  });

  test('the text store writes to the storage when the storage has space again', () => {
    const { storage, store } = start();
    storage.full = new Error('QuotaExceededError');
    store.set('a', '1');
    storage.full = undefined;
    store.set('a', '2');
    expect([store.get('a'), storage.stored()]).toEqual(['2', { a: '2' }]);
  });

  test('the text store returns null after other code removed the text', () => {
    const { storage, store } = start();
    store.set('a', '1');
    storage.clear();
    expect(store.get('a')).toBeNull();
  });

  test('the text store reads the text of another tab, also after a failed write', () => {
    const { storage, store } = start();
    storage.full = new Error('QuotaExceededError');
    store.set('a', 'ours');
    storage.full = undefined;
    storage.setItem('a', 'theirs');
    expect(store.get('a')).toBe('theirs');
  });
});

describe('isStored', () => {
  test('isStored() returns whether the browser stores the text', () => {
    const { storage, store } = start();
    store.set('a', '1');
    expect([store.isStored('a'), store.isStored('missing')]).toEqual([true, false]);
    storage.full = new Error('QuotaExceededError');
    store.set('a', '2');
    expect([store.get('a'), store.isStored('a')]).toEqual(['2', false]);
    storage.forbidden = new Error('SecurityError');
    expect(store.isStored('a')).toBe(false);
  });
});

describe('keys', () => {
  test('keys() returns the keys with the prefix, in the storage and in memory', () => {
    const { storage, store } = start();
    store.set('draft:a', '1');
    store.set('id_token', '2');
    storage.full = new Error('QuotaExceededError');
    store.set('draft:b', '3');
    expect(store.keys('draft:').sort()).toEqual(['draft:a', 'draft:b']);
  });
});

describe('removeAll', () => {
  test('removeAll() removes every key with the prefix and no other key', () => {
    const { storage, store } = start();
    for (const key of ['draft:a', 'draft:b', 'draft', 'my-draft:c', 'id_token']) store.set(key, key);
    store.removeAll('draft:');
    expect(Object.keys(storage.stored())).toEqual(['draft', 'my-draft:c', 'id_token']);
    expect(store.get('draft:a')).toBeNull();
  });

  test('removeAll() removes text that is stored in memory', () => {
    const { storage, store } = start();
    storage.full = new Error('QuotaExceededError');
    store.set('draft:a', '1');
    store.set('id_token', '2');
    store.removeAll('draft:');
    expect([store.get('draft:a'), store.get('id_token')]).toEqual([null, '2']);
  });

  test('removeAll() removes text from memory when the storage is forbidden', () => {
    const { storage, store } = start();
    storage.forbidden = new Error('no');
    store.set('draft:a', '1');
    store.removeAll('draft:');
    expect(store.get('draft:a')).toBeNull();
  });
});

describe('a full storage', () => {
  const room = { draft: 'draft:item', token: 'id_token' };

  test('a full storage removes drafts to store a token', () => {
    const { storage, store } = start({ expendable: 'draft:' });
    storage.capacity = 60;
    store.set('theme', 'dark');
    store.set(room.draft, 'x'.repeat(40));
    store.set(room.token, 'y'.repeat(20));
    expect(storage.stored()).toEqual({ theme: 'dark', id_token: 'y'.repeat(20) });
    expect(store.get(room.draft)).toBeNull();
  });

  test('a full storage keeps drafts if the token fits without removing them', () => {
    const { storage, store } = start({ expendable: 'draft:' });
    storage.capacity = 80;
    store.set(room.draft, 'x'.repeat(40));
    store.set(room.token, 'y'.repeat(20));
    expect(Object.keys(storage.stored())).toEqual([room.draft, room.token]);
  });

  test('a full storage without drafts stores the token in memory', () => {
    const { storage, store } = start({ expendable: 'draft:' });
    storage.capacity = 20;
    store.set('theme', 'dark');
    store.set(room.token, 'y'.repeat(20));
    expect(store.get(room.token)).toBe('y'.repeat(20));
    expect(storage.stored()).toEqual({ theme: 'dark' });
  });

  test('a full storage removes no other text for a draft, which is stored in memory', () => {
    const { storage, store } = start({ expendable: 'draft:' });
    storage.capacity = 40;
    store.set(room.token, 'y'.repeat(20));
    store.set(room.draft, 'x'.repeat(40));
    expect(storage.stored()).toEqual({ id_token: 'y'.repeat(20) });
    expect(store.get(room.draft)).toBe('x'.repeat(40));
  });

  test('a full storage deletes no other draft for a draft, and the draft is stored when there is space again', () => {
    const { storage, store } = start({ expendable: 'draft:' });
    storage.capacity = 60;
    store.set('draft:other', 'x'.repeat(40));
    store.set(room.draft, 'y'.repeat(20));
    expect(storage.stored()).toEqual({ 'draft:other': 'x'.repeat(40) });
    expect(store.get(room.draft)).toBe('y'.repeat(20));
    store.remove('draft:other');
    store.set(room.draft, 'y'.repeat(21));
    expect(storage.stored()).toEqual({ [room.draft]: 'y'.repeat(21) });
  });

  test('a full storage keeps the draft that is in memory when it stores a token', () => {
    const { storage, store } = start({ expendable: 'draft:' });
    storage.full = new Error('QuotaExceededError');
    store.set(room.draft, 'x');
    store.set(room.token, 'y');
    expect([store.get(room.draft), store.get(room.token)]).toEqual(['x', 'y']);
  });

  /** Creates a storage with a form's pending save and then its draft, 100 characters each. */
  function withPendingSave(capacity: number) {
    const { storage, store } = start({ expendable: 'draft:' });
    const save = 'draft:a%40b.example:SUP-1:pending%2Fitem';
    const draft = 'draft:a%40b.example:SUP-1:item';
    for (const key of [save, draft]) store.set(key, 'x'.repeat(100 - key.length));
    storage.capacity = capacity;
    return { storage, store, save, draft };
  }

  test('a full storage removes drafts for a token and keeps pending saves if the token then fits', () => {
    const { storage, store, save } = withPendingSave(200);
    store.set(room.token, 'y'.repeat(90));
    expect(Object.keys(storage.stored())).toEqual([save, room.token]);
  });

  test('a full storage removes pending saves for a token that does not fit without the drafts', () => {
    const { storage, store } = withPendingSave(200);
    store.set(room.token, 'y'.repeat(190));
    expect(Object.keys(storage.stored())).toEqual([room.token]);
  });

  test('a full storage removes nothing without an expendable prefix', () => {
    const { storage, store } = start();
    storage.capacity = 60;
    store.set(room.draft, 'x'.repeat(40));
    store.set(room.token, 'y'.repeat(20));
    expect(Object.keys(storage.stored())).toEqual([room.draft]);
    expect(store.get(room.token)).toBe('y'.repeat(20));
  });
});

describe('a cookie jar', () => {
  /** Creates a page that stores cookies like a browser and records every cookie write. */
  function page(protocol: string) {
    const written: string[] = [];
    const held = new Map<string, string>();
    const document = {
      location: { protocol },
      get cookie() {
        return [...held].map(([name, value]) => `${name}=${value}`).join('; ');
      },
      set cookie(line: string) {
        written.push(line);
        const [pair = '', ...attributes] = line.split('; ');
        const name = pair.slice(0, pair.indexOf('='));
        if (attributes.includes('max-age=0')) held.delete(name);
        else held.set(name, pair.slice(name.length + 1));
      },
    };
    return { written, held, jar: createCookieJar(document as unknown as Document) };
  }

  test('the cookie jar writes SameSite=Strict cookies, and Secure cookies over https', () => {
    const secure = page('https:');
    secure.jar.set('glt_key', 'token', 60);
    expect(secure.written).toEqual(['glt_key=token; path=/; samesite=strict; secure; max-age=60']);
    const local = page('http:');
    local.jar.set('glt_key', 'token', 60);
    expect(local.written).toEqual(['glt_key=token; path=/; samesite=strict; max-age=60']);
  });

  test('the cookie jar writes a session cookie without a maximum age', () => {
    const { jar, written } = page('https:');
    jar.set('glt_key', 'token');
    expect(written).toEqual(['glt_key=token; path=/; samesite=strict; secure']);
  });

  test('the cookie jar reads any text and ignores cookies with a longer name', () => {
    const { jar } = page('https:');
    const text = 'st2.s|a=b; path=/x, é🍷%';
    jar.set('glt_key2', 'other');
    jar.set('glt_key', text);
    expect([jar.get('glt_key'), jar.get('glt'), jar.get('missing')]).toEqual([text, undefined, undefined]);
  });

  test('the cookie jar removes a cookie', () => {
    const { jar, written } = page('http:');
    jar.set('glt_key', 'token');
    jar.remove('glt_key');
    expect([jar.get('glt_key'), written.at(-1)]).toEqual([
      undefined,
      'glt_key=; path=/; samesite=strict; max-age=0',
    ]);
  });

  test('the cookie jar reads a cookie with invalid encoding unchanged', () => {
    const { jar, held } = page('https:');
    held.set('glt_key', '100%');
    expect(jar.get('glt_key')).toBe('100%');
  });

  test.each([
    ['ignores cookies', () => '', () => {}],
    [
      'throws in a page with an opaque origin',
      () => {
        throw new DOMException('The document is sandboxed.', 'SecurityError');
      },
      () => {
        throw new DOMException('The document is sandboxed.', 'SecurityError');
      },
    ],
  ])('the cookie jar falls back to memory when the browser %s', (_, get, set) => {
    const blocked = Object.defineProperty({ location: { protocol: 'https:' } }, 'cookie', { get, set });
    const jar = createCookieJar(blocked as unknown as Document);
    jar.set('glt_key', 'token', 60);
    expect([jar.get('glt_key'), jar.isStored('glt_key')]).toEqual(['token', false]);
    jar.remove('glt_key');
    expect(jar.get('glt_key')).toBeUndefined();
  });

  test('the cookie jar returns whether the browser stores a cookie', () => {
    const { jar } = page('https:');
    expect(jar.isStored('glt_key')).toBe(false);
    jar.set('glt_key', 'token');
    expect(jar.isStored('glt_key')).toBe(true);
  });
});
