// The part of the measurement that runs inside the page. Playwright sends it as text, so it must not use other modules.

export interface LayoutShiftMark {
  readonly value: number;
  readonly atMs: number;
}

/** Load times of a page in milliseconds since the start of the navigation. */
export interface LoadMarks {
  firstRowMs: number | undefined;
  firstPaintMs: number | undefined;
  largestPaintMs: number | undefined;
  layoutShifts: (LayoutShiftMark & { readonly nodes: string[] })[];
}

/** The state of the document that ends an interaction. */
export interface Condition {
  readonly selector: string;
  /** Minimum number of matching elements. Default: 1. */
  readonly count?: number;
  /** True if the text of the first matching element must change. Default: false. */
  readonly isChanged?: boolean;
}

export interface PageProbe {
  readonly marks: LoadMarks;
  /** Starts a measurement: waits for the next event, then for the condition, then for its frame. */
  readonly arm: (eventType: string, condition: Condition) => void;
  /** Milliseconds from the time stamp of the event to the end of the frame. */
  readonly result: () => Promise<number>;
  /** Measures each key press from now on. */
  readonly watchKeys: () => void;
  readonly keys: number[];
  /** Navigates from the list to the form and back by the links of the page. */
  readonly cycle: (count: number) => Promise<void>;
}

declare global {
  interface Window {
    benchProbe: PageProbe;
  }
}

interface LayoutShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Installs the probe before the scripts of the page run. */
export function installProbe(): void {
  const rowSelector = 'tbody tr:not([aria-hidden])';
  const timeoutMs = 20_000;
  const marks: LoadMarks = {
    firstRowMs: undefined,
    firstPaintMs: undefined,
    largestPaintMs: undefined,
    layoutShifts: [],
  };

  const rowObserver = new MutationObserver(() => {
    if (!document.querySelector(rowSelector)) return;
    rowObserver.disconnect();
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        marks.firstRowMs = performance.now();
      }),
    );
  });
  rowObserver.observe(document, { childList: true, subtree: true });

  const observers: PerformanceObserver[] = [];
  const observe = (type: string, each: (entry: PerformanceEntry) => void) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(each));
    observer.observe({ type, buffered: true });
    observers.push(observer);
  };
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') marks.firstPaintMs = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    marks.largestPaintMs = startTime;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput, startTime, sources } = entry as LayoutShiftEntry;
    if (hadRecentInput) return;
    const nodes = sources.map(({ node }) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return element
        ? `${element.localName}.${element.className} ${element.textContent?.slice(0, 40)}`
        : 'removed';
    });
    marks.layoutShifts.push({ value, atMs: startTime, nodes });
  });

  /** A task queued in a frame callback runs after the frame is painted. */
  const afterPaint = (then: () => void) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        channel.port1.close();
        then();
      };
      channel.port2.postMessage(0);
    });

  let armed: Promise<number> | undefined;
  const keys: number[] = [];

  const arm = (eventType: string, { selector, count = 1, isChanged = false }: Condition) => {
    const before = document.querySelector(selector)?.textContent;
    const isMet = () => {
      const found = document.querySelectorAll(selector);
      return found.length >= count && (!isChanged || found[0]?.textContent !== before);
    };
    armed = new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`${selector} did not follow ${eventType} within 20 s`)),
        timeoutMs,
      );
      const watch = (event: Event) => {
        const observer = new MutationObserver(() => {
          if (!isMet()) return;
          observer.disconnect();
          afterPaint(() => {
            clearTimeout(timer);
            resolve(performance.now() - event.timeStamp);
          });
        });
        observer.observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
      };
      addEventListener(eventType, watch, { capture: true, once: true });
    });
    armed.catch(() => {});
  };

  const until = (isMet: () => boolean, what: string) =>
    new Promise<void>((resolve, reject) => {
      const deadline = performance.now() + timeoutMs;
      const check = () => {
        if (isMet()) resolve();
        else if (performance.now() > deadline) reject(new Error(`${what} did not appear within 20 s`));
        else requestAnimationFrame(check);
      };
      requestAnimationFrame(check);
    });

  const watchKey = (event: Event) => afterPaint(() => keys.push(performance.now() - event.timeStamp));

  window.benchProbe = {
    marks,
    arm,
    result: () => armed ?? Promise.reject(new Error('arm() was not called')),
    keys,
    watchKeys() {
      keys.length = 0;
      removeEventListener('keydown', watchKey, true);
      addEventListener('keydown', watchKey, true);
    },
    async cycle(count) {
      // The entries of the probe must not count as a leak of the page.
      for (const observer of observers.splice(0)) observer.disconnect();
      const follow = (selector: string) => {
        const link = document.querySelector<HTMLElement>(selector);
        if (!link) throw new Error(`the page has no link ${selector}`);
        link.click();
      };
      for (let done = 0; done < count; done += 1) {
        follow('main a[href$="/items/create"]');
        await until(() => document.querySelector('main form input') !== null, 'the form');
        follow('main a[href$="/items"]');
        await until(() => document.querySelector(rowSelector) !== null, 'the list');
      }
    },
  };
}
