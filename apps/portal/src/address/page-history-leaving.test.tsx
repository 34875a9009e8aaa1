import { describe, expect, test } from 'vitest';
import { asksBeforeClose, openPage, startHistory, watchHistory } from '../../test/history-page';

const list = '/SUP-1/items';
const form = '/SUP-1/items/create';
const details = '/SUP-1/items/details/I-1';

describe('navigate with unsaved changes', () => {
  async function dirty() {
    const portal = await startHistory(list, form);
    const release = portal.guard.hold();
    portal.history.navigate(details);
    return { ...portal, release };
  }

  test('navigate() with unsaved changes asks for confirmation and changes neither the address nor the screen', async () => {
    const { shown, address, guard } = await dirty();
    expect([guard.actor.getSnapshot().value, address(), shown]).toEqual(['asking', form, []]);
  });

  test('navigate() with unsaved changes is canceled when the user declines', async () => {
    const { shown, address, decline, guard } = await dirty();
    decline();
    expect([guard.isBlocking(), address(), shown]).toEqual([true, form, []]);
  });

  test('navigate() with unsaved changes navigates when the user confirms, and Back returns to the form', async () => {
    const { shown, address, confirm, release, go, shows } = await dirty();
    confirm();
    release();
    expect([address(), shown]).toEqual([details, [details]]);
    go(-1);
    await shows(form);
  });

  test('navigate() with unsaved changes ignores a second navigation while it waits for confirmation', async () => {
    const { history, confirm, address } = await dirty();
    history.navigate(list);
    confirm();
    expect(address()).toBe(details);
  });

  test('navigate() with unsaved changes does not ask for confirmation when only the query changes', async () => {
    const { history, guard, shown } = await startHistory(list);
    guard.hold();
    history.navigate(`${list}?page=1`);
    expect([shown, guard.actor.getSnapshot().value]).toEqual([[`${list}?page=1`], 'dirty']);
  });

  test('navigate() with unsaved changes does not ask for confirmation when it replaces the entry', async () => {
    const { history, guard, shown, go, asks, confirm, shows } = await startHistory(list, form);
    guard.hold();
    history.navigate(details, { replace: true });
    expect([shown, guard.actor.getSnapshot().value]).toEqual([[details], 'dirty']);
    go(-1);
    await asks();
    confirm();
    await shows(list);
  });
});

