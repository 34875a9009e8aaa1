import '../../../test/theme';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FilterList, type FilterListProps } from './filter-list';

const suppliers = [
  { id: 'SUP-1', label: 'Bodega Ñandú' },
  { id: 'SUP-2', label: 'Cave du Rhône', isDisabled: true },
  { id: 'SUP-3', label: 'Distillery Nandu' },
];
const thousands = Array.from({ length: 5_000 }, (_, index) => ({
  id: `S-${index}`,
  label: `Supplier ${index}`,
}));

async function start(props: Partial<FilterListProps> = {}) {
  const onPick = vi.fn();
  const screen = await render(
    <FilterList
      label="Suppliers"
      placeholder="Find a supplier"
      emptyText="No match"
      options={suppliers}
      onPick={onPick}
      {...props}
    />,
  );
  const options = screen.getByRole('option');
  return {
    screen,
    onPick,
    options,
    box: screen.getByRole('combobox', { name: 'Suppliers' }),
    names: () => options.elements().map((option) => option.textContent),
    active: () =>
      document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? ''),
  };
}

test('the field of a filter list takes focus and controls its listbox', async () => {
  const { box, screen } = await start();
  await expect.element(box).toHaveFocus();
  await expect
    .element(screen.getByRole('listbox', { name: 'Suppliers' }))
    .toHaveAttribute('id', box.element().getAttribute('aria-controls'));
});

test('the selected option of 5,000 is active and in view with fewer than 60 options in the document', async () => {
  const { screen, options, active, onPick } = await start({ options: thousands, selectedId: 'S-4321' });
  const selected = screen.getByRole('option', { name: 'Supplier 4321', exact: true });
  await expect.element(selected).toBeInViewport();
  expect(active()).toBe(selected.element());
  expect(options.elements().length).toBeLessThan(60);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onPick.mock.calls).toEqual([[thousands[4_322]]]);
});

describe('typing', () => {
  test('typing filters without accents and case and makes the first match active', async () => {
    const { names, active, onPick } = await start();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}NANDU');
    await expect.poll(() => names()).toEqual(['Bodega Ñandú', 'Distillery Nandu']);
    expect(active()?.textContent).toBe('Bodega Ñandú');
    await userEvent.keyboard('{Enter}');
    expect(onPick.mock.calls).toEqual([[suppliers[0]]]);
  });

  test('the option with the typed id is first, then the labels that start with the text', async () => {
    const ranked = [
      { id: 'B', label: 'Old X1 Cellars' },
      { id: 'C', label: 'X1 Estate' },
      { id: 'X1', label: 'Bodega' },
      { id: 'D', label: 'Winery', detail: 'X1' },
    ];
    const { names } = await start({ options: ranked });
    await userEvent.keyboard('x1');
    await expect.poll(() => names()).toEqual(['Bodega', 'WineryX1', 'X1 Estate', 'Old X1 Cellars']);
  });

  test('typing an id filters the list to its option', async () => {
    const { names } = await start();
    await userEvent.keyboard('sup-3');
    await expect.poll(() => names()).toEqual(['Distillery Nandu']);
  });

  test('a text without matches shows the empty text, and Enter picks nothing', async () => {
    const { screen, onPick } = await start();
    await userEvent.keyboard('zzz{Enter}');
    await expect.element(screen.getByRole('status')).toHaveTextContent('No match');
    expect(onPick).not.toHaveBeenCalled();
  });
});

describe('options found by the parent component', () => {
  const order = { id: 'OB-1', lead: 'OB-1', label: 'Nandu order' };

  test('an option found by the parent component is shown unfiltered after the matches and can be picked', async () => {
    const onQueryChange = vi.fn();
    const { names, onPick } = await start({ found: [order], onQueryChange });
    await userEvent.keyboard('nan');
    expect(onQueryChange.mock.calls).toEqual([['n'], ['na'], ['nan']]);
    await expect.poll(() => names()).toEqual(['Bodega Ñandú', 'Distillery Nandu', 'OB-1 Nandu order']);
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(onPick.mock.calls).toEqual([[order]]);
  });

  test('Enter pressed during the search picks the first found option, unless the text changes or none is found', async () => {
    const onPick = vi.fn();
    const props = { label: 'Suppliers', placeholder: '', emptyText: 'No match', options: suppliers, onPick };
    const screen = await render(<FilterList {...props} isSearching />);
    await userEvent.keyboard('ob-1{Enter}');
    expect(onPick).not.toHaveBeenCalled();
    await screen.rerender(<FilterList {...props} found={[order]} />);
    expect(onPick.mock.calls).toEqual([[order]]);

    await screen.rerender(<FilterList {...props} isSearching />);
    await userEvent.keyboard('{Enter}');
    await screen.rerender(<FilterList {...props} />);
    await screen.rerender(<FilterList {...props} found={[order]} />);
    expect(onPick).toHaveBeenCalledOnce();

    await screen.rerender(<FilterList {...props} isSearching />);
    await userEvent.keyboard('{Enter}2');
    await screen.rerender(<FilterList {...props} found={[order]} />);
    expect(onPick).toHaveBeenCalledOnce();
  });
});

test('arrow keys wrap around a filter list, and Enter does not pick a disabled option', async () => {
  const { active, onPick } = await start();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(active()?.textContent).toBe('Cave du Rhône');
  expect(onPick).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onPick.mock.calls).toEqual([[suppliers[0]]]);
});
