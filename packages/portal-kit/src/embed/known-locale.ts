const fallback = 'en-US';

/** A host's language tag as browsers know it, `en_US` of other systems too; English where it is none. */
export function knownLocale(tag: string | undefined): string {
  if (!tag) return fallback;
  try {
    return Intl.getCanonicalLocales(tag.replaceAll('_', '-'))[0] ?? fallback;
  } catch {
    return fallback;
  }
}
