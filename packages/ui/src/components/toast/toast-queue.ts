/** Where a toast leads. */
export interface ToastLink {
  title: string;
  /** The address, for the browser. */
  href: string;
}

/** What a toast says. Texts are shown as text, never as markup. Source: specification, sections 2 and 3. */
export interface ToastContent {
  /** Chooses the icon. */
  status: 'success' | 'error';
  title: string;
  caption?: string;
  /** Where to look at what happened. Following it closes the toast. */
  link?: ToastLink | undefined;
  /** A second, quieter paragraph, such as a reference to name to support. */
  additionalInfo?: string;
  /** One line each, `fieldPath: message`. */
  validationErrors?: readonly string[];
  /**
   * What it tells of, such as a form: a failure of it goes when the next toast about the same comes. What went well
   * stays its time. Default: nothing that another toast is about.
   */
  about?: string;
}

/** How long a toast is shown, not counting while the pointer or the focus is on one. Milliseconds: 10,000. */
export const toastTimeoutMs = 10_000;

/** Who shows the toasts of a {@link ToastQueue}: the region. */
export interface ToastDisplay {
  show: (content: ToastContent) => void;
  /** Takes all of them away. */
  clear: () => void;
}

/**
 * Toasts on their way to the region. One per page, made outside of React, so that what happened can be told from
 * anywhere; toasts wait until the region's code has been loaded, then go straight to it.
 *
 * @example
 * ```ts
 * import { ToastQueue } from '@portal-kit/ui/toast';
 *
 * const toasts = new ToastQueue();
 * toasts.add({ status: 'success', title: 'Item added successfully' });
 * ```
 */
export class ToastQueue {
  #waiting: ToastContent[] = [];
  #display: ToastDisplay | undefined;
  #onFirst: (() => void) | undefined;

  /** Shows a toast, asking for the region first if there is none yet. */
  add(content: ToastContent): void {
    if (this.#display) {
      this.#display.show(content);
      return;
    }
    this.#waiting.push(content);
    this.#onFirst?.();
  }

  /** Takes all toasts away, shown or waiting: what they tell is not for the eyes of whoever signs in next. */
  clear(): void {
    this.#waiting = [];
    this.#display?.clear();
  }

  /**
   * Calls back when something waits and no region is there to show it: the time to load the region.
   *
   * @returns The way out.
   */
  onFirst(callback: () => void): () => void {
    this.#onFirst = callback;
    if (this.#waiting.length > 0) callback();
    return () => {
      this.#onFirst = undefined;
    };
  }

  /**
   * The region takes over, in order, what waits and what comes.
   *
   * @returns The way out.
   */
  connect(display: ToastDisplay): () => void {
    this.#display = display;
    for (const content of this.#waiting.splice(0)) display.show(content);
    return () => {
      this.#display = undefined;
    };
  }
}
