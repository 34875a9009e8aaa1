import { createLeaveGuard } from 'portal-kit/leaving';
import { afterEach, describe, expect, test } from 'vitest';
import { createPageHistory } from './page-history';

const list = '/SUP-1/items';
const form = '/SUP-1/items/create';
const details = '/SUP-1/items/details/I-1';

const frames: HTMLIFrameElement[] = [];
afterEach(() => {
  for (const frame of frames.splice(0)) frame.remove();
});

/** Opens a page of this origin in a frame with its own history. */
async function openPage(address = '/tsconfig.json') {
  const frame = document.createElement('iframe');
  frames.push(frame);
  const loaded = () => new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  frame.src = address;
  const isLoaded = loaded();
  document.body.append(frame);
  await isLoaded;
  return { page: () => frame.contentWindow as Window, loaded };
}

/** Closes the page and returns whether the browser would ask for confirmation. */
const close = (page: Window) => {
  const event = new Event('beforeunload', { cancelable: true });
  page.dispatchEvent(event);
  return event.defaultPrevented ? 'asks' : 'closes';
};

/** Creates the portal's history and leave guard in a page. */
function watch(page: Window) {
  const guard = createLeaveGuard();
  const history = createPageHistory(page, guard);
  const shown: string[] = [];
  history.subscribe(() => shown.push(history.pathname() + history.search()));
  return {
    history,
    guard,
    /** Addresses that subscribers received, in order. */
    shown,
    go: (steps: number) => page.history.go(steps),
    address: () => page.location.pathname + page.location.search,
    asks: () => expect.poll(() => guard.actor.getSnapshot().value).toBe('asking'),
    shows: (address: string) => expect.poll(() => shown.at(-1)).toBe(address),
    confirm: () => guard.actor.send({ type: 'leave.confirmed' }),
    decline: () => guard.actor.send({ type: 'leave.declined' }),
  };
}

/** Opens the portal and navigates through the addresses. `shown` starts empty. */
async function start(...addresses: string[]) {
  const { page } = await openPage();
  const [first, ...others] = addresses;
  page().history.replaceState(null, '', first);
  const portal = watch(page());
  for (const address of others) portal.history.navigate(address);
  portal.shown.length = 0;
  return { ...portal, page: page() };
}

describe('without unsaved changes', () => {
  test('navigate, Back and Forward change address and screen', async () => {
    const { history, shown, shows, address, go } = await start(list);
    history.navigate(form);
    expect([address(), shown]).toEqual([form, [form]]);
    go(-1);
    await shows(list);
    go(1);
    await shows(form);
    expect([address(), shown]).toEqual([form, [form, list, form]]);
  });

  test('Back skips a replaced entry', async () => {
    const { history, shown, shows, go } = await start(list, form);
    history.navigate(details, { replace: true });
    go(-1);
    await shows(list);
    expect(shown).toEqual([details, list]);
  });

  test('pathname and search return the raw path and query', async () => {
    const { history, shows, go } = await start(list);
    history.navigate(`${list}?searchInput=a%2Fb&page=2`);
    expect([history.pathname(), history.search()]).toEqual([list, '?searchInput=a%2Fb&page=2']);
    go(-1);
    await shows(list);
    expect(history.search()).toBe('');
  });

  test('history state of other code remains', async () => {
    const { page } = await openPage();
    page().history.replaceState({ scroll: 7 }, '');
    createPageHistory(page(), createLeaveGuard());
    expect(page().history.state).toMatchObject({ scroll: 7 });
  });
});

describe('the parent page', () => {
  const narrowed = `${list}?page=2&searchInput=a%2Fb`;
  const edit = '/SUP-1/items/edit/I-1';

  test('the parent page keeps its query and the opened address while the user stays below the parent page', async () => {
    const { history } = await start(list, narrowed, details);
    expect([history.rememberedAddress(list), history.openedAddress()]).toEqual([narrowed, details]);
    history.navigate(edit);
    expect([history.rememberedAddress(list), history.openedAddress()]).toEqual([narrowed, details]);
  });

  test('the parent page is forgotten when it is opened, and on pages that are not below it', async () => {
    const { history } = await start(narrowed, details, '/SUP-1/dashboard', form);
    expect([history.rememberedAddress(list), history.openedAddress()]).toEqual([list, undefined]);
    history.navigate(narrowed);
    expect([history.rememberedAddress(list), history.openedAddress()]).toEqual([list, undefined]);
  });

  test('the parent page matches neither another supplier nor a path with the same prefix', async () => {
    const { history } = await start(narrowed, '/SUP-1/items-of-old/I-1');
    expect(history.rememberedAddress(list)).toBe(list);
    history.navigate(narrowed);
    history.navigate('/SUP-2/items/details/I-1');
    expect([history.rememberedAddress('/SUP-2/items'), history.rememberedAddress(list)]).toEqual([
      '/SUP-2/items',
      list,
    ]);
  });

  test('the parent page is stored in the history entry, so Back and Forward restore it and replace keeps it', async () => {
    const { history, go, shows } = await start(list, narrowed, details);
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
    const { page } = await start(narrowed, details);
    const after = watch(page);
    expect(after.history.rememberedAddress(list)).toBe(narrowed);
    page.location.hash = 'main';
    await after.shows(details);
    expect(after.history.rememberedAddress(list)).toBe(narrowed);
  });

  test('the parent page without a query has the plain address as its remembered address', async () => {
    const { history } = await start(list, details);
    expect(history.rememberedAddress(list)).toBe(list);
  });
});

