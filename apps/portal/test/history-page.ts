import { createLeaveGuard } from 'portal-kit/leaving';
import { afterEach, expect } from 'vitest';
import { createPageHistory } from '../src/address/page-history';

const frames: HTMLIFrameElement[] = [];
afterEach(() => {
  for (const frame of frames.splice(0)) frame.remove();
});

/** Opens a page of this origin in a frame with its own history. */
export async function openPage(address = '/tsconfig.json') {
  const frame = document.createElement('iframe');
  frames.push(frame);
  const loaded = () => new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  frame.src = address;
  const isLoaded = loaded();
  document.body.append(frame);
  await isLoaded;
  return { page: () => frame.contentWindow as Window, loaded };
}

/** Creates the portal's history and a leave guard in a page. */
export function watchHistory(page: Window) {
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
export async function startHistory(...addresses: string[]) {
  const { page } = await openPage();
  const [first, ...others] = addresses;
  page().history.replaceState(null, '', first);
  const portal = watchHistory(page());

  for (const address of others) portal.history.navigate(address);
  portal.shown.length = 0;
  return { ...portal, page: page() };
}

/** Dispatches `beforeunload` and returns whether the browser would ask for confirmation. */
export function asksBeforeClose(page: Window): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  page.dispatchEvent(event);
  return event.defaultPrevented;
}
