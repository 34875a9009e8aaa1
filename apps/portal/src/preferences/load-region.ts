import { isEnglish, regionChoice } from './region';

/**
 * Loads the messages of the stored language, or of the language of the browser. Without them, the page stays English until
 * the next load. English needs no messages and no code.
 */
export async function loadRegion(): Promise<void> {
  const choice = regionChoice();
  if (isEnglish(choice.language ?? navigator.languages[0] ?? 'en')) return;
  try {
    const { applyChoice } = await import('./choose-region');
    await applyChoice(choice);
  } catch {
    // The texts are English.
  }
}
