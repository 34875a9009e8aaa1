import { useSyncExternalStore } from 'react';

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

/** Reads a value from local storage. Returns `undefined` if there's none or the browser doesn't permit reading it. */
export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

const isEnglish = (locale: string) => /^en\b/.test(locale);

/** Returns the browser's first English locale, so that numbers and dates look familiar, or `en-US`. */
export const englishLocale = (): string => navigator.languages.find(isEnglish) ?? 'en-US';

let choice: RegionChoice = {
  language: readStored(regionKeys.language),
  timeZone: readStored(regionKeys.timeZone),
};
let region: Region = { locale: englishLocale(), timeZone: choice.timeZone };
const listeners = new Set<() => void>();

/** Returns the current choice. */
export const regionChoice = (): RegionChoice => choice;

/** Returns the region in use. */
export const currentRegion = (): Region => region;

/** Applies a choice whose messages are loaded. */
export function applyRegion(nextChoice: RegionChoice, next: Region): void {
  choice = nextChoice;
  region = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Returns the region in use. The component renders again when the user changes it. */
export const useRegion = (): Region => useSyncExternalStore(subscribe, currentRegion);
