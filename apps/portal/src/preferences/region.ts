import { closestLanguage, languages } from 'portal-kit/languages';
import { useSyncExternalStore } from 'react';
import { loadPortalLanguage } from '../locales/load-language';

/** The user's choice of language and time zone. `undefined` follows the browser and the device. */
export interface RegionChoice {
  /** A language of `languages` of `portal-kit/languages`. */
  readonly language: string | undefined;
  /** IANA time zone. */
  readonly timeZone: string | undefined;
}

/** The language and time zone in use. */
export interface Region {
  /** BCP 47 locale of texts, numbers and dates. */
  readonly locale: string;
  readonly timeZone: string | undefined;
}

/** Keys in local storage. */
export const regionKeys = { language: 'language', timeZone: 'time-zone' } as const;
const defaultLocale = 'en-US';

function stored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone });
    return true;
  } catch {
    return false;
  }
}

function readChoice(): RegionChoice {
  const language = stored(regionKeys.language);
  const timeZone = stored(regionKeys.timeZone);
  return {
    language: language !== undefined && languages.includes(language) ? language : undefined,
    timeZone: timeZone !== undefined && isTimeZone(timeZone) ? timeZone : undefined,
  };
}

/**
 * The locale for a choice: the first language of the browser that the portal has, or English. A chosen language keeps the
 * region of the browser, so that numbers and dates look familiar.
 */
export function localeOf(language: string | undefined, browserLocales: readonly string[]): string {
  const known = browserLocales.filter((locale) => closestLanguage(locale, languages) !== undefined);
  if (language === undefined) return known[0] ?? defaultLocale;
  const regional = known.find((locale) => closestLanguage(locale, languages) === language);
  return regional ?? (language === 'en' ? defaultLocale : language);
}

/** The region of a choice in this browser. */
export const regionOf = ({ language, timeZone }: RegionChoice): Region => ({
  locale: localeOf(language, navigator.languages),
  timeZone,
});

let choice = readChoice();
let region = regionOf(choice);
const listeners = new Set<() => void>();

/** The current choice. */
export const regionChoice = (): RegionChoice => choice;

/** The region in use. The page renders again when it changes. */
export const currentRegion = (): Region => region;

/** Loads the messages of the region. Without them, the page stays English until the next load. */
export const loadRegion = (): Promise<void> => loadPortalLanguage(region.locale).catch(() => {});

/** Applies a choice whose messages are loaded. */
export function applyChoice(next: RegionChoice): void {
  choice = next;
  region = regionOf(next);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The region in use, for a component that renders again when the user changes it. */
export const useRegion = (): Region => useSyncExternalStore(subscribe, currentRegion);
