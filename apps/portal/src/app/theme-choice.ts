/** Light, dark, or as the system says. */
export type ThemeChoice = 'system' | 'light' | 'dark';

const key = 'theme';

export function readTheme(): ThemeChoice {
  try {
    const kept = localStorage.getItem(key);
    return kept === 'light' || kept === 'dark' ? kept : 'system';
  } catch {
    return 'system';
  }
}

/** Applies a theme to the page and remembers it. */
export function chooseTheme(theme: ThemeChoice): void {
  document.documentElement.dataset.pkTheme = theme;
  try {
    if (theme === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, theme);
  } catch {
    // A theme that cannot be remembered lasts for the visit.
  }
}
