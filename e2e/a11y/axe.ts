import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const disabledRules = [
  // Experimental: it takes the initials in the avatar for a label.
  'label-content-name-mismatch',
];

export interface Expectations {
  /** What is looked at, for the message. */
  what: string;
  /** A list or a tooltip floats over the page: it belongs to its field, not to a landmark. */
  isFloating?: boolean;
}

/** The portal has no frames: a run in the page itself is three times as fast as one that gathers those of frames. */
const axeIn = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();

async function findings(axe: AxeBuilder) {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => ({ id, help, html, failureSummary })),
  );
}

/** Nothing for axe to find in light; in dark, where only colours differ, no contrast that is too low. */
export async function expectAccessible(
  page: Page,
  { what, isFloating = false }: Expectations,
): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const off = isFloating ? [...disabledRules, 'region'] : disabledRules;
  const inLight = await findings(axeIn(page).withTags(tags).disableRules(off));
  expect.soft(inLight, `${what}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const inDark = await findings(axeIn(page).withRules(['color-contrast']));
  expect.soft(inDark, `${what}, dark`).toEqual([]);
}
