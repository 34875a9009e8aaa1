import { addTranslations, closestLanguage, languages, loadLanguage } from 'portal-kit/languages';
import type { PortalTranslation } from './messages';

const translations: Readonly<Record<string, () => Promise<{ readonly translation: PortalTranslation }>>> = {
  de: () => import('./de'),
  es: () => import('./es'),
  'fr-CA': () => import('./fr-ca'),
};

/** Loads the messages of the portal and of the widgets for a locale. Rejects when their code cannot be loaded. */
export async function loadPortalLanguage(locale: string): Promise<void> {
  const language = closestLanguage(locale, languages) ?? 'en';
  const [loaded] = await Promise.all([translations[language]?.(), loadLanguage(locale)]);
  if (loaded) addTranslations(language, { ...loaded.translation });
}
