import { expect, test } from 'vitest';
import { MemoryStorage } from '../../../test/memory-storage';
import { createTextStore } from './session-storage';
import { createDraftStorage } from './user-storage';

function start() {
  const storages = { local: new MemoryStorage(), tab: new MemoryStorage() };
  const stores = { local: createTextStore(() => storages.local), tab: createTextStore(() => storages.tab) };
  const session = { isSuspended: false };
  return { ...storages, session, drafts: createDraftStorage(stores, () => session.isSuspended) };
}

test('every method of the draft storage uses the storage of the tab while the session is expired', () => {
  const { local, tab, session, drafts } = start();
  local.setItem('draft:local', '1');
  session.isSuspended = true;
  drafts.set('draft:a', 'x');
  expect(tab.stored()).toEqual({ 'draft:a': 'x' });
  expect([drafts.get('draft:a'), drafts.isStored('draft:a'), drafts.isStored('draft:local')]).toEqual([
    'x',
    true,
    false,
  ]);
  expect(drafts.keys('draft:')).toEqual(['draft:a']);
  drafts.removeAll('draft:');
  expect(tab.stored()).toEqual({});
  drafts.set('draft:b', 'x');
  drafts.remove('draft:b');
  expect(tab.stored()).toEqual({});
  drafts.set('draft:c', 'x');
  drafts.clear();
  expect([tab.stored(), local.stored()]).toEqual([{}, { 'draft:local': '1' }]);
});

test('every method of the draft storage uses local storage while the user is signed in', () => {
  const { local, tab, drafts } = start();
  tab.setItem('draft:tab', '1');
  drafts.set('draft:a', 'x');
  expect([drafts.isStored('draft:a'), drafts.keys('draft:')]).toEqual([true, ['draft:a']]);
  drafts.removeAll('draft:');
  expect([tab.stored(), local.stored()]).toEqual([{ 'draft:tab': '1' }, {}]);
});
