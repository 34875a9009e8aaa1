import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MemoryStorage } from '../../../../test/memory-storage';
import { createDraftStore, type Draft } from '../../drafts/draft-store';
import type { Account } from '../sign-in/identity-provider';
import { createTextStore } from './session-storage';
import { clearUserStorage, createUserStorage, draftKeyPrefix } from './user-storage';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
const now = Date.UTC(2026, 10, 21, 12);

const ada: Account = { email: 'ada@wine.example', nickname: 'Ada', company: null, companyId: null };
const ben: Account = { ...ada, email: 'ben@wine.example' };
const draft: Draft = {
  savedAt: new Date(now - hourMs).toISOString(),
  recordVersion: null,
  values: { sku: 'A-1' },
};
const draftKey = 'draft:ada%40wine.example:SUP-1:item';
const expiryKey = 'sessionExpiredAt:ada%40wine.example';

interface PageOptions {
  local?: MemoryStorage;
  tab?: MemoryStorage;
  /** The user who signed in with Remember me. */
  remembered?: Account;
  draftsAfterExpiry?: 'tab';
}

const pages: { stop: () => void }[] = [];

/** Opens a page of the portal. It is signed out if local storage contains no token. */
function openPage({ remembered, draftsAfterExpiry, ...storages }: PageOptions = {}) {
  const { local = new MemoryStorage(), tab = new MemoryStorage() } = storages;
  if (remembered) local.setItem('user_email', remembered.email);
  const stores = {
    local: createTextStore(() => local, { expendable: draftKeyPrefix }),
    tab: createTextStore(() => tab),
  };
  let isSuspended = false;
  const user = createUserStorage(stores, () => isSuspended, draftsAfterExpiry);
  pages.push(user);
  const openDrafts = ({ email }: Account) =>
    createDraftStore(user.drafts, { prefix: draftKeyPrefix, email, supplierId: 'SUP-1' });
  return {
    ...{ local, tab, user, openDrafts },
    signIn: (account: Account) => {
      isSuspended = false;
      stores.local.set('id_token', account.email);
      user.resume(account);
    },
    expire: (account: Account | null) => {
      stores.local.remove('id_token');
      isSuspended = true;
      user.suspend(account);
    },
    /** Another user's session replaces the session, which has not expired in this tab. */
    replace: () => {
      isSuspended = true;
    },
    signOut: () => {
      stores.local.remove('id_token');
      clearUserStorage(stores.local);
      user.clearTab();
    },
  };
}

/** Opens a page where Ada has a draft and her session has expired. */
function openExpired(options: PageOptions = {}) {
  const page = openPage(options);
  page.signIn(ada);
  page.openDrafts(ada).write('item', draft);
  page.expire(ada);
  return page;
}

const stays = (page: { openDrafts: (account: Account) => { read: (form: string) => Draft | null } }) =>
  page.openDrafts(ada).read('item') !== null;

beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => {
  for (const page of pages.splice(0)) page.stop();
  vi.useRealTimers();
});

describe('while the user is signed in', () => {
  test('the drafts are in local storage and stay for more than a day', () => {
    const { local, tab, user, signIn, openDrafts } = openPage();
    signIn(ada);
    openDrafts(ada).write('item', draft);
    vi.advanceTimersByTime(2 * dayMs);
    expect(openDrafts(ada).read('item')).toEqual(draft);
    expect([user.drafts.keys('draft:'), user.drafts.isStored(draftKey)]).toEqual([[draftKey], true]);
    expect([Object.keys(local.stored()), tab.stored()]).toEqual([['id_token', draftKey], {}]);
    user.drafts.removeAll('draft:');
    expect(openDrafts(ada).read('item')).toBeNull();
  });

  test('a reload of the page keeps the drafts', () => {
    const { local, signIn, openDrafts } = openPage();
    signIn(ada);
    openDrafts(ada).write('item', draft);
    expect(openPage({ local }).openDrafts(ada).read('item')).toEqual(draft);
  });
});

