import { expect, test } from 'vitest';
import { MemoryStorage } from '../../../test/memory-storage';
import type { Account } from './identity-provider';
import { createTextStore } from './session-storage';
import { createUserStorage } from './user-storage';

const ada: Account = {
  ...{ id: 'b1c7d0a2', email: 'ada@wine.example', nickname: 'Ada', company: null, companyId: null },
};
const ben: Account = { ...ada, id: 'c2d8e1b3', email: 'ben@wine.example' };

function start(tab = new MemoryStorage()) {
  const storages = { local: new MemoryStorage(), tab };
  const stores = { local: createTextStore(() => storages.local), tab: createTextStore(() => storages.tab) };
  const session = { isSuspended: false };
  const user = createUserStorage(stores, () => session.isSuspended);
  const suspend = (account: Account | null = ada) => {
    session.isSuspended = true;
    user.suspend(account);
  };
  const resume = async (account: Account) => {
    session.isSuspended = false;
    await user.resume(account);
  };
  return { ...storages, user, drafts: user.drafts, suspend, resume };
}

test('every method of the draft storage uses the memory while the session is expired', () => {
  const { local, tab, drafts, suspend } = start();
  suspend();
  local.setItem('draft:local', '1');
  drafts.set('draft:a', 'x');
  expect([drafts.get('draft:a'), drafts.isStored('draft:a'), drafts.isStored('draft:local')]).toEqual([
    'x',
    true,
    false,
  ]);
  expect(drafts.keys('draft:')).toEqual(['draft:a']);
  drafts.removeAll('draft:');
  expect(drafts.keys('draft:')).toEqual([]);
  drafts.set('draft:b', 'x');
  drafts.remove('draft:b');
  expect(drafts.get('draft:b')).toBeNull();
  drafts.set('draft:c', 'x');
  drafts.clear();
  expect(drafts.get('draft:c')).toBeNull();
  expect([tab.stored(), local.stored()]).toEqual([{}, { 'draft:local': '1' }]);
});

test('every method of the draft storage uses local storage while the user is signed in', () => {
  const { local, tab, drafts } = start();
  drafts.set('draft:a', 'x');
  expect([drafts.isStored('draft:a'), drafts.keys('draft:')]).toEqual([true, ['draft:a']]);
  drafts.remove('draft:a');
  expect([tab.stored(), local.stored()]).toEqual([{}, {}]);
});

test('the drafts of an expired session are encrypted in the tab, and only the same user gets them on the next page', async () => {
  const { local, tab, user, drafts, suspend } = start();
  drafts.set('draft:a', 'of Ada');
  suspend();
  drafts.set('draft:b', 'also of Ada');
  await user.whenStored();
  expect(Object.keys(tab.stored())).toEqual(['suspendedDrafts']);
  expect(JSON.stringify([local.stored(), tab.stored()])).not.toMatch(/of Ada|draft:/);

  const copy = new MemoryStorage();
  for (const [key, text] of Object.entries(tab.stored())) copy.setItem(key, text);
  const nextPage = start(tab);
  await nextPage.resume(ada);
  expect(nextPage.local.stored()).toEqual({ 'draft:a': 'of Ada', 'draft:b': 'also of Ada' });
  const pageOfAnother = start(copy);
  await pageOfAnother.resume(ben);
  expect(pageOfAnother.local.stored()).toEqual({});
  expect([tab.stored(), copy.stored()]).toEqual([{}, {}]);
});

test('drafts in memory return on the same page, and another user removes them', async () => {
  const { local, tab, drafts, suspend, resume } = start();
  drafts.set('draft:a', 'of Ada');
  suspend({ ...ada, id: undefined });
  expect(tab.stored()).toEqual({});
  await resume(ada);
  expect(local.stored()).toEqual({ 'draft:a': 'of Ada' });
  suspend();
  await resume(ben);
  await resume(ada);
  expect([local.stored(), tab.stored()]).toEqual([{}, {}]);
});

test('drafts without a known user, or after a sign-out, are removed', async () => {
  const { local, tab, user, drafts, suspend, resume } = start();
  drafts.set('draft:a', 'x');
  suspend(null);
  expect([local.stored(), drafts.keys('draft:')]).toEqual([{}, []]);
  await resume(ada);
  drafts.set('draft:b', 'x');
  suspend();
  user.clearTab();
  await resume(ada);
  expect([local.stored(), tab.stored()]).toEqual([{}, {}]);
});
