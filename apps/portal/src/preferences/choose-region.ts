import { loadPortalLanguage } from '../locales/load-language';
import { applyChoice, type RegionChoice, regionKeys, regionOf } from './region';

function store(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Without storage, the choice lasts until the next page load.
  }
}

/**
 * Stores a choice and applies it to the page. Rejects without a change if the messages of the language cannot be loaded.
 */
export async function chooseRegion(choice: RegionChoice): Promise<void> {
  await loadPortalLanguage(regionOf(choice).locale);
  store(regionKeys.language, choice.language);
  store(regionKeys.timeZone, choice.timeZone);
  applyChoice(choice);
}
