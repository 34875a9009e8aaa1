import { expect, type Locator, type Page } from '@playwright/test';
import type { Portal } from '../fixtures/portal.ts';
import type { Problems } from '../fixtures/problems.ts';
import type { test as portalTest } from '../fixtures/test.ts';
import type { World } from '../fixtures/world.ts';
import { expectAccessible } from './axe.ts';

export interface Stage {
  page: Page;
  portal: Portal;
  world: World;
  problems: Problems;
}

/** What proves that a state is on screen. */
export type Proof = Locator | { readonly floating: Locator };

/** A list or a tooltip over the page. */
export const floating = (locator: Locator): Proof => ({ floating: locator });

/** What can be on screen, by its name in a test's title: goes from state to state, and stops where one is reached. */
export type Screens = Readonly<Record<string, (stage: Stage) => AsyncGenerator<Proof, void>>>;

export interface Walk {
  /** At any width: each state is looked at in both, without being reached anew. */
  screens?: Screens;
  /** The same, and at a width between. */
  everyWidth?: Screens;
  /** Where the navigation stands beside the page. */
  wide?: Screens;
  /** On a phone. */
  narrow?: Screens;
}

const desk = { width: 1440, height: 900 };
const tablet = { width: 1024, height: 768 };
const phone = { width: 390, height: 844 };

async function lookAt(page: Page, proof: Proof, sizes: readonly (typeof desk)[]): Promise<void> {
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
    expect.soft(widths, `${what}: pixels to scroll sideways, page and main`).toEqual([0, 0]);
  }
}

/** Walks through screens at 1440 and at 390 px (or as told), and looks at each state in light and in dark. */
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
        test(`axe finds nothing on ${name}`, async ({ page, portal, world, problems }) => {
          test.slow();
          for await (const proof of visit({ page, portal, world, problems })) {
            await lookAt(page, proof, sizes);
            await page.setViewportSize(start);
            await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
          }
        });
      }
    });
  }
}
