const defaultLocale = 'en-US';

/**
 * Converts a host's language tag to its canonical form and accepts `en_US`. Returns the default locale for an invalid
 * tag.
 */
export function resolveLocale(tag: string | undefined): string {
  if (!tag) return defaultLocale;
  try {
    return Intl.getCanonicalLocales(tag.replaceAll('_', '-'))[0] ?? defaultLocale;
  } catch {
    return defaultLocale;
  }
}

/** Returns the nearest ancestor's `lang` attribute, across shadow roots, or `undefined` if no ancestor has one. */
export function findInheritedLocale(element: Element): string | undefined {
  const locale = element.closest('[lang]')?.getAttribute('lang');
  if (locale) return locale;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? findInheritedLocale(root.host) : undefined;
}
