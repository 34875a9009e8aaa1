import { useEffect, useState } from 'react';

export const themes = ['system', 'light', 'dark'] as const;

/** Color scheme of the pages; `system` follows the operating system. */
export type Theme = (typeof themes)[number];

const key = 'design-theme';
const isTheme = (text: unknown): text is Theme => themes.some((theme) => theme === text);

function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(key);
    return isTheme(stored) ? stored : 'system';
  } catch {
    return 'system';
  }
}

/**
 * Applies the theme to the document and stores the user's choice in the browser. `fixed` overrides the choice without
 * storing.
 */
export function useTheme(fixed?: string) {
  const [chosen, setChosen] = useState(readTheme);
  const theme = isTheme(fixed) ? fixed : chosen;
  useEffect(() => {
    document.documentElement.dataset.pkTheme = theme;
  }, [theme]);
  const choose = (next: Theme) => {
    setChosen(next);
    try {
      localStorage.setItem(key, next);
    } catch {
      // Without storage, the theme lasts until the next page load.
    }
  };
  return { theme, choose };
}
