import { describe, expect, test } from 'vitest';
import { MemoryStorage } from '../../../test/memory-storage';
import { createCookieJar, createTextStore, type TextStoreOptions } from './session-storage';

function start(options?: TextStoreOptions) {
  const storage = new MemoryStorage();
  return { storage, store: createTextStore(() => storage, options) };
}

describe('a text store', () => {
  test('reads back what was written, until it is removed or all is cleared', () => {
    const { storage, store } = start();
    store.set('a', '1');
    store.set('b', '2');
    expect([store.get('a'), store.get('missing'), storage.stored()]).toEqual(['1', null, { a: '1', b: '2' }]);
    store.remove('a');
    expect(store.get('a')).toBeNull();
    store.clear();
    expect([store.get('b'), storage.stored()]).toEqual([null, {}]);
  });

  test('an empty text is a text', () => {
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
  ])('of a browser whose storage %s serves for the visit', (_, open) => {
    const store = open();
    store.set('a', '1');
    expect(store.get('a')).toBe('1');
    store.remove('a');
    expect(store.get('a')).toBeNull();
    store.set('b', '2');
    store.clear();
    expect(store.get('b')).toBeNull();
  });

  test('when there is no room left, the new text counts and not the old one', () => {
    const { storage, store } = start();
    store.set('access_token', 'old');
    storage.full = new Error('QuotaExceededError');
    store.set('access_token', 'new');
    expect(store.get('access_token')).toBe('new');
    store.remove('access_token');
    expect(store.get('access_token')).toBeNull();
  });

  test('once there is room again the storage holds what was written last', () => {
    const { storage, store } = start();
    storage.full = new Error('QuotaExceededError');
    store.set('a', '1');
    storage.full = undefined;
    store.set('a', '2');
    expect([store.get('a'), storage.stored()]).toEqual(['2', { a: '2' }]);
  });

  test('what somebody else removed is gone', () => {
    const { storage, store } = start();
    store.set('a', '1');
    storage.clear();
    expect(store.get('a')).toBeNull();
  });

  test('what another tab wrote is read, also after a write of ours found no room', () => {
    const { storage, store } = start();
    storage.full = new Error('QuotaExceededError');
    store.set('a', 'ours');
    storage.full = undefined;
    storage.setItem('a', 'theirs');
    expect(store.get('a')).toBe('theirs');
  });
});

describe('removing by the start of the key', () => {
  test('takes every such text, and leaves the others', () => {
    const { storage, store } = start();
    for (const key of ['draft:a', 'draft:b', 'draft', 'my-draft:c', 'id_token']) store.set(key, key);
    store.removeAll('draft:');
    expect(Object.keys(storage.stored())).toEqual(['draft', 'my-draft:c', 'id_token']);
    expect(store.get('draft:a')).toBeNull();
  });

  test('takes what found no room as well', () => {
    const { storage, store } = start();
    storage.full = new Error('QuotaExceededError');
    store.set('draft:a', '1');
    store.set('id_token', '2');
    store.removeAll('draft:');
    expect([store.get('draft:a'), store.get('id_token')]).toEqual([null, '2']);
  });

  test('where storage is forbidden takes what the visit remembers', () => {
    const { storage, store } = start();
    storage.forbidden = new Error('no');
    store.set('draft:a', '1');
    store.removeAll('draft:');
    expect(store.get('draft:a')).toBeNull();
  });
});

describe('a storage that is full', () => {
  const room = { draft: 'draft:item', token: 'id_token' };

  test('gives up drafts for a token, which is then really stored', () => {
    const { storage, store } = start({ expendable: 'draft:' });
    storage.capacity = 60;
    store.set('theme', 'dark');
    store.set(room.draft, 'x'.repeat(40));
    store.set(room.token, 'y'.repeat(20));
    expect(storage.stored()).toEqual({ theme: 'dark', id_token: 'y'.repeat(20) });
    expect(store.get(room.draft)).toBeNull();
  });

  test('keeps the drafts while there is room', () => {
    const { storage, store } = start({ expendable: 'draft:' });
    storage.capacity = 80;
    store.set(room.draft, 'x'.repeat(40));
    store.set(room.token, 'y'.repeat(20));
    expect(Object.keys(storage.stored())).toEqual([room.draft, room.token]);
  });

  test('without any draft keeps the token for the visit', () => {
    const { storage, store } = start({ expendable: 'draft:' });
    storage.capacity = 20;
    store.set('theme', 'dark');
    store.set(room.token, 'y'.repeat(20));
    expect(store.get(room.token)).toBe('y'.repeat(20));
    expect(storage.stored()).toEqual({ theme: 'dark' });
  });

  test('never gives up anything else for a draft, which then lasts for the visit', () => {
    const { storage, store } = start({ expendable: 'draft:' });
    storage.capacity = 40;
    store.set(room.token, 'y'.repeat(20));
    store.set(room.draft, 'x'.repeat(40));
    expect(storage.stored()).toEqual({ id_token: 'y'.repeat(20) });
    expect(store.get(room.draft)).toBe('x'.repeat(40));
  });

  test('gives up nothing where nothing was named for it', () => {
    const { storage, store } = start();
    storage.capacity = 60;
    store.set(room.draft, 'x'.repeat(40));
    store.set(room.token, 'y'.repeat(20));
    expect(Object.keys(storage.stored())).toEqual([room.draft]);
    expect(store.get(room.token)).toBe('y'.repeat(20));
  });
});

describe('a cookie jar', () => {
  /** A page that keeps cookies as a browser does, and remembers how they were written. */
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

  test('writes for this site only, and only over https where the page is on it', () => {
    const secure = page('https:');
    secure.jar.set('glt_key', 'token', 60);
    expect(secure.written).toEqual(['glt_key=token; path=/; samesite=strict; secure; max-age=60']);
    const local = page('http:');
    local.jar.set('glt_key', 'token', 60);
    expect(local.written).toEqual(['glt_key=token; path=/; samesite=strict; max-age=60']);
  });

  test('without an age the cookie ends with the browser', () => {
    const { jar, written } = page('https:');
    jar.set('glt_key', 'token');
    expect(written).toEqual(['glt_key=token; path=/; samesite=strict; secure']);
  });

  test('reads back any text, and nothing of a cookie with a longer name', () => {
    const { jar } = page('https:');
    const text = 'st2.s|a=b; path=/x, é🍷%';
    jar.set('glt_key2', 'other');
    jar.set('glt_key', text);
    expect([jar.get('glt_key'), jar.get('glt'), jar.get('missing')]).toEqual([text, undefined, undefined]);
  });

  test('removing takes the cookie away', () => {
    const { jar, written } = page('http:');
    jar.set('glt_key', 'token');
    jar.remove('glt_key');
    expect([jar.get('glt_key'), written.at(-1)]).toEqual([
      undefined,
      'glt_key=; path=/; samesite=strict; max-age=0',
    ]);
  });

  test('a cookie that others wrote without encoding is read as it is', () => {
    const { jar, held } = page('https:');
    held.set('glt_key', '100%');
    expect(jar.get('glt_key')).toBe('100%');
  });
});
