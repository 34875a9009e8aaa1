/** What a toast says. Texts are shown as text, never as markup. Source: specification, sections 2 and 3. */
export interface ToastContent {
  status: 'success' | 'error';
  title: string;
  caption?: string;
  link?: { title: string; href: string };
  additionalInfo?: string;
  /** One line each, `fieldPath: message`. */
  validationErrors?: readonly string[];
}

/** Hidden after ten seconds, unless hovered or focused. Milliseconds. */
export const toastTimeoutMs = 10_000;

type Listener = (content: ToastContent) => void;

/** Toasts that wait until the region has been loaded, then go straight to it. */
export class ToastQueue {
  #waiting: ToastContent[] = [];
  #listener: Listener | undefined;
  #onFirst: (() => void) | undefined;

  /** Shows a toast, loading the region first if this is the first one. */
  add(content: ToastContent): void {
    if (this.#listener) {
      this.#listener(content);
      return;
    }
    this.#waiting.push(content);
    this.#onFirst?.();
  }

  /** `onFirst` is called when something waits and no region listens yet. Returns the way out. */
  onFirst(callback: () => void): () => void {
    this.#onFirst = callback;
    if (this.#waiting.length > 0) callback();
    return () => {
      this.#onFirst = undefined;
    };
  }

  /** The region takes over what waits. Returns the way out. */
  connect(listener: Listener): () => void {
    this.#listener = listener;
    for (const content of this.#waiting.splice(0)) listener(content);
    return () => {
      this.#listener = undefined;
    };
  }
}
