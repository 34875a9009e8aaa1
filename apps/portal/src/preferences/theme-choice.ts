/** Color scheme of the page; `system` follows the operating system. */
export type ThemeChoice = 'system' | 'light' | 'dark';

const key = 'theme';

export function readTheme(): ThemeChoice {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Applies a theme to the page and stores it. */
export function chooseTheme(theme: ThemeChoice): void {
  document.documentElement.dataset.pkTheme = theme;
  try {
    if (theme === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, theme);
  } catch {
    // Without storage, the theme lasts until the next page load.
  }
}
