/** The language that the page gives an element, `undefined` where it gives none. Looks out of shadow roots. */
export function languageAround(element: Element): string | undefined {
  const own = element.closest('[lang]')?.getAttribute('lang');
  if (own) return own;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? languageAround(root.host) : undefined;
}
