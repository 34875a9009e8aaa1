import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const disabledRules = [
  // Experimental: it takes the initials in the avatar for a label.
  'label-content-name-mismatch',
];

export interface Expectations {
  /** A list or a tooltip floats over the page: it belongs to its field, not to a landmark. */
  isOverlayOpen?: boolean;
}

async function findings(axe: AxeBuilder) {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => ({ id, help, html, failureSummary })),
  );
}

/** Nothing for axe to find in light; in dark, where only colours differ, no contrast that is too low. */
export async function expectAccessible(
  page: Page,
  { isOverlayOpen = false }: Expectations = {},
): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const off = isOverlayOpen ? [...disabledRules, 'region'] : disabledRules;
  const inLight = await findings(new AxeBuilder({ page }).withTags(tags).disableRules(off));
  expect(inLight, 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await findings(new AxeBuilder({ page }).withRules(['color-contrast'])), 'dark').toEqual([]);
}
