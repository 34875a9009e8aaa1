import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBrowserSignals } from './browser-signals';

let frame: HTMLIFrameElement;

beforeEach(() => {
  // A page of the same origin: to this one it is another tab.
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
/** Comes after everything that was stored before it. */
async function allHeard() {
  const heard = new Promise((resolve) => {
    window.addEventListener('storage', ({ key }) => key === 'last' && resolve(undefined));
  });
  otherTab().localStorage.setItem('last', String(Math.random()));
  await heard;
}

describe('what is stored', () => {
  function start() {
    const keys: (string | null)[] = [];
    const stop = createBrowserSignals(window).onStored((key) => keys.push(key));
    return { keys, stop };
  }

  test('by another tab is heard with its key, in order, and a cleared storage without one', async () => {
    const { keys, stop } = start();
    const { localStorage: theirs } = otherTab();
    theirs.setItem('id_token', 'a');
    theirs.setItem('access_token', 'b');
    theirs.removeItem('id_token');
    theirs.clear();
    await allHeard();
    expect(keys).toEqual(['id_token', 'access_token', 'id_token', null, 'last']);
    stop();
  });

  test('by this tab is no news', async () => {
    const { keys, stop } = start();
    localStorage.setItem('id_token', 'a');
    await allHeard();
    expect(keys).toEqual(['last']);
    stop();
  });

  test('for one tab alone concerns nobody', async () => {
    const { keys, stop } = start();
    otherTab().sessionStorage.setItem('devMode', 'true');
    otherTab().sessionStorage.clear();
    await allHeard();
    expect(keys).toEqual(['last']);
    stop();
  });

  test('is heard too where the page may not look at its session storage', async () => {
    const { keys, stop } = start();
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    await allHeard();
    expect(keys).toEqual(['last']);
    stop();
  });

  test('is not heard any more once stopped', async () => {
    const { keys, stop } = start();
    stop();
    await allHeard();
    expect(keys).toEqual([]);
  });
});

describe('a page that is looked at again', () => {
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
  ])('is told %s, until stopped', (_, wake) => {
    const { woke, stop } = start();
    wake();
    expect(woke).toHaveBeenCalledTimes(1);
    stop();
    wake();
    expect(woke).toHaveBeenCalledTimes(1);
  });

  test('is not told when it is hidden', () => {
    const { woke, stop } = start();
    turn('hidden');
    expect(woke).not.toHaveBeenCalled();
    stop();
  });
});
