import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fakePortal } from '../../../test/portal';
import { FilterBar } from './filter-bar';
import type { FilterField } from './filter-field';

beforeEach(() => page.viewport(1280, 800));
afterEach(() => page.viewport(414, 896));

const options = (...labels: string[]) => labels.map((label) => ({ id: label.toUpperCase(), label }));
const status: FilterField = {
  field: 'itemStatus',
  label: 'Status',
  options: options('Active', 'Inactive', 'Discontinued'),
};
const type: FilterField = { field: 'type', label: 'Type', options: options('Beer', 'Cider') };
const stock: FilterField = {
  field: 'inStock',
  label: 'Stock',
  options: [
    { id: 'true', label: 'In stock' },
    { id: 'false', label: 'Out of stock' },
  ],
  isSingle: true,
};

/** Renders a filter bar that stores its filter in state. */
async function start(filter = '', fields: readonly FilterField[] = [status, type, stock]) {
  const onFilterChange = vi.fn();
  const onIntent = vi.fn();
  function List({ offered }: { offered: readonly FilterField[] }) {
    const [current, setCurrent] = useState(filter);
    return (
      <FilterBar
        fields={offered}
        filter={current}
        onIntent={onIntent}
        onFilterChange={(next) => {
          onFilterChange(next);
          setCurrent(next);
        }}
      />
    );
  }
  const { inside } = fakePortal();
  const screen = await render(inside(<List offered={fields} />));
  return {
    screen,
    onIntent,
    rerender: (offered: readonly FilterField[]) => screen.rerender(inside(<List offered={offered} />)),
    changes: () => onFilterChange.mock.calls.map(([next]) => next),
    chips: () =>
      screen
        .getByRole('button', { name: /: / })
        .elements()
        .map(({ textContent }) => textContent),
    button: (name: string) => screen.getByRole('button', { name, exact: true }),
    menuItems: () =>
      page
        .getByRole('menuitem')
        .elements()
        .map(({ textContent }) => textContent),
    choose: (label: string) => userEvent.click(page.getByText(label, { exact: true })),
  };
}

describe('the chips of a filter string', () => {
  test.each<[string, readonly string[]]>([
    ['', []],
    ['itemStatus:ACTIVE;', ['Status: Active']],
    ['type:CIDER,BEER;itemStatus:ACTIVE;', ['Status: Active', 'Type: Cider, Beer']],
    ['itemStatus:ACTIVE,INACTIVE,DISCONTINUED;', ['Status: Active, Inactive, +1']],
    ['inStock:true;', ['Stock: In stock']],
    ['type:PERRY,BEER;', ['Type: PERRY, Beer']],
    ['brand:A%3A%20B%2C%205%25;', ['brand: A: B, 5%']],
  ])('the filter %j is shown as the chips %j in the order of the fields', async (filter, chips) => {
    const { chips: shown } = await start(filter);
    expect(shown()).toEqual(chips);
  });

  test('a field without a filter option is shown as a chip and can be removed', async () => {
    const { button, chips, changes, screen } = await start('secret:<img src=x>,b;itemStatus:ACTIVE;');
    expect(chips()).toEqual(['Status: Active', 'secret: <img src=x>, b']);
    expect(screen.container.querySelector('img')).toBeNull();
    await button('Remove secret filter').click();
    expect(changes()).toEqual(['itemStatus:ACTIVE;']);
    expect(chips()).toEqual(['Status: Active']);
  });

  test('Clear filters removes all filters when several fields have a filter', async () => {
    const { button, changes, chips } = await start('itemStatus:ACTIVE;brand:x;');
    await button('Clear filters').click();
    expect([changes(), chips()]).toEqual([[''], []]);
    await expect.element(button('Clear filters')).not.toBeInTheDocument();
    await expect.element(button('Filter')).toHaveFocus();
  });

  test('with a filter on one field the bar shows no Clear filters, and the chip removes the filter', async () => {
    const { button, changes } = await start('itemStatus:ACTIVE;');
    await expect.element(button('Clear filters')).not.toBeInTheDocument();
    await button('Remove Status filter').click();
    expect(changes()).toEqual(['']);
  });
});

