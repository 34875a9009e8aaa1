import { enableShadowDOM } from '@react-stately/flags';
import { createContext } from 'react';

/** The shadow root of this package that contains the widget. `undefined` for a widget in the light DOM. */
export const ShadowRootContext = createContext<ShadowRoot | undefined>(undefined);

const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/**
 * Adopts a style sheet into a shadow root. All roots of a document share one sheet. A content security policy does not
 * treat adopted sheets as inline styles.
 */
export function adoptStyles(root: ShadowRoot, text: string): void {
  const { ownerDocument } = root;
  const documentSheets = sheets.get(ownerDocument) ?? new Map<string, CSSStyleSheet>();
  sheets.set(ownerDocument, documentSheets);
  let sheet = documentSheets.get(text);
  if (!sheet) {
    sheet = new (ownerDocument.defaultView ?? globalThis.window).CSSStyleSheet();
    sheet.replaceSync(text);
    documentSheets.set(text, sheet);
  }
  root.adoptedStyleSheets = [sheet];
}

/** Attaches an open shadow root with styles and enables the shadow DOM support of react-aria. */
export function openShadowRoot(element: HTMLElement, styles: string): ShadowRoot {
  enableShadowDOM();
  const root = element.attachShadow({ mode: 'open' });
  adoptStyles(root, styles);
  return root;
}
