import '../../../test/theme';
// Types the session's `send`.
import type {} from '@vitest/browser-playwright';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { startWineTable } from '../../../test/wine-table';

beforeEach(() => page.viewport(390, 800));
afterEach(() => page.viewport(414, 896));

interface AccessibilityNode {
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
}

/** What the browser itself exposes: `display` takes native table roles away, so the DOM alone proves nothing. */
async function exposed() {
  const { frameTree } = await cdp().send('Page.getFrameTree');
  const frameId = frameTree.childFrames?.[0]?.frame.id;
  const { nodes } = await cdp().send('Accessibility.getFullAXTree', frameId ? { frameId } : {});
  const names = new Map<string, string[]>();
  for (const { ignored, role, name } of nodes as AccessibilityNode[]) {
    if (ignored || !role) continue;
    names.set(role.value, [...(names.get(role.value) ?? []), name?.value ?? '']);
  }
  return names;
}

test('the cards are still a table to assistive technology', async () => {
  await startWineTable();
  const names = await exposed();
  expect({
    table: names.get('table'),
    rows: names.get('row')?.length,
    columnheader: names.get('columnheader'),
    rowheader: names.get('rowheader'),
    cells: names.get('cell')?.length,
  }).toEqual({
    table: ['Wines'],
    rows: 4,
    columnheader: ['Name', 'Region', 'Bottles'],
    rowheader: ['Margaux', 'Chablis', 'Rioja'],
    cells: 3,
  });
});

test('every part says its role itself, for browsers that drop the native ones with the display', async () => {
  const { table } = await startWineTable();
  const parts = [table.element(), ...table.element().querySelectorAll('thead, tbody, tr, th, td')];
  expect(parts).toHaveLength(1 + 2 + 4 + 3 + 9);
  expect(parts.filter((part) => !part.hasAttribute('role'))).toEqual([]);
});

test('a value stands beside the name of its column', async () => {
  const { cell } = await startWineTable();
  const label = getComputedStyle(cell('Bottles 12').or(cell('12')).element(), '::before');
  expect([label.display, label.content]).toEqual(['block', '"Bottles"']);
});

test('what is left out on narrow screens is not there', async () => {
  const { screen } = await startWineTable();
  await expect.element(screen.getByText('Map of Spain')).not.toBeVisible();
});

test('nothing needs sideways scrolling at 320 px', async () => {
  await page.viewport(320, 800);
  await startWineTable();
  expect(document.documentElement.scrollWidth).toBe(320);
});
