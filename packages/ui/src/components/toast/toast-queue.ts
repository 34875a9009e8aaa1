/** The link of a toast. */
export interface ToastLink {
  title: string;
  /** The address of the link. */
  href: string;
}

/** The content of a toast. Texts are never rendered as markup. Source: specification, sections 2 and 3. */
export interface ToastContent {
  /** Selects the icon. */
  status: 'success' | 'error';
  title: string;
  caption?: string;
  /** A link to the affected record. Following the link closes the toast. */
  link?: ToastLink | undefined;
  /** Secondary text, such as a reference for support. */
  additionalInfo?: string | undefined;
  /** One line each, `fieldPath: message`. */
  validationErrors?: readonly string[];
  /** A line below `validationErrors`, such as the number of errors that are not listed. */
  moreErrors?: string | undefined;
  /** BCP 47 tag of `caption` and `validationErrors`, if it differs from the language of the page. */
  lang?: string | undefined;
  /**
   * The subject of the toast, such as a form. The next toast about the same subject closes an error toast; a success
   * toast stays until its time ends. Default none.
   */
  about?: string;
}

/** How long a toast is shown, in milliseconds: 10,000. Hover and focus pause the time, and `hasTimeLimit={false}` turns it off. */
export const toastTimeoutMs = 10_000;

/** Shows the toasts of a {@link ToastQueue}. Implemented by the region. */
export interface ToastDisplay {
  show: (content: ToastContent) => void;
  /** Removes all toasts. */
  clear: () => void;
}

/**
 * A queue of toasts, created once per page outside of React. Toasts wait until the region is loaded and are then shown
 * immediately.
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

  /** Shows a toast, or queues it and calls the `onFirst` listener when no region is connected. */
  add(content: ToastContent): void {
    if (this.#display) {
      this.#display.show(content);
      return;
    }
    this.#waiting.push(content);
    this.#onFirst?.();
  }

  /** Removes all visible and queued toasts, so that the next user does not see them. */
  clear(): void {
    this.#waiting = [];
    this.#display?.clear();
  }

  /**
   * Sets the listener for the first queued toast, which loads the region.
   *
   * @returns A function that removes the listener.
   */
  onFirst(callback: () => void): () => void {
    this.#onFirst = callback;
    if (this.#waiting.length > 0) callback();
    return () => {
      this.#onFirst = undefined;
    };
  }

  /**
   * Connects the region, which shows the queued toasts in order and then every new toast.
   *
   * @returns A function that disconnects the region.
   */
  connect(display: ToastDisplay): () => void {
    this.#display = display;
    for (const content of this.#waiting.splice(0)) display.show(content);
    return () => {
      this.#display = undefined;
    };
  }
}
