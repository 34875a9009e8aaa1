import type { Page } from '@playwright/test';

/** Listeners, timers and other resources that scripts hold on a page. */
export interface PageResources {
  /** One entry per listener: `window resize`, `document keydown`. */
  listeners: string[];
  timers: string[];
  observers: string[];
  requests: string[];
  workers: string[];
  /** Children of `head` and `body`, attributes of `html` and `body`, and new globals. */
  page: string[];
}

/** Records the resources of a page before its scripts run. Returns a function that reads them. */
export async function watchPageResources(page: Page): Promise<() => Promise<PageResources>> {
  await page.addInitScript(() => {
    const live = {
      listeners: new Map<EventTarget, Set<string>>(),
      timers: new Map<unknown, string>(),
      observers: new Map<object, string>(),
      requests: new Map<object, string>(),
      workers: new Map<object, string>(),
    };
    const describeTarget = (target: EventTarget) => {
      if (target === window) return 'window';
      if (target === document) return 'document';
      if (target === window.visualViewport) return 'visualViewport';
      if (target instanceof MediaQueryList) return 'media';
      return [document.documentElement, document.body].includes(target as HTMLElement) ? 'root' : undefined;
    };

    const ids = new WeakMap<object, number>();
    let next = 0;
    const getListenerKey = (target: EventTarget, type: string, listener: object, isCapture: boolean) => {
      const id = ids.get(listener) ?? ++next;
      ids.set(listener, id);
      return `${describeTarget(target)} ${type} #${id} ${isCapture}`;
    };
    const isCapture = (options: unknown) =>
      Boolean(typeof options === 'object' ? (options as AddEventListenerOptions)?.capture : options);
    const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      add.call(this, type, listener, options);
      if (!listener || !describeTarget(this)) return;
      const known = live.listeners.get(this) ?? new Set();
      live.listeners.set(this, known);
      const key = getListenerKey(this, type, listener, isCapture(options));
      known.add(key);
      const { once, signal } = (typeof options === 'object' && options) || {};
      const forget = () => void known.delete(key);
      if (once) add.call(this, type, forget, { once, capture: isCapture(options) });
      if (signal) add.call(signal, 'abort', forget);
    };
    EventTarget.prototype.removeEventListener = function (type, listener, options) {
      remove.call(this, type, listener, options);
      if (listener)
        live.listeners.get(this)?.delete(getListenerKey(this, type, listener, isCapture(options)));
    };

    const own = window as unknown as Record<string, (...args: unknown[]) => unknown>;
    const watchTimer = (start: string, stop: string, isRepeated = false) => {
      const [begin, end] = [own[start], own[stop]] as [typeof setTimeout, typeof clearTimeout];
      own[start] = (run, ...rest) => {
        const id = begin(
          (...args: unknown[]) => {
            if (!isRepeated) live.timers.delete(`${start} ${id}`);
            (run as (...args: unknown[]) => void)(...args);
          },
          ...(rest as [number]),
        );
        live.timers.set(`${start} ${id}`, `${start} ${rest[0] ?? ''}`);
        return id;
      };
      own[stop] = (id) => {
        live.timers.delete(`${start} ${id}`);
        end(id as number);
      };
    };
    watchTimer('setTimeout', 'clearTimeout');
    watchTimer('setInterval', 'clearInterval', true);
    watchTimer('requestAnimationFrame', 'cancelAnimationFrame');
    watchTimer('requestIdleCallback', 'cancelIdleCallback');

    for (const Observer of [ResizeObserver, MutationObserver, IntersectionObserver]) {
      const { prototype } = Observer as unknown as { prototype: MutationObserver };
      const { observe, disconnect } = prototype;
      prototype.observe = function (...args) {
        live.observers.set(this, Observer.name);
        observe.apply(this, args);
      };
      prototype.disconnect = function () {
        live.observers.delete(this);
        disconnect.call(this);
      };
    }
    // `unobserve` of the last element releases an observer too.
    for (const Observer of [ResizeObserver, IntersectionObserver]) {
      const { prototype } = Observer as unknown as { prototype: ResizeObserver };
      const { observe, unobserve } = prototype;
      const watched = new WeakMap<ResizeObserver, Set<Element>>();
      prototype.observe = function (element, options) {
        watched.set(this, (watched.get(this) ?? new Set()).add(element));
        observe.call(this, element, options);
      };
      prototype.unobserve = function (element) {
        const elements = watched.get(this);
        elements?.delete(element);
        if (elements?.size === 0) live.observers.delete(this);
        unobserve.call(this, element);
      };
    }

    const { fetch } = window;
    window.fetch = (...args) => {
      const response = fetch(...args);
      live.requests.set(response, String(args[0]));
      const forget = () => void live.requests.delete(response);
      response.then(forget, forget);
      return response;
    };
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      live.requests.set(this, 'XMLHttpRequest');
      this.addEventListener('loadend', () => live.requests.delete(this));
      send.call(this, body);
    };
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        live.workers.set(this, String(url));
      }
      override terminate() {
        live.workers.delete(this);
        super.terminate();
      }
    };

    const names = new Set(Object.getOwnPropertyNames(window));
    Object.assign(globalThis, {
      pageResources: () => ({
        listeners: [...live.listeners.values()]
          .flatMap((known) => [...known].map((key) => key.replace(/ #.*/, '')))
          .toSorted(),
        timers: [...live.timers.values()],
        observers: [...live.observers.values()],
        requests: [...live.requests.values()],
        workers: [...live.workers.values()],
        page: [
          ...[...document.head.children].map((child) => child.outerHTML),
          ...[document.documentElement, document.body].flatMap((root) =>
            [...root.attributes]
              // An empty style attribute has no effect.
              .filter(({ name, value }) => name !== 'style' || value !== '')
              .map(({ name, value }) => `${root.localName} ${name}=${value}`),
          ),
          ...[...document.body.children].map(({ localName }) => `body > ${localName}`),
          ...Object.getOwnPropertyNames(window).filter(
            (name) => !names.has(name) && name !== 'pageResources',
          ),
        ],
      }),
    });
  });
  return () =>
    page.evaluate(() => (globalThis as unknown as { pageResources: () => PageResources }).pageResources());
}
