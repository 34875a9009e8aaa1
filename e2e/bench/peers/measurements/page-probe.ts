// The part of the comparison that runs inside the page. Playwright sends it as text, so it must not use other modules.

import type { LayoutShiftMark } from '../../browser/probe.ts';
import type { Driver } from '../drivers/driver.ts';

export interface LoadFacts {
  readonly firstPaintMs: number;
  readonly firstRowMs: number;
  /** Sum of the time above 50 ms of every task. */
  readonly blockingMs: number;
  readonly layoutShifts: readonly LayoutShiftMark[];
  /** Paths of scripts and style sheets that were requested before the first row. */
  readonly codePaths: readonly string[];
}

/** The state of the document that ends an interaction. All given conditions must hold. */
export interface Condition {
  readonly selector: string;
  /** Minimum number of matching elements. Default: 1. */
  readonly count?: number;
  /** The text of the first row must differ from the text before the interaction. */
  readonly changed?: { readonly selector: string; readonly text: string };
  /** The first five elements with text contain this text. */
  readonly text?: string;
  /** The value of the first element ends with this text. */
  readonly valueEnd?: string;
}

export interface PeerProbe {
  /** Resolves in the frame with the first row of data. */
  readonly firstRow: () => Promise<void>;
  readonly loadFacts: () => LoadFacts;
  /** Starts a measurement: waits for the next press of a pointer or key, then for the condition, then for its frame. */
  readonly arm: (condition: Condition) => void;
  /** Milliseconds from the event to the painted frame that shows the result. */
  readonly result: () => Promise<number>;
  /** Visits the screens list, details, list, form and list `count` times by the links of the page. */
  readonly cycle: (links: Pick<Driver, 'details' | 'form' | 'itemsLink'>, count: number) => Promise<void>;
}

declare global {
  interface Window {
    peerProbe: PeerProbe;
  }
}

interface LayoutShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Installs the probe before the scripts of the page run. */
export function installPeerProbe(rowSelector: string): void {
  const timeoutMs = 30_000;
  const longTaskMs = 50;
  /** A row without data has no text. */
  const minRowText = 5;
  const checkedOptions = 5;

  const layoutShifts: LayoutShiftMark[] = [];
  let blockingMs = 0;
  const observe = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput, startTime } = entry as LayoutShiftEntry;
    if (!hadRecentInput) layoutShifts.push({ value, atMs: startTime });
  });
  observe('longtask', ({ duration }) => {
    blockingMs += Math.max(0, duration - longTaskMs);
  });

  /** A task that a frame callback queues runs after the frame is painted. */
  const afterFrame = (then: () => void) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      channel.port1.close();
      then();
    };
    channel.port2.postMessage(0);
  };

  let firstRowMs = Number.NaN;
  const firstRow = new Promise<void>((resolve) => {
    const rows = new MutationObserver(() => {
      const text = document.querySelector(rowSelector)?.textContent ?? '';
      if (text.trim().length < minRowText) return;
      rows.disconnect();
      requestAnimationFrame(() =>
        afterFrame(() => {
          firstRowMs = performance.now();
          resolve();
        }),
      );
    });
    rows.observe(document, { childList: true, subtree: true, characterData: true });
  });

  const isMet = ({ selector, count = 1, changed, text, valueEnd }: Condition) => {
    const found = [...document.querySelectorAll<HTMLElement>(selector)];
    if (found.length < count) return false;
    if (changed) {
      const now = document.querySelector<HTMLElement>(changed.selector)?.innerText ?? '';
      if (now === changed.text || now.length < minRowText) return false;
    }
    if (text !== undefined) {
      const options = found.filter((option) => option.textContent?.trim()).slice(0, checkedOptions);
      if (options.length === 0 || !options.every((option) => option.textContent?.includes(text)))
        return false;
    }
    return valueEnd === undefined || (found[0] as HTMLInputElement).value.endsWith(valueEnd);
  };

  let armed: Promise<number> | undefined;
  const presses = ['pointerdown', 'keydown'];
  const arm = (condition: Condition) => {
    armed = new Promise((resolve, reject) => {
      const start = (event: Event) => {
        for (const press of presses) removeEventListener(press, start, true);
        const check = () => {
          if (isMet(condition)) afterFrame(() => resolve(performance.now() - event.timeStamp));
          else if (performance.now() - event.timeStamp > timeoutMs)
            reject(new Error(`${JSON.stringify(condition)} did not follow the ${event.type} within 30 s`));
          else requestAnimationFrame(check);
        };
        requestAnimationFrame(check);
      };
      for (const press of presses) addEventListener(press, start, true);
    });
    armed.catch(() => {});
  };

  const appeared = (selector: string) =>
    new Promise<HTMLElement>((resolve, reject) => {
      const startedAt = performance.now();
      const check = () => {
        const element = document.querySelector<HTMLElement>(selector);
        if (element) resolve(element);
        else if (performance.now() - startedAt > timeoutMs)
          reject(new Error(`${selector} did not appear within 30 s`));
        else requestAnimationFrame(check);
      };
      check();
    });

  window.peerProbe = {
    firstRow: () => firstRow,
    loadFacts: () => ({
      firstPaintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      firstRowMs,
      blockingMs,
      layoutShifts,
      codePaths: performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime < firstRowMs)
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => /\.(m?js|css)$/.test(path)),
    }),
    arm,
    result: () => armed ?? Promise.reject(new Error('arm() was not called')),
    async cycle({ details, form, itemsLink }, count) {
      const follow = async (link: string, target: string) => {
        (await appeared(link)).click();
        await appeared(target);
      };
      for (let done = 0; done < count; done += 1) {
        await follow(details.link, details.content);
        await follow(itemsLink, details.link);
        await follow(form.link, form.field);
        await follow(itemsLink, details.link);
      }
    },
  };
}
