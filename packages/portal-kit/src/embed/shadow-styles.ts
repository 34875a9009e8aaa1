const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** A package's styles inside a shadow root: one sheet for all roots of a page. No CSP counts it as inline. */
export function adoptStyles(root: ShadowRoot, text: string): void {
  const page = root.ownerDocument;
  const known = sheets.get(page) ?? new Map<string, CSSStyleSheet>();
  sheets.set(page, known);
  let sheet = known.get(text);
  if (!sheet) {
    sheet = new (page.defaultView ?? globalThis.window).CSSStyleSheet();
    sheet.replaceSync(text);
    known.set(text, sheet);
  }
  root.adoptedStyleSheets = [sheet];
}
