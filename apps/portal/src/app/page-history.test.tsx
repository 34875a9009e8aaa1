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

/** A page of this origin with a history of its own. Any document will do. */
async function openPage(address = '/tsconfig.json') {
  const frame = document.createElement('iframe');
  frames.push(frame);
  const loaded = () => new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  frame.src = address;
  const arrived = loaded();
  document.body.append(frame);
  await arrived;
  return { page: () => frame.contentWindow as Window, loaded };
}

/** What the browser does when the page is to be closed. */
const closes = (page: Window) => {
  const event = new Event('beforeunload', { cancelable: true });
  page.dispatchEvent(event);
  return event.defaultPrevented ? 'asks' : 'goes';
};

/** The portal's history in a page, with the guard that the portal has. */
function watch(page: Window) {
  const guard = createLeaveGuard();
  const history = createPageHistory(page, guard);
  const shown: string[] = [];
  history.subscribe(() => shown.push(history.pathname() + history.search()));
  return {
    history,
    guard,
    /** What screens were told to show, in order. */
    shown,
    go: (steps: number) => page.history.go(steps),
    address: () => page.location.pathname + page.location.search,
    asks: () => expect.poll(() => guard.actor.getSnapshot().value).toBe('asking'),
    shows: (address: string) => expect.poll(() => shown.at(-1)).toBe(address),
    confirm: () => guard.actor.send({ type: 'leave.confirmed' }),
    decline: () => guard.actor.send({ type: 'leave.declined' }),
  };
}

/** The portal after a walk over these addresses; what is shown from then on is `shown`. */
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
  test('a link changes address and screen, and Back and Forward follow it', async () => {
    const { history, shown, shows, address, go } = await start(list);
    history.navigate(form);
    expect([address(), shown]).toEqual([form, [form]]);
    go(-1);
    await shows(list);
    go(1);
    await shows(form);
    expect([address(), shown]).toEqual([form, [form, list, form]]);
  });

  test('a replaced entry is not come back to', async () => {
    const { history, shown, shows, go } = await start(list, form);
    history.navigate(details, { replace: true });
    go(-1);
    await shows(list);
    expect(shown).toEqual([details, list]);
  });

  test('a query is part of what is shown, as it stands', async () => {
    const { history, shows, go } = await start(list);
    history.navigate(`${list}?searchInput=a%2Fb&page=2`);
    expect([history.pathname(), history.search()]).toEqual([list, '?searchInput=a%2Fb&page=2']);
    go(-1);
    await shows(list);
    expect(history.search()).toBe('');
  });

  test('what others keep in an entry stays there', async () => {
    const { page } = await openPage();
    page().history.replaceState({ scroll: 7 }, '');
    createPageHistory(page(), createLeaveGuard());
    expect(page().history.state).toMatchObject({ scroll: 7 });
  });
});

describe('the page above the one that is shown', () => {
  const narrowed = `${list}?page=2&searchInput=a%2Fb`;
  const edit = '/SUP-1/items/edit/I-1';

  test('is remembered as it was left, with what was chosen on it, as long as one stays below it', async () => {
    const { history } = await start(list, narrowed, details);
    expect([history.asLeft(list), history.chosen()]).toEqual([narrowed, details]);
    history.navigate(edit);
    expect([history.asLeft(list), history.chosen()]).toEqual([narrowed, details]);
  });

  test('is remembered no more by a page that is not below it, nor by itself', async () => {
    const { history } = await start(narrowed, details, '/SUP-1/dashboard', form);
    expect([history.asLeft(list), history.chosen()]).toEqual([list, undefined]);
    history.navigate(narrowed);
    expect([history.asLeft(list), history.chosen()]).toEqual([list, undefined]);
  });

  test('is no page of another supplier, nor one whose name begins alike', async () => {
    const { history } = await start(narrowed, '/SUP-1/items-of-old/I-1');
    expect(history.asLeft(list)).toBe(list);
    history.navigate(narrowed);
    history.navigate('/SUP-2/items/details/I-1');
    expect([history.asLeft('/SUP-2/items'), history.asLeft(list)]).toEqual(['/SUP-2/items', list]);
  });

  test('belongs to the entry: Back and Forward bring it along, a page that takes its place keeps it', async () => {
    const { history, go, shows } = await start(list, narrowed, details);
    history.navigate(edit, { replace: true });
    expect(history.asLeft(list)).toBe(narrowed);
    go(-1);
    await shows(narrowed);
    expect(history.asLeft(list)).toBe(list);
    go(1);
    await shows(edit);
    expect([history.asLeft(list), history.chosen()]).toEqual([narrowed, details]);
  });

  test('is known after a reload, and on the fragment of a page', async () => {
    const { page } = await start(narrowed, details);
    const after = watch(page);
    expect(after.history.asLeft(list)).toBe(narrowed);
    page.location.hash = 'main';
    await after.shows(details);
    expect(after.history.asLeft(list)).toBe(narrowed);
  });

  test('that was left as by default is what it is', async () => {
    const { history } = await start(list, details);
    expect(history.asLeft(list)).toBe(list);
  });
});

