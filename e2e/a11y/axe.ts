import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type Axe from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const disabledRules = [
  // Experimental: the rule mistakes the initials in the avatar for a label.
  'label-content-name-mismatch',
];

/** Rules for the structure of a page. */
const pageRules = ['region', 'landmark-one-main', 'page-has-heading-one'];

export type ColorTheme = 'light' | 'dark';

export interface Expectations {
  /** Name of the checked state for the failure message. */
  what: string;
  /** True for a popup: it belongs to its trigger, is outside of every landmark, and hides the page while it is open. */
  isFloating?: boolean;
  /** True for a page with one component only: it needs no landmarks and no heading. */
  isFragment?: boolean;
  /** Color schemes to emulate and check. Default: light and dark. */
  themes?: readonly ColorTheme[];
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Runs axe in the page's main frame; the portal does not use frames. Loads axe once per document. Bars that stick to the bottom
 * of the screen move to their place in the page, because axe measures only the part of a button that no bar covers.
 */
async function runAxe(page: Page, options: Axe.RunOptions) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  return page.evaluate(async (options) => {
    const { axe } = globalThis as unknown as { axe: typeof Axe };
    const bars = [...document.querySelectorAll<HTMLElement>('main *')].filter((element) => {
      const { position, bottom } = getComputedStyle(element);
      return position === 'sticky' && bottom !== 'auto';
    });
    for (const bar of bars) bar.style.position = 'static';
    const { violations } = await axe.run(document, options);
    for (const bar of bars) bar.style.position = '';
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, failureSummary }) => ({ id, help, html, failureSummary })),
    );
  }, options);
}

/** Expects no axe violation in the light theme and no contrast violation in the dark theme, where only colors differ. */
export async function expectAccessible(
  page: Page,
  { what, isFloating = false, isFragment = false, themes = ['light', 'dark'] }: Expectations,
): Promise<void> {
  const disabled = isFloating || isFragment ? [...disabledRules, ...pageRules] : disabledRules;
  const rules = Object.fromEntries(disabled.map((id) => [id, { enabled: false }]));
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    const found = await runAxe(page, {
      resultTypes: ['violations'],
      ...(theme === 'light'
        ? { runOnly: { type: 'tag', values: tags }, rules }
        : { runOnly: { type: 'rule', values: ['color-contrast'] } }),
    });
    expect.soft(found, `${what}, ${theme}`).toEqual([]);
  }
}
