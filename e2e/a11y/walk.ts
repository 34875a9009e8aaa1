import { expect, type Locator, type Page } from '@playwright/test';
import type { Portal } from '../fixtures/portal.ts';
import type { Problems } from '../fixtures/problems.ts';
import type { Sandbox } from '../fixtures/sandbox.ts';
import type { test as portalTest } from '../fixtures/test.ts';
import { expectAccessible } from './axe.ts';

export interface Stage {
  page: Page;
  portal: Portal;
  sandbox: Sandbox;
  problems: Problems;
}

/** An element that is visible in the state to check. */
export type StateProof = Locator | { readonly floating: Locator };

/** Marks the element as a popup outside of all landmarks. */
export const floating = (locator: Locator): StateProof => ({ floating: locator });

/** Screens by their name in the test title. Each generator goes through the states of a screen and yields in each of them. */
export type Screens = Readonly<Record<string, (stage: Stage) => AsyncGenerator<StateProof, void>>>;

export interface Walk {
  /** Checked at 1440 px and 390 px. */
  screens?: Screens;
  /** Checked at 1440 px, 1024 px and 390 px. */
  everyWidth?: Screens;
  /** Checked at 1440 px only, where the navigation is next to the page. */
  wide?: Screens;
  /** Checked at 390 px only. */
  narrow?: Screens;
}

const desk = { width: 1440, height: 900 };
const tablet = { width: 1024, height: 768 };
const phone = { width: 390, height: 844 };

async function expectAccessibleAt(
  page: Page,
  proof: StateProof,
  sizes: readonly (typeof desk)[],
): Promise<void> {
  const isFloating = 'floating' in proof;
  const shown = isFloating ? proof.floating : proof;
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expect(shown).toBeVisible();
    const what = `${shown} at ${size.width} px`;
    await expectAccessible(page, { what, isFloating });
    const widths = await page.evaluate(() =>
      [document.documentElement, document.querySelector('main')].map((box) =>
        box ? box.scrollWidth - box.clientWidth : 0,
      ),
    );
    expect.soft(widths, `${what}: pixels to scroll horizontally, page and main`).toEqual([0, 0]);
  }
}

/** Defines a test for each screen that runs axe in each of its states, in light and dark. */
export function walk(
  test: typeof portalTest,
  { screens = {}, everyWidth = {}, wide = {}, narrow = {} }: Walk,
): void {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  for (const [sizes, shown] of [
    [[desk, phone], screens],
    [[desk, tablet, phone], everyWidth],
    [[desk], wide],
    [[phone], narrow],
  ] as const) {
    const [start] = sizes;
    test.describe(`at ${sizes.map(({ width }) => width).join(', ')} px`, () => {
      test.use({ viewport: start });
      for (const [name, visit] of Object.entries(shown)) {
        test(`axe finds no violation on ${name}`, async ({ page, portal, sandbox, problems }) => {
          test.slow();
          for await (const proof of visit({ page, portal, sandbox, problems })) {
            await expectAccessibleAt(page, proof, sizes);
            await page.setViewportSize(start);
            await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
          }
        });
      }
    });
  }
}