describe('with unsaved changes a link', () => {
  async function dirty() {
    const portal = await start(list, form);
    const release = portal.guard.hold();
    portal.history.navigate(details);
    return { ...portal, release };
  }

  test('is held back: the user is asked, and neither address nor screen changes', async () => {
    const { shown, address, guard } = await dirty();
    expect([guard.actor.getSnapshot().value, address(), shown]).toEqual(['asking', form, []]);
  });

  test('is forgotten when the user stays', async () => {
    const { shown, address, decline, guard } = await dirty();
    decline();
    expect([guard.isHolding(), address(), shown]).toEqual([true, form, []]);
  });

  test('is followed when the user leaves, and Back leads to the form', async () => {
    const { shown, address, confirm, release, go, shows } = await dirty();
    confirm();
    release();
    expect([address(), shown]).toEqual([details, [details]]);
    go(-1);
    await shows(form);
  });

  test('asks once: a second one meanwhile changes nothing', async () => {
    const { history, confirm, address } = await dirty();
    history.navigate(list);
    confirm();
    expect(address()).toBe(details);
  });

  test('to another page of the same list is free', async () => {
    const { history, guard, shown } = await start(list);
    guard.hold();
    history.navigate(`${list}?page=1`);
    expect([shown, guard.actor.getSnapshot().value]).toEqual([[`${list}?page=1`], 'dirty']);
  });

  test('of the portal’s own, in place of the entry, is never held', async () => {
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
  ])('%s is held back: neither address nor screen changes', async (_, steps) => {
    const { guard, go, asks, address, shown, history } = await start(...walk);
    guard.hold();
    go(steps);
    await asks();
    expect([address(), history.pathname(), shown]).toEqual([form, form, []]);
  });

  test.each<[string, number, string]>([
    ['Back', -1, details],
    ['two entries back', -2, list],
  ])('%s leads there once the user leaves, and Forward comes back', async (_, steps, target) => {
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
  });

  test('Back is forgotten when the user stays, and asks again the next time', async () => {
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

  test('Forward is held back too', async () => {
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

  test('Back pressed twice in a row asks once, and staying stays', async () => {
    const { guard, go, asks, decline, address, shown } = await start(...walk);
    const questions: unknown[] = [];
    guard.actor.subscribe(({ value }) => questions.push(value));
    guard.hold();
    go(-1);
    go(-1);
    await asks();
    expect([address(), shown]).toEqual([form, []]);
    decline();
    expect([address(), guard.isHolding(), questions]).toEqual([form, true, ['dirty', 'asking', 'dirty']]);
  });

  test('Back pressed twice in a row and confirmed leads where the first one led', async () => {
    const { guard, go, asks, confirm, shows, shown } = await start(...walk);
    guard.hold();
    go(-1);
    go(-1);
    await asks();
    confirm();
    await shows(details);
    expect(shown).toEqual([details]);
  });

  test('Back pressed while the user is asked changes nothing', async () => {
    const { guard, go, asks, confirm, address, shows, shown, page } = await start(...walk);
    guard.hold();
    go(-1);
    await asks();
    const returned = new Promise<void>((resolve) => {
      page.addEventListener('popstate', () => page.location.pathname === form && resolve());
    });
    go(-2);
    await returned;
    // The traversals count as ended after a pause of 20 ms; of two timers of one length the first comes first.
    await new Promise((resolve) => page.setTimeout(resolve, 20));
    expect([guard.actor.getSnapshot().value, address(), shown]).toEqual(['asking', form, []]);
    confirm();
    await shows(details);
  });

  test('Back over pages of the same list is free, over its edge it is not', async () => {
    const { guard, go, shows, asks, address } = await start(form, list, `${list}?page=1`);
    guard.hold();
    go(-1);
    await shows(list);
    expect(guard.actor.getSnapshot().value).toBe('dirty');
    go(-1);
    await asks();
    expect(address()).toBe(list);
  });

  test('Back to an entry that a fragment has made is held too', async () => {
    const { page, guard, history, go, asks, address } = await start(list);
    page.location.hash = 'main';
    await expect.poll(() => page.location.hash).toBe('#main');
    history.navigate(form);
    guard.hold();
    go(-1);
    await asks();
    expect(address()).toBe(form);
  });

  test('changes that are gone while the browser is sent back let it go after all', async () => {
    const { guard, go, shows, page } = await start(...walk);
    const release = guard.hold();
    page.addEventListener('popstate', release, { once: true });
    go(-1);
    await shows(details);
    expect(guard.actor.getSnapshot().value).toBe('clean');
  });
});

test('after a reload Back is held as before', async () => {
  // A reload asks the server for the address: these are there.
  const { page, loaded } = await openPage('/tsconfig.json');
  const before = watch(page());
  before.history.navigate('/package.json');
  const arrived = loaded();
  page().location.reload();
  await arrived;
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
  test('asks while something would be lost, and no longer', async () => {
    const { page, guard, confirm, history } = await start(list, form);
    expect(closes(page)).toBe('goes');
    const release = guard.hold();
    expect(closes(page)).toBe('asks');
    history.navigate(list);
    expect(closes(page)).toBe('asks');
    confirm();
    expect(closes(page)).toBe('goes');
    release();
    expect(closes(page)).toBe('goes');
  });

  test('asks nothing once another dialog has asked', async () => {
    const { page, guard } = await start(list, form);
    guard.hold();
    guard.grant();
    expect(closes(page)).toBe('goes');
  });
});

test('a history that is stopped tells nobody, and lets the page be closed', async () => {
  const { page, guard, history, shown } = await start(list, form);
  history.stop();
  const back = new Promise((resolve) => page.addEventListener('popstate', resolve, { once: true }));
  page.history.back();
  await back;
  guard.hold();
  expect([page.location.pathname, shown, closes(page)]).toEqual([list, [], 'goes']);
});
