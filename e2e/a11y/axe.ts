import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const disabledRules = [
  // Experimental: the rule mistakes the initials in the avatar for a label.
  'label-content-name-mismatch',
];

export type ColorTheme = 'light' | 'dark';

export interface Expectations {
  /** Name of the checked state for the failure message. */
  what: string;
  /** True for a popup: it belongs to its trigger and is outside of every landmark. */
  isFloating?: boolean;
  /** Color schemes to emulate and check. Default: light and dark. */
  themes?: readonly ColorTheme[];
}

/** Legacy mode does not scan frames, which the portal does not use, and takes a third of the time. */
const axeIn = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();

async function findings(axe: AxeBuilder) {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => ({ id, help, html, failureSummary })),
  );
}

/** Expects no axe violation in the light theme and no contrast violation in the dark theme, where only colors differ. */
export async function expectAccessible(
  page: Page,
  { what, isFloating = false, themes = ['light', 'dark'] }: Expectations,
): Promise<void> {
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    const off = isFloating ? [...disabledRules, 'region'] : disabledRules;
    const axe = axeIn(page);
    const found = await findings(
      theme === 'light' ? axe.withTags(tags).disableRules(off) : axe.withRules(['color-contrast']),
    );
    expect.soft(found, `${what}, ${theme}`).toEqual([]);
  }
}