describe('after the session of a user with Remember me has expired', () => {
  test('the drafts stay in local storage with the time of the expiry', () => {
    const { local, tab, openDrafts } = openExpired({ remembered: ada });
    expect(openDrafts(ada).read('item')).toEqual(draft);
    expect([local.stored(), tab.stored()]).toEqual([
      {
        user_email: ada.email,
        [draftKey]: JSON.stringify(draft),
        [expiryKey]: new Date(now).toISOString(),
      },
      {},
    ]);
  });

  test('the same user gets the drafts in another tab after the page has been closed', () => {
    const { local } = openExpired({ remembered: ada });
    const next = openPage({ local });
    next.signIn(ada);
    expect(next.openDrafts(ada).read('item')).toEqual(draft);
    expect(Object.keys(local.stored())).toEqual(['user_email', draftKey, 'id_token']);
    vi.advanceTimersByTime(2 * dayMs);
    expect(stays(next)).toBe(true);
  });

  test('another user does not get the drafts, and the same user gets them afterwards', () => {
    const { local } = openExpired({ remembered: ada });
    const next = openPage({ local });
    next.signIn(ben);
    expect(next.openDrafts(ben).read('item')).toBeNull();
    next.openDrafts(ben).write('item', draft);
    next.signOut();
    expect(Object.keys(local.stored())).toEqual(['user_email', draftKey, expiryKey]);
    next.signIn(ada);
    expect(next.openDrafts(ada).read('item')).toEqual(draft);
  });

  test('the drafts move to the tab with the option draftsAfterExpiry', () => {
    const { local, tab } = openExpired({ remembered: ada, draftsAfterExpiry: 'tab' });
    expect([Object.keys(local.stored()), Object.keys(tab.stored())]).toEqual([
      ['user_email'],
      [draftKey, expiryKey],
    ]);
  });
});

describe('after the session of a user without Remember me has expired', () => {
  test.each([
    ['nobody', undefined],
    ['another user', ben],
  ])('the drafts are in the session storage of the tab if %s chose Remember me', (_, remembered) => {
    const { local, tab, user, openDrafts } = openExpired({ ...(remembered && { remembered }) });
    expect(Object.keys(local.stored())).not.toContain(draftKey);
    expect(Object.keys(tab.stored())).toEqual([draftKey, expiryKey]);
    expect(openDrafts(ada).read('item')).toEqual(draft);
    expect([user.drafts.keys('draft:'), user.drafts.isStored(draftKey)]).toEqual([[draftKey], true]);
  });

  test('the same user gets the drafts back in this tab after a reload, and not in another tab', () => {
    const { local, tab } = openExpired();
    const another = openPage({ local });
    another.signIn(ada);
    expect(stays(another)).toBe(false);
    const next = openPage({ local, tab });
    next.signIn(ada);
    expect(next.openDrafts(ada).read('item')).toEqual(draft);
    expect([Object.keys(local.stored()), tab.stored()]).toEqual([['id_token', draftKey], {}]);
  });

  test('a newer draft of another tab is not replaced', () => {
    const page = openExpired();
    const newer = { ...draft, values: { sku: 'A-2' } };
    const another = openPage({ local: page.local });
    another.signIn(ada);
    another.openDrafts(ada).write('item', newer);
    page.signIn(ada);
    expect([page.openDrafts(ada).read('item'), page.tab.stored()]).toEqual([newer, {}]);
  });

  test('a draft written after the session has expired is stored in the tab', () => {
    const { local, tab, signIn, expire, openDrafts } = openPage();
    signIn(ada);
    expire(ada);
    expect([local.stored(), tab.stored()]).toEqual([{}, {}]);
    openDrafts(ada).write('item', draft);
    expect(Object.keys(tab.stored())).toEqual([draftKey, expiryKey]);
    const next = openPage({ local, tab });
    next.signIn(ada);
    expect(next.openDrafts(ada).read('item')).toEqual(draft);
  });

  test('the drafts are removed when another user signs in in the same tab', () => {
    const page = openExpired();
    page.signIn(ben);
    page.signIn(ada);
    expect([stays(page), page.tab.stored()]).toEqual([false, {}]);
  });

  test('drafts.clear() clears the session storage of the tab', () => {
    const { user } = openExpired();
    user.drafts.clear();
    expect(user.drafts.keys('')).toEqual([]);
  });
});

