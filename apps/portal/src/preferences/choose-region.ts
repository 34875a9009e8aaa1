import { closestLanguage, languages } from 'portal-kit/languages';
import { loadPortalLanguage } from '../locales/load-language';
import { applyRegion, englishLocale, type RegionChoice, regionChoice, regionKeys } from './region';

function store(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Without storage, the choice lasts until the next page load.
  }
}

/**
 * Resolves the locale for a chosen language, or for the browser's first language that the portal has. A chosen language
 * keeps the browser's region, so that numbers and dates look familiar.
 */
export function resolvePortalLocale(language: string | undefined, browserLocales: readonly string[]): string {
  const known = browserLocales.filter((locale) => closestLanguage(locale, languages) !== undefined);
  if (language === undefined || !languages.includes(language)) return known[0] ?? 'en-US';
  if (language === 'en') return englishLocale();
  return known.find((locale) => closestLanguage(locale, languages) === language) ?? language;
}

/** Loads the messages of a choice and applies it. Rejects without a change if the messages cannot be loaded. */
async function applyChoice(choice: RegionChoice): Promise<void> {
  const locale = resolvePortalLocale(choice.language, navigator.languages);
  await loadPortalLanguage(locale);
  applyRegion(choice, { locale, timeZone: choice.timeZone });
}

/** Applies the stored choice. If its messages cannot be loaded, the page stays English until the next load. */
export async function loadRegion(): Promise<void> {
  await applyChoice(regionChoice()).catch(() => {});
}

/**
 * Stores a choice and applies it to the page. Rejects without a change if the messages of the language cannot be loaded.
 */
export async function chooseRegion(choice: RegionChoice): Promise<void> {
  await applyChoice(choice);
  store(regionKeys.language, choice.language);
  store(regionKeys.timeZone, choice.timeZone);
}
