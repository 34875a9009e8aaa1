import '../../../test/theme';
// Types `send` of the CDP session.
import type {} from '@vitest/browser-playwright';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cdp, type Locator, page } from 'vitest/browser';
import { startWineTable, wineColumns, wines } from '../../../test/wine-table';
import { columnIdOf } from './data-table-columns';

beforeEach(() => page.viewport(390, 800));
afterEach(() => page.viewport(414, 896));

interface AccessibilityNode {
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
}

/**
 * Reads the browser's accessibility tree. `display` removes native table roles, so testing the DOM isn't sufficient.
 */
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

test('narrow cards keep the roles of a table', async () => {
  await startWineTable();
  const names = await exposed();
  expect({
    table: names.get('table'),
    rows: names.get('row')?.length,
    rowheader: names.get('rowheader'),
    cells: names.get('cell')?.length,
  }).toEqual({
    table: ['Wines'],
    rows: 3,
    rowheader: ['Margaux', 'Chablis', 'Rioja'],
    cells: 3,
  });
});

test('every table element has an explicit role', async () => {
  const { table } = await startWineTable();
  const parts = [table.element(), ...table.element().querySelectorAll('thead, tbody, tr, th, td')];
  expect(parts).toHaveLength(1 + 2 + 4 + 3 + 9);
  expect(parts.filter((part) => !part.hasAttribute('role'))).toEqual([]);
});

test('a card shows each value with the name of its column', async () => {
  const { cell } = await startWineTable();
  const label = getComputedStyle(cell('Bottles 12').or(cell('12')).element(), '::before');
  expect([label.display, label.content]).toEqual(['block', '"Bottles"']);
});

test('a value beside the row header has no label and does not cover the control of the row', async () => {
  const long = {
    id: 'w4',
    name: 'Château with a very long name that needs two lines',
    region: 'Spain',
    bottles: 1,
  };
  const columns = wineColumns.map((column) =>
    columnIdOf(column) === 'bottles'
      ? { ...column, meta: { label: 'Bottles', placeOnNarrow: 'beside' as const } }
      : column,
  );
  const { screen } = await startWineTable({
    columns,
    rows: [...wines, long],
    renderLead: (row) => row && <input type="checkbox" aria-label={`Select ${row.name}`} />,
  });
  const bottles = screen.getByRole('cell', { name: /12$/ });
  const getBox = (locator: Locator) => locator.element().getBoundingClientRect();
  const value = getBox(bottles);
  const name = getBox(screen.getByRole('rowheader', { name: 'Margaux' }));
  const control = getBox(screen.getByRole('checkbox', { name: 'Select Margaux' }));
  expect(value.top).toBeLessThan(name.bottom);
  expect(value.left).toBeGreaterThanOrEqual(name.right);
  expect(value.right).toBeLessThanOrEqual(control.left);
  expect(getComputedStyle(bottles.element(), '::before').display).toBe('none');
  const longControl = getBox(screen.getByRole('checkbox', { name: /very long/ }));
  expect(getBox(screen.getByRole('link', { name: /very long/ })).right).toBeLessThanOrEqual(longControl.left);
});

test('a select and a button above the cards change the order', async () => {
  const onSortChange = vi.fn();
  const { screen } = await startWineTable({ sort: { columnId: 'name', direction: 'ASC' }, onSortChange });
  const sortBy = screen.getByRole('combobox', { name: 'Sort by' });
  await expect.element(sortBy).toHaveValue('name');
  await sortBy.selectOptions('Region');
  await screen.getByRole('button', { name: 'Ascending' }).click();
  await screen.getByRole('button', { name: 'Descending' }).click();
  expect(onSortChange.mock.calls).toEqual([
    [{ columnId: 'region', direction: 'ASC' }],
    [{ columnId: 'region', direction: 'DESC' }],
    [{ columnId: 'region', direction: 'ASC' }],
  ]);
});

test('a column hidden on narrow screens is not visible', async () => {
  const { screen } = await startWineTable();
  await expect.element(screen.getByText('Map of Spain')).not.toBeVisible();
});

test('a table does not scroll horizontally at 320 px', async () => {
  await page.viewport(320, 800);
  await startWineTable();
  expect(document.documentElement.scrollWidth).toBe(320);
});
