/** A key or a combination: `Tab`, `Shift+Tab`, `Control+a`. Names of keys as in `KeyboardEvent.key`. */
export type Keys = string;

/** An element of a page. */
export interface PageElement {
  /** Scrolls to the element and clicks its center with the mouse. */
  click(): Promise<void>;
  /** Chooses files in a file input. */
  setFiles(paths: readonly string[]): Promise<void>;
}

/** A tab of a browser. Expressions are evaluated in the page. */
export interface Tab {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Evaluates an expression to a JSON value. */
  evaluate(expression: string): Promise<unknown>;
  /** Evaluates an expression to an element; `undefined` for `null`. */
  element(expression: string): Promise<PageElement | undefined>;
  press(keys: Keys): Promise<void>;
  type(text: string): Promise<void>;
  /** Returns a PNG image of the visible part of the page. */
  screenshot(): Promise<Buffer>;
}

/** A session with its own cookies and storage. */
export interface EngineSession {
  newTab(): Promise<Tab>;
  /** Returns errors and warnings in the console, and uncaught exceptions; `undefined` if the driver can't read them. */
  problems(): readonly string[] | undefined;
  close(): Promise<void>;
}

/** A running browser. */
export interface Engine {
  /** Name and version of the browser. */
  version: string;
  newSession(): Promise<EngineSession>;
  close(): Promise<void>;
}

/** Size of the window's content in CSS pixels. */
export const windowSize = { width: 1440, height: 900 };

/** Separates the modifiers of a combination from its key. */
export function splitKeys(keys: Keys): { modifiers: readonly string[]; key: string } {
  const parts = keys.split('+');
  return { modifiers: parts.slice(0, -1), key: parts.at(-1) ?? '' };
}