describe('adding a filter', () => {
  test('the filter menu offers the unused fields and opens the options of the chosen field', async () => {
    const { button, menuItems, chips, choose, changes } = await start('itemStatus:ACTIVE;');
    await button('Filter').click();
    const menu = page.getByRole('menu', { name: 'Filter' });
    await expect.element(menu).toBeVisible();
    await expect.element(button('Filter')).toHaveAttribute('aria-controls', menu.element().id);
    expect(menuItems()).toEqual(['Type', 'Stock']);
    await page.getByRole('menuitem', { name: 'Type' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Type' })).toBeVisible();
    expect(chips()).toEqual(['Status: Active', 'Type: any']);
    expect(changes()).toEqual([]);
    await choose('Cider');
    await choose('Beer');
    expect(changes()).toEqual(['itemStatus:ACTIVE;type:CIDER;', 'itemStatus:ACTIVE;type:CIDER,BEER;']);
    await expect.element(button('Type: Cider, Beer')).toHaveAttribute('aria-expanded', 'true');
  });

  test('closing the options without a choice removes the new chip', async () => {
    const { button, chips, changes } = await start();
    await button('Filter').click();
    await page.getByRole('menuitem', { name: 'Type' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Type' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(chips).toEqual([]);
    expect(changes()).toEqual([]);
  });

  test('the add button is hidden when every field has a filter', async () => {
    const { button } = await start('itemStatus:ACTIVE;type:BEER;inStock:true;');
    await expect.element(button('Filter')).not.toBeInTheDocument();
  });

  test('hovering or focusing the add button calls onIntent before a choice', async () => {
    const { button, onIntent } = await start();
    expect(onIntent).not.toHaveBeenCalled();
    await userEvent.hover(button('Filter'));
    expect(onIntent).toHaveBeenCalled();
  });
});

describe('the options of a chip', () => {
  test('the options of a chip select and deselect values of the chip', async () => {
    const { button, choose, changes } = await start('itemStatus:ACTIVE,INACTIVE;');
    await button('Status: Active, Inactive').click();
    const boxes = page.getByRole('checkbox');
    await expect.element(boxes.first()).toBeChecked();
    expect(boxes.elements().map((box) => (box as HTMLInputElement).checked)).toEqual([true, true, false]);
    await choose('Active');
    await choose('Inactive');
    expect(changes()).toEqual(['itemStatus:INACTIVE;', '']);
    await expect.element(page.getByRole('dialog', { name: 'Status' })).toBeVisible();
  });

  test('the options of a chip allow one value for a field with isSingle', async () => {
    const { button, choose, changes } = await start('inStock:true;');
    await button('Stock: In stock').click();
    await choose('Out of stock');
    await expect.element(button('Stock: Out of stock')).toBeVisible();
    await choose('Out of stock');
    expect(changes()).toEqual(['inStock:false;', '']);
  });

  test('a chip shows the raw value from the address until its options have loaded', async () => {
    const loadingField: FilterField = { field: 'warehouseId', label: 'Warehouse', options: undefined };
    const { button, rerender } = await start('warehouseId:WH-NJ;', [loadingField]);
    await button('Warehouse: WH-NJ').click();
    await expect.element(page.getByRole('status', { name: 'Loading' })).toBeVisible();
    await rerender([{ ...loadingField, options: [{ id: 'WH-NJ', label: 'Newark' }] }]);
    await expect.element(page.getByRole('checkbox', { name: 'Newark' })).toBeChecked();
    await expect.element(button('Warehouse: Newark')).toBeVisible();
  });

  test('the options of a chip offer Retry after a failed request', async () => {
    const retry = vi.fn();
    const loadingField: FilterField = { field: 'warehouseId', label: 'Warehouse', options: undefined };
    const { button, rerender } = await start('warehouseId:WH-NJ;', [{ ...loadingField, retry }]);
    await button('Warehouse: WH-NJ').click();
    const alert = page.getByRole('alert');
    await expect.element(alert).toBeVisible();
    expect(alert.element().textContent).toBe("Couldn't load options.Try again");
    await expect.element(page.getByRole('status')).not.toBeInTheDocument();
    await alert.getByRole('button', { name: 'Try again' }).click();
    expect(retry).toHaveBeenCalledOnce();
    await rerender([loadingField]);
    await expect.element(page.getByRole('status', { name: 'Loading' })).toBeVisible();
    expect(page.getByRole('dialog').element().contains(document.activeElement)).toBe(true);
  });
});

describe('keyboard operation of the filter bar', () => {
  test('the keyboard adds a filter and chooses a value', async () => {
    const { button, changes } = await start();
    await userEvent.tab();
    await expect.element(button('Filter')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('menuitem', { name: 'Status' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(page.getByRole('dialog', { name: 'Type' })).toBeVisible();
    await userEvent.tab();
    await expect.element(page.getByRole('checkbox', { name: 'Beer' })).toHaveFocus();
    await userEvent.keyboard(' {Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(changes()).toEqual(['type:BEER;']);
  });

  test('the keyboard opens a chip, returns focus to the chip when its options close, and removes the chip', async () => {
    const { button, changes } = await start('type:BEER;');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog', { name: 'Type' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Type: Beer')).toHaveFocus();
    await userEvent.tab();
    await expect.element(button('Remove Type filter')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(changes).toEqual(['']);
  });
});

describe('focus management of the filter bar', () => {
  const opens = async (entry: string) => {
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('menuitem').first()).toBeVisible();
    await userEvent.keyboard(entry);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog', { name: entry })).toBeVisible();
  };

  test('focus moves to the new chip when its options close, and to the add button when the chip is removed', async () => {
    const { button } = await start();
    await userEvent.tab();
    await opens('Status');
    await userEvent.tab();
    await userEvent.keyboard(' {Escape}');
    await expect.element(button('Status: Active')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Filter')).toHaveFocus();
  });

  test('focus returns to the add button when the options close without a choice', async () => {
    const { button, chips } = await start();
    await userEvent.tab();
    await opens('Type');
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Filter')).toHaveFocus();
    expect(chips()).toEqual([]);
  });
});