describe('with unsaved changes', () => {
  const walk = [list, details, form];

  test.each([
    ['Back', -1],
    ['two entries back', -2],
  ])(
    'with unsaved changes, %s asks for confirmation and changes neither the address nor the screen',
    async (_, steps) => {
      const { guard, go, asks, address, shown, history } = await startHistory(...walk);
      guard.hold();
      go(steps);
      await asks();
      expect([address(), history.pathname(), shown]).toEqual([form, form, []]);
    },
  );

  test.each<[string, number, string]>([
    ['Back', -1, details],
    ['two entries back', -2, list],
  ])(
    'with unsaved changes, %s navigates after the user confirms, and Forward returns to the form',
    async (_, steps, target) => {
      const { guard, go, asks, confirm, shows, shown } = await startHistory(...walk);
      const release = guard.hold();
      go(steps);
      await asks();
      confirm();
      await shows(target);
      release();
      go(-steps);
      await shows(form);
      expect(shown).toEqual([target, form]);
    },
  );

  test('a declined Back is canceled, and the next Back asks for confirmation again', async () => {
    const { guard, go, asks, decline, confirm, address, shows, shown } = await startHistory(...walk);
    guard.hold();
    go(-1);
    await asks();
    decline();
    expect(address()).toBe(form);
    go(-1);
    await asks();
    expect([address(), shown]).toEqual([form, []]);
    confirm();
    await shows(details);
  });

  test('with unsaved changes, Forward asks for confirmation and changes neither the address nor the screen', async () => {
    const { guard, go, asks, confirm, shows, address, shown } = await startHistory(...walk);
    go(-1);
    await shows(details);
    guard.hold();
    shown.length = 0;
    go(1);
    await asks();
    expect([address(), shown]).toEqual([details, []]);
    confirm();
    await shows(form);
  });

  test('two rapid presses of Back ask for confirmation once, and declining keeps the user on the page', async () => {
    const { guard, go, asks, decline, address, shown } = await startHistory(...walk);
    const questions: unknown[] = [];
    guard.actor.subscribe(({ value }) => questions.push(value));
    guard.hold();
    go(-1);
    go(-1);
    await asks();
    expect([address(), shown]).toEqual([form, []]);
    decline();
    expect([address(), guard.isBlocking(), questions]).toEqual([form, true, ['dirty', 'asking', 'dirty']]);
  });

  test('two rapid presses of Back go back one entry after the user confirms', async () => {
    const { guard, go, asks, confirm, shows, shown } = await startHistory(...walk);
    guard.hold();
    go(-1);
    go(-1);
    await asks();
    confirm();
    await shows(details);
    expect(shown).toEqual([details]);
  });

  test('Back has no effect while the leave guard waits for confirmation', async () => {
    const { guard, go, asks, confirm, address, shows, shown, page } = await startHistory(...walk);
    guard.hold();
    go(-1);
    await asks();
    const returned = new Promise<void>((resolve) => {
      page.addEventListener('popstate', () => page.location.pathname === form && resolve());
    });
    go(-2);
    await returned;
    // The history settles after 20 ms. This timer has the same length and starts later, so it runs after the history
    // has settled.
    await new Promise((resolve) => page.setTimeout(resolve, 20));
    expect([guard.actor.getSnapshot().value, address(), shown]).toEqual(['asking', form, []]);
    confirm();
    await shows(details);
  });

  test('Back within one path does not ask for confirmation, and Back to another path does', async () => {
    const { guard, go, shows, asks, address } = await startHistory(form, list, `${list}?page=1`);
    guard.hold();
    go(-1);
    await shows(list);
    expect(guard.actor.getSnapshot().value).toBe('dirty');
    go(-1);
    await asks();
    expect(address()).toBe(list);
  });

  test('Back to the entry of a fragment link asks for confirmation', async () => {
    const { page, guard, history, go, asks, address } = await startHistory(list);
    page.location.hash = 'main';
    await expect.poll(() => page.location.hash).toBe('#main');
    history.navigate(form);
    guard.hold();
    go(-1);
    await asks();
    expect(address()).toBe(form);
  });

  test('Back continues when the changes are saved while the history restores the entry', async () => {
    const { guard, go, shows, page } = await startHistory(...walk);
    const release = guard.hold();
    page.addEventListener('popstate', release, { once: true });
    go(-1);
    await shows(details);
    expect(guard.actor.getSnapshot().value).toBe('clean');
  });
});

test('Back asks for confirmation after a reload', async () => {
  // The test server serves both addresses, so the page can be reloaded.
  const { page, loaded } = await openPage('/tsconfig.json');
  const before = watchHistory(page());
  before.history.navigate('/package.json');
  const isLoaded = loaded();
  page().location.reload();
  await isLoaded;
  const { guard, go, asks, address, confirm, shows } = watchHistory(page());
  expect(address()).toBe('/package.json');
  guard.hold();
  go(-1);
  await asks();
  expect(address()).toBe('/package.json');
  confirm();
  await shows('/tsconfig.json');
});

describe('closing the page', () => {
  test('closing the page asks for confirmation while there are unsaved changes, but not after leaving is confirmed', async () => {
    const { page, guard, confirm, history } = await startHistory(list, form);
    expect(asksBeforeClose(page)).toBe(false);
    const release = guard.hold();
    expect(asksBeforeClose(page)).toBe(true);
    history.navigate(list);
    expect(asksBeforeClose(page)).toBe(true);
    confirm();
    expect(asksBeforeClose(page)).toBe(false);
    release();
    expect(asksBeforeClose(page)).toBe(false);
  });

  test('closing the page does not ask for confirmation after another dialog has allowed it', async () => {
    const { page, guard } = await startHistory(list, form);
    guard.hold();
    guard.grant();
    expect(asksBeforeClose(page)).toBe(false);
  });
});
