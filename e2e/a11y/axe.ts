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

/** Nothing for axe to find, in light and in dark. */
export async function expectAccessible(page: Page, { isOverlayOpen = false }: Expectations = {}): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page })
      .withTags(tags)
      .disableRules(isOverlayOpen ? [...disabledRules, 'region'] : disabledRules)
      .analyze();
    const found = violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, failureSummary }) => ({ id, help, html, failureSummary })),
    );
    expect(found, `axe, ${colorScheme}`).toEqual([]);
  }
}
