import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBrowserSignals } from './browser-signals';

let frame: HTMLIFrameElement;

beforeEach(() => {
  // A page of the same origin that simulates another tab.
  frame = document.createElement('iframe');
  document.body.append(frame);
});
afterEach(() => {
  vi.restoreAllMocks();
  frame.remove();
  localStorage.clear();
  sessionStorage.clear();
});

const otherTab = () => frame.contentWindow as Window;
/** Resolves after the page has received all earlier storage events. */
async function allEventsReceived() {
  const lastEvent = new Promise((resolve) => {
    window.addEventListener('storage', ({ key }) => key === 'last' && resolve(undefined));
  });
  otherTab().localStorage.setItem('last', String(Math.random()));
  await lastEvent;
}

describe('onStored', () => {
  function start() {
    const keys: (string | null)[] = [];
    const stop = createBrowserSignals(window).onStored((key) => keys.push(key));
    return { keys, stop };
  }

  test('onStored() passes the keys of another tab in order, and null for a cleared storage', async () => {
    const { keys, stop } = start();
    const { localStorage: theirs } = otherTab();
    theirs.setItem('id_token', 'a');
    theirs.setItem('access_token', 'b');
    theirs.removeItem('id_token');
    theirs.clear();
    await allEventsReceived();
    expect(keys).toEqual(['id_token', 'access_token', 'id_token', null, 'last']);
    stop();
  });

  test('onStored() ignores changes of this tab', async () => {
    const { keys, stop } = start();
    localStorage.setItem('id_token', 'a');
    await allEventsReceived();
    expect(keys).toEqual(['last']);
    stop();
  });

  test('onStored() ignores session storage', async () => {
    const { keys, stop } = start();
    otherTab().sessionStorage.setItem('devMode', 'true');
    otherTab().sessionStorage.clear();
    await allEventsReceived();
    expect(keys).toEqual(['last']);
    stop();
  });

  test('onStored() works when session storage is forbidden', async () => {
    const { keys, stop } = start();
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    await allEventsReceived();
    expect(keys).toEqual(['last']);
    stop();
  });

  test('onStored() calls no listener after the listener is removed', async () => {
    const { keys, stop } = start();
    stop();
    await allEventsReceived();
    expect(keys).toEqual([]);
  });
});

describe('onWoke', () => {
  function start() {
    const woke = vi.fn();
    return { woke, stop: createBrowserSignals(window).onWoke(() => woke()) };
  }
  const turn = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };

  test.each<[string, () => void]>([
    ['when it is shown', () => turn('visible')],
    [
      'when it comes from the back/forward cache',
      () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    ],
    ['when the network is back', () => window.dispatchEvent(new Event('online'))],
  ])('onWoke() calls the listener %s until it is stopped', (_, wake) => {
    const { woke, stop } = start();
    wake();
    expect(woke).toHaveBeenCalledTimes(1);
    stop();
    wake();
    expect(woke).toHaveBeenCalledTimes(1);
  });

  test('onWoke() does not call the listener when the page is hidden', () => {
    const { woke, stop } = start();
    turn('hidden');
    expect(woke).not.toHaveBeenCalled();
    stop();
  });
});