describe.each([
  ['with Remember me', { remembered: ada }],
  ['without Remember me', {}],
])('the drafts of an expired session %s', (_, options) => {
  test('an open page removes the drafts after 24 hours', () => {
    const page = openExpired(options);
    vi.advanceTimersByTime(dayMs - 1);
    expect(stays(page)).toBe(true);
    vi.advanceTimersByTime(1);
    expect([page.local.stored(), page.tab.stored()]).toEqual([
      'remembered' in options ? { user_email: ada.email } : {},
      {},
    ]);
  });

  test.each([
    ['24 hours after the expiry', dayMs],
    ['before the expiry, because the clock was set back', -1],
  ])('a page that opens %s removes the drafts', (__, afterMs) => {
    const { local, tab, user } = openExpired(options);
    user.stop();
    vi.setSystemTime(now + afterMs);
    openPage({ local, tab });
    expect(JSON.stringify([local.stored(), tab.stored()])).not.toMatch(/draft:|sessionExpiredAt/);
  });

  test('a page that opens up to 24 hours after the expiry keeps the drafts', () => {
    const { local, tab, user } = openExpired(options);
    user.stop();
    vi.setSystemTime(now + dayMs - 1);
    const next = openPage({ local, tab });
    next.signIn(ada);
    expect(stays(next)).toBe(true);
  });

  test('the user who signs in 24 hours after the expiry does not get the drafts', () => {
    const page = openExpired(options);
    page.user.stop();
    vi.setSystemTime(now + dayMs);
    page.signIn(ada);
    expect(stays(page)).toBe(false);
  });

  test('an expiry in a second tab does not prolong the time', () => {
    const page = openExpired(options);
    vi.advanceTimersByTime(20 * hourMs);
    page.expire(ada);
    vi.advanceTimersByTime(4 * hourMs);
    expect(stays(page)).toBe(false);
  });

  test('an old draft stays for 24 hours after the expiry', () => {
    const page = openPage(options);
    const old = { ...draft, savedAt: new Date(now - 3 * dayMs).toISOString() };
    page.signIn(ada);
    page.openDrafts(ada).write('item', old);
    page.expire(ada);
    vi.advanceTimersByTime(dayMs - 1);
    page.signIn(ada);
    expect(page.openDrafts(ada).read('item')).toEqual(old);
  });

  test('the user who signs out instead of signing in again removes the drafts', () => {
    const { local, tab, user } = openExpired(options);
    user.discard(ada);
    expect(JSON.stringify([local.stored(), tab.stored()])).not.toMatch(/draft:|sessionExpiredAt/);
  });

  test('a sign-out removes the drafts of the user', () => {
    const page = openExpired(options);
    page.signIn(ada);
    page.signOut();
    page.signIn(ada);
    expect(stays(page)).toBe(false);
  });
});

describe('drafts without a known session', () => {
  test('the drafts of an unknown user are removed when the session expires', () => {
    const { local, tab, signIn, expire, openDrafts } = openPage();
    signIn(ada);
    openDrafts(ada).write('item', draft);
    expire(null);
    expect([local.stored(), tab.stored()]).toEqual([{}, {}]);
  });

  test('a page that opens without a session removes drafts whose session has not expired', () => {
    const storages = { local: new MemoryStorage(), tab: new MemoryStorage() };
    for (const storage of Object.values(storages)) storage.setItem('draft:someone', '{}');
    openPage(storages);
    expect([storages.local.stored(), storages.tab.stored()]).toEqual([{}, {}]);
  });

  test('a sign-in removes the drafts of a user who was replaced without a sign-out', () => {
    const page = openPage();
    page.signIn(ada);
    page.openDrafts(ada).write('item', draft);
    page.signIn(ben);
    expect(page.local.stored()).toEqual({ id_token: ben.email });
  });

  test('input that is stored after another user has replaced the session is removed', () => {
    const page = openExpired({ remembered: ada });
    page.signIn(ada);
    page.openDrafts(ada).remove('item');
    page.replace();
    page.openDrafts(ada).write('item', draft);
    expect(Object.keys(page.local.stored())).not.toContain(draftKey);
    page.signIn(ben);
    expect(JSON.stringify([page.local.stored(), page.tab.stored()])).not.toMatch(/draft:|sessionExpiredAt/);
  });

  test('the encrypted drafts of an earlier release are removed', () => {
    const tab = new MemoryStorage();
    tab.setItem('suspendedDrafts', 'c2FsdA==');
    openPage({ tab });
    expect(tab.stored()).toEqual({});
  });
});

describe('a storage without space', () => {
  const tokenLength = `id_token${ada.email}`.length;

  test('a draft that does not fit into local storage after the sign-in stays in the tab until it is removed', () => {
    const page = openExpired();
    page.local.capacity = tokenLength;
    page.signIn(ada);
    expect([stays(page), page.user.drafts.isStored(draftKey)]).toEqual([true, false]);
    const next = openPage({ local: page.local, tab: page.tab });
    page.local.capacity = Number.POSITIVE_INFINITY;
    next.signIn(ada);
    expect([stays(next), next.user.drafts.isStored(draftKey), next.tab.stored()]).toEqual([true, true, {}]);
  });

  test('a removed draft that did not fit into local storage is not offered again', () => {
    const page = openExpired();
    page.local.capacity = tokenLength;
    page.signIn(ada);
    page.openDrafts(ada).remove('item');
    expect([stays(page), page.tab.stored()]).toEqual([false, {}]);
  });

  test('a draft that does not fit into session storage stays in memory, and isStored() returns false', () => {
    const tab = new MemoryStorage();
    tab.full = new Error('QuotaExceededError');
    const page = openExpired({ tab });
    expect([stays(page), page.user.drafts.isStored(draftKey)]).toEqual([true, false]);
    page.signIn(ada);
    expect(page.user.drafts.isStored(draftKey)).toBe(true);
  });
});

test('stop() clears the timer of the user storage', () => {
  openPage().user.stop();
  expect(vi.getTimerCount()).toBe(0);
});
