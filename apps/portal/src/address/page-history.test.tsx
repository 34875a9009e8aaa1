import { createLeaveGuard } from 'portal-kit/leaving';
import { describe, expect, test } from 'vitest';
import { asksBeforeClose, openPage, startHistory, watchHistory } from '../../test/history-page';
import { createPageHistory } from './page-history';

const list = '/SUP-1/items';
const form = '/SUP-1/items/create';
const details = '/SUP-1/items/details/I-1';

describe('without unsaved changes', () => {
  test('navigate, Back and Forward change the address and the screen', async () => {
    const { history, shown, shows, address, go } = await startHistory(list);
    history.navigate(form);
    expect([address(), shown]).toEqual([form, [form]]);
    go(-1);
    await shows(list);
    go(1);
    await shows(form);
    expect([address(), shown]).toEqual([form, [form, list, form]]);
  });

  test('Back skips a replaced entry', async () => {
    const { history, shown, shows, go } = await startHistory(list, form);
    history.navigate(details, { replace: true });
    go(-1);
    await shows(list);
    expect(shown).toEqual([details, list]);
  });

  test('pathname and search return the raw path and query', async () => {
    const { history, shows, go } = await startHistory(list);
    history.navigate(`${list}?searchInput=a%2Fb&page=2`);
    expect([history.pathname(), history.search()]).toEqual([list, '?searchInput=a%2Fb&page=2']);
    go(-1);
    await shows(list);
    expect(history.search()).toBe('');
  });

  test('navigation preserves history state set by other code', async () => {
    const { page } = await openPage();
    page().history.replaceState({ scroll: 7 }, '');
    createPageHistory(page(), createLeaveGuard());
    expect(page().history.state).toMatchObject({ scroll: 7 });
  });
});

describe('the parent page', () => {
  const narrowed = `${list}?page=2&searchInput=a%2Fb`;
  const edit = '/SUP-1/items/edit/I-1';

  test('the parent page keeps its query and the opened address on the pages below it', async () => {
    const { history } = await startHistory(list, narrowed, details);
    expect([history.rememberedAddress(list), history.openedAddress()]).toEqual([narrowed, details]);
    history.navigate(edit);
    expect([history.rememberedAddress(list), history.openedAddress()]).toEqual([narrowed, details]);
  });

  test('the parent page is forgotten when it is opened, and on pages that are not below it', async () => {
    const { history } = await startHistory(narrowed, details, '/SUP-1/dashboard', form);
    expect([history.rememberedAddress(list), history.openedAddress()]).toEqual([list, undefined]);
    history.navigate(narrowed);
    expect([history.rememberedAddress(list), history.openedAddress()]).toEqual([list, undefined]);
  });

  test('the parent page matches neither another supplier nor a path with the same prefix', async () => {
    const { history } = await startHistory(narrowed, '/SUP-1/items-of-old/I-1');
    expect(history.rememberedAddress(list)).toBe(list);
    history.navigate(narrowed);
    history.navigate('/SUP-2/items/details/I-1');
    expect([history.rememberedAddress('/SUP-2/items'), history.rememberedAddress(list)]).toEqual([
      '/SUP-2/items',
      list,
    ]);
  });

  test('the parent page is stored in the history entry, so Back and Forward restore it and replace keeps it', async () => {
    const { history, go, shows } = await startHistory(list, narrowed, details);
    history.navigate(edit, { replace: true });
    expect(history.rememberedAddress(list)).toBe(narrowed);
    go(-1);
    await shows(narrowed);
    expect(history.rememberedAddress(list)).toBe(list);
    go(1);
    await shows(edit);
    expect([history.rememberedAddress(list), history.openedAddress()]).toEqual([narrowed, details]);
  });

  test('the parent page is restored after a reload and after a fragment link', async () => {
    const { page } = await startHistory(narrowed, details);
    const after = watchHistory(page);
    expect(after.history.rememberedAddress(list)).toBe(narrowed);
    page.location.hash = 'main';
    await after.shows(details);
    expect(after.history.rememberedAddress(list)).toBe(narrowed);
  });

  test('the remembered address of a parent page without a query is its path', async () => {
    const { history } = await startHistory(list, details);
    expect(history.rememberedAddress(list)).toBe(list);
  });
});

test('a stopped history notifies no subscribers and does not ask for confirmation before the page closes', async () => {
  const { page, guard, history, shown } = await startHistory(list, form);
  history.stop();
  const back = new Promise((resolve) => page.addEventListener('popstate', resolve, { once: true }));
  page.history.back();
  await back;
  guard.hold();
  expect([page.location.pathname, shown, asksBeforeClose(page)]).toEqual([list, [], false]);
});
