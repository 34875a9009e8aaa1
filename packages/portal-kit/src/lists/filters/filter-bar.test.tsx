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

/** A list that keeps its filter. */
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

describe('what a filter string asks', () => {
  test.each<[string, readonly string[]]>([
    ['', []],
    ['itemStatus:ACTIVE;', ['Status: Active']],
    ['type:CIDER,BEER;itemStatus:ACTIVE;', ['Status: Active', 'Type: Cider, Beer']],
    ['itemStatus:ACTIVE,INACTIVE,DISCONTINUED;', ['Status: Active, Inactive, +1']],
    ['inStock:true;', ['Stock: In stock']],
    ['type:PERRY,BEER;', ['Type: PERRY, Beer']],
    ['brand:A%3A%20B%2C%205%25;', ['brand: A: B, 5%']],
  ])('%j is shown as the chips %j, in the order of the fields', async (filter, chips) => {
    const { chips: shown } = await start(filter);
    expect(shown()).toEqual(chips);
  });

  test('of a field that no screen offers is shown too, and can be taken off', async () => {
    const { button, chips, changes, screen } = await start('secret:<img src=x>,b;itemStatus:ACTIVE;');
    expect(chips()).toEqual(['Status: Active', 'secret: <img src=x>, b']);
    expect(screen.container.querySelector('img')).toBeNull();
    await button('Remove secret filter').click();
    expect(changes()).toEqual(['itemStatus:ACTIVE;']);
    expect(chips()).toEqual(['Status: Active']);
  });

  test('is cleared at once where it is of several fields', async () => {
    const { button, changes, chips } = await start('itemStatus:ACTIVE;brand:x;');
    await button('Clear filters').click();
    expect([changes(), chips()]).toEqual([[''], []]);
    await expect.element(button('Clear filters')).not.toBeInTheDocument();
    await expect.element(button('Filter')).toHaveFocus();
  });

  test('of one field is taken off by its chip alone', async () => {
    const { button, changes } = await start('itemStatus:ACTIVE;');
    await expect.element(button('Clear filters')).not.toBeInTheDocument();
    await button('Remove Status filter').click();
    expect(changes()).toEqual(['']);
  });
});

describe('a new filter', () => {
  test('is one of the fields that do not narrow the list yet, and opens at once', async () => {
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

  test('that nothing is chosen for goes when it is closed', async () => {
    const { button, chips, changes } = await start();
    await button('Filter').click();
    await page.getByRole('menuitem', { name: 'Type' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Type' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(chips).toEqual([]);
    expect(changes()).toEqual([]);
  });

  test('is not offered when every field narrows the list', async () => {
    const { button } = await start('itemStatus:ACTIVE;type:BEER;inStock:true;');
    await expect.element(button('Filter')).not.toBeInTheDocument();
  });

  test('is announced before it is chosen, the time to fetch its options', async () => {
    const { button, onIntent } = await start();
    expect(onIntent).not.toHaveBeenCalled();
    await userEvent.hover(button('Filter'));
    expect(onIntent).toHaveBeenCalled();
  });
});

describe('the choices of a field', () => {
  test('are those of the chip, and can be taken back to none', async () => {
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

  test('are one at a time where only one makes sense', async () => {
    const { button, choose, changes } = await start('inStock:true;');
    await button('Stock: In stock').click();
    await choose('Out of stock');
    await expect.element(button('Stock: Out of stock')).toBeVisible();
    await choose('Out of stock');
    expect(changes()).toEqual(['inStock:false;', '']);
  });

  test('may arrive late: until then the chip shows what the address says', async () => {
    const late: FilterField = { field: 'warehouseId', label: 'Warehouse', options: undefined };
    const { button, rerender } = await start('warehouseId:WH-NJ;', [late]);
    await button('Warehouse: WH-NJ').click();
    await expect.element(page.getByRole('status', { name: 'Loading' })).toBeVisible();
    await rerender([{ ...late, options: [{ id: 'WH-NJ', label: 'Newark' }] }]);
    await expect.element(page.getByRole('checkbox', { name: 'Newark' })).toBeChecked();
    await expect.element(button('Warehouse: Newark')).toBeVisible();
  });

  test('that could not be loaded can be asked for again', async () => {
    const retry = vi.fn();
    const late: FilterField = { field: 'warehouseId', label: 'Warehouse', options: undefined };
    const { button, rerender } = await start('warehouseId:WH-NJ;', [{ ...late, retry }]);
    await button('Warehouse: WH-NJ').click();
    const alert = page.getByRole('alert');
    await expect.element(alert).toBeVisible();
    expect(alert.element().textContent).toBe("Couldn't load options.Try again");
    await expect.element(page.getByRole('status')).not.toBeInTheDocument();
    await alert.getByRole('button', { name: 'Try again' }).click();
    expect(retry).toHaveBeenCalledOnce();
    await rerender([late]);
    await expect.element(page.getByRole('status', { name: 'Loading' })).toBeVisible();
    expect(page.getByRole('dialog').element().contains(document.activeElement)).toBe(true);
  });
});

describe('by keyboard alone', () => {
  test('a filter is added and chosen', async () => {
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

  test('a chip is opened, closed with the focus back on it, and taken off', async () => {
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

describe('the focus, by keyboard alone,', () => {
  const opens = async (entry: string) => {
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('menuitem').first()).toBeVisible();
    await userEvent.keyboard(entry);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog', { name: entry })).toBeVisible();
  };

  test('goes to the new chip when its choices are left, and back to where filters are added with the chip', async () => {
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

  test('goes back to where filters are added when none was chosen', async () => {
    const { button, chips } = await start();
    await userEvent.tab();
    await opens('Type');
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Filter')).toHaveFocus();
    expect(chips()).toEqual([]);
  });
});