describe('navigate with unsaved changes', () => {
  async function dirty() {
    const portal = await start(list, form);
    const release = portal.guard.hold();
    portal.history.navigate(details);
    return { ...portal, release };
  }

  test('navigate() with unsaved changes asks the user and changes neither address nor screen', async () => {
    const { shown, address, guard } = await dirty();
    expect([guard.actor.getSnapshot().value, address(), shown]).toEqual(['asking', form, []]);
  });

  test('navigate() with unsaved changes is discarded when the user declines', async () => {
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

  test('navigate() with unsaved changes ignores a second navigation while asking', async () => {
    const { history, confirm, address } = await dirty();
    history.navigate(list);
    confirm();
    expect(address()).toBe(details);
  });

  test('navigate() with unsaved changes does not ask for another query of the same path', async () => {
    const { history, guard, shown } = await start(list);
    guard.hold();
    history.navigate(`${list}?page=1`);
    expect([shown, guard.actor.getSnapshot().value]).toEqual([[`${list}?page=1`], 'dirty']);
  });

  test('navigate() with unsaved changes does not ask for a navigation that replaces the entry', async () => {
    const { history, guard, shown, go, asks, confirm, shows } = await start(list, form);
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
  ])('with unsaved changes, %s asks the user and changes neither address nor screen', async (_, steps) => {
    const { guard, go, asks, address, shown, history } = await start(...walk);
    guard.hold();
    go(steps);
    await asks();
    expect([address(), history.pathname(), shown]).toEqual([form, form, []]);
  });

  test.each<[string, number, string]>([
    ['Back', -1, details],
    ['two entries back', -2, list],
  ])(
    'with unsaved changes, %s continues after the user confirms, and Forward returns',
    async (_, steps, target) => {
      const { guard, go, asks, confirm, shows, shown } = await start(...walk);
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

  test('a declined Back is discarded, and the next Back asks again', async () => {
    const { guard, go, asks, decline, confirm, address, shows, shown } = await start(...walk);
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

  test('with unsaved changes, Forward asks the user and changes neither address nor screen', async () => {
    const { guard, go, asks, confirm, shows, address, shown } = await start(...walk);
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

  test('two rapid presses of Back ask once, and declining keeps the page', async () => {
    const { guard, go, asks, decline, address, shown } = await start(...walk);
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

  test('two rapid presses of Back and a confirmation go one entry back', async () => {
    const { guard, go, asks, confirm, shows, shown } = await start(...walk);
    guard.hold();
    go(-1);
    go(-1);
    await asks();
    confirm();
    await shows(details);
    expect(shown).toEqual([details]);
  });

  test('Back while the leave guard asks changes nothing', async () => {
    const { guard, go, asks, confirm, address, shows, shown, page } = await start(...walk);
    guard.hold();
    go(-1);
    await asks();
    const returned = new Promise<void>((resolve) => {
      page.addEventListener('popstate', () => page.location.pathname === form && resolve());
    });
    go(-2);
    await returned;
    // The history settles after 20 ms. A later timer of the same length runs after it.
    await new Promise((resolve) => page.setTimeout(resolve, 20));
    expect([guard.actor.getSnapshot().value, address(), shown]).toEqual(['asking', form, []]);
    confirm();
    await shows(details);
  });

  test('Back within one path does not ask, and Back to another path asks', async () => {
    const { guard, go, shows, asks, address } = await start(form, list, `${list}?page=1`);
    guard.hold();
    go(-1);
    await shows(list);
    expect(guard.actor.getSnapshot().value).toBe('dirty');
    go(-1);
    await asks();
    expect(address()).toBe(list);
  });

  test('Back to an entry of a fragment link asks the user', async () => {
    const { page, guard, history, go, asks, address } = await start(list);
    page.location.hash = 'main';
    await expect.poll(() => page.location.hash).toBe('#main');
    history.navigate(form);
    guard.hold();
    go(-1);
    await asks();
    expect(address()).toBe(form);
  });

  test('Back continues when the changes are saved while the history restores the entry', async () => {
    const { guard, go, shows, page } = await start(...walk);
    const release = guard.hold();
    page.addEventListener('popstate', release, { once: true });
    go(-1);
    await shows(details);
    expect(guard.actor.getSnapshot().value).toBe('clean');
  });
});

test('Back asks the user after a reload', async () => {
  // The test server serves both addresses, so the page can be reloaded.
  const { page, loaded } = await openPage('/tsconfig.json');
  const before = watch(page());
  before.history.navigate('/package.json');
  const isLoaded = loaded();
  page().location.reload();
  await isLoaded;
  const { guard, go, asks, address, confirm, shows } = watch(page());
  expect(address()).toBe('/package.json');
  guard.hold();
  go(-1);
  await asks();
  expect(address()).toBe('/package.json');
  confirm();
  await shows('/tsconfig.json');
});

describe('closing the page', () => {
  test('closing the page asks while there are unsaved changes and not after leaving is confirmed', async () => {
    const { page, guard, confirm, history } = await start(list, form);
    expect(close(page)).toBe('closes');
    const release = guard.hold();
    expect(close(page)).toBe('asks');
    history.navigate(list);
    expect(close(page)).toBe('asks');
    confirm();
    expect(close(page)).toBe('closes');
    release();
    expect(close(page)).toBe('closes');
  });

  test('closing the page does not ask after another dialog has granted leaving', async () => {
    const { page, guard } = await start(list, form);
    guard.hold();
    guard.grant();
    expect(close(page)).toBe('closes');
  });
});

test('a stopped history notifies no subscribers and does not ask before the page closes', async () => {
  const { page, guard, history, shown } = await start(list, form);
  history.stop();
  const back = new Promise((resolve) => page.addEventListener('popstate', resolve, { once: true }));
  page.history.back();
  await back;
  guard.hold();
  expect([page.location.pathname, shown, close(page)]).toEqual([list, [], 'closes']);
});
