import '../../../test/theme';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { prefer, preferNothing } from '../../../test/emulated-media';
import { type ListOption, WindowedListbox } from './windowed-listbox';

const thousands: ListOption[] = Array.from({ length: 5_000 }, (_, index) => ({
  id: `S-${index}`,
  label: `Supplier ${index}`,
}));

interface ListProps {
  options?: readonly ListOption[];
  activeIndex: number;
  onPick?: (option: ListOption) => void;
}

function List({ options = thousands, activeIndex, onPick = () => {} }: ListProps) {
  const [hovered, setHovered] = useState<number>();
  return (
    <WindowedListbox
      id="suppliers"
      label="Suppliers"
      options={options}
      activeIndex={hovered ?? activeIndex}
      selectedId="S-2"
      emptyText="No match"
      onPick={onPick}
      onActiveChange={setHovered}
    />
  );
}

async function start(props: ListProps) {
  const screen = await render(<List {...props} />);
  return {
    screen,
    list: screen.getByRole('listbox', { name: 'Suppliers' }),
    option: (index: number) => screen.getByRole('option', { name: `Supplier ${index}`, exact: true }),
  };
}

/** Whether an option lies wholly between the list's edges. */
function isInSight(list: Element, option: Element): boolean {
  const outer = list.getBoundingClientRect();
  const inner = option.getBoundingClientRect();
  return inner.top >= outer.top && inner.bottom <= outer.bottom;
}

describe('the active option', () => {
  test.each([
    ['below', 0, 4_321],
    ['above', 4_999, 17],
    ['one row further', 8, 9],
  ])('is scrolled into sight from %s', async (_, before, after) => {
    const { screen, list, option } = await start({ activeIndex: before });
    await screen.rerender(<List activeIndex={after} />);
    await expect.poll(() => isInSight(list.element(), option(after).element())).toBe(true);
    await expect.element(option(after)).toHaveAttribute('data-active');
  });

  test('is in sight again when other options replace a list that was scrolled away from it', async () => {
    const { screen, list, option } = await start({ activeIndex: 0 });
    list.element().scrollTop = 40_000;
    await expect.element(option(0)).not.toBeInTheDocument();
    await screen.rerender(<List activeIndex={0} options={thousands.slice(500)} />);
    await expect.poll(() => isInSight(list.element(), option(500).element())).toBe(true);
  });
});

test('the wheel shows the options further down, and as few of them as before', async () => {
  const { screen, list, option } = await start({ activeIndex: -1 });
  await userEvent.wheel(list, { delta: { y: 36 * 2_000 } });
  await expect.element(option(2_004)).toBeVisible();
  await expect.element(option(2_004)).toHaveAttribute('aria-posinset', '2005');
  expect(screen.getByRole('option').elements().length).toBeLessThan(60);
});

test('the pointer makes an option active and a click picks it', async () => {
  const onPick = vi.fn();
  const { option } = await start({ activeIndex: 0, onPick });
  await option(3).hover();
  await expect.element(option(3)).toHaveAttribute('data-active');
  await expect.element(option(0)).not.toHaveAttribute('data-active');
  await option(3).click();
  expect(onPick.mock.calls).toEqual([[thousands[3]]]);
});

test('the active option is told apart where the user has chosen few colours', async () => {
  await prefer('forced-colors', 'active');
  const { option } = await start({ activeIndex: 3 });
  await expect.element(option(3)).toHaveStyle({ outlineStyle: 'solid' });
  await expect.element(option(4)).toHaveStyle({ outlineStyle: 'none' });
  await preferNothing();
});

test('the selected option is announced, no other is', async () => {
  const { screen } = await start({ activeIndex: 0 });
  const selected = screen.getByRole('option', { selected: true });
  expect(selected.elements().map((element) => element.textContent)).toEqual(['Supplier 2']);
});

test('an empty list says so and takes no place', async () => {
  const { screen, list } = await start({ activeIndex: -1, options: [] });
  await expect.element(screen.getByRole('status')).toHaveTextContent('No match');
  expect(list.element().getBoundingClientRect().height).toBe(0);
});

describe('options of two lines', () => {
  const wines: ListOption[] = Array.from({ length: 40 }, (_, index) => ({
    id: `W-${index}`,
    lead: `HF-${index}`,
    label: 'Fen Block Pinot Noir Magnum 2021 from the old vines of the upper block',
    note: 'Fen Block · 1.5 L × 6',
    detail: '24 cases',
  }));
  const startWines = async (activeIndex: number) => {
    const { screen, list } = await start({ options: wines, activeIndex });
    return {
      screen,
      list,
      option: (lead: string) => screen.getByRole('option', { name: new RegExp(`^${lead} `) }),
    };
  };

  test('are in sight when they are active, and have their texts below one another', async () => {
    const { screen, list, option } = await startWines(0);
    await screen.rerender(<List options={wines} activeIndex={25} />);
    await expect.poll(() => isInSight(list.element(), option('HF-25').element())).toBe(true);
    const box = option('HF-25').element();
    const [label, note] = ['Fen Block Pinot Noir', 'Fen Block · 1.5 L'].map((text) =>
      [...box.querySelectorAll('span')].findLast(({ textContent }) => textContent?.includes(text)),
    );
    const top = (element: Element | undefined) => element?.getBoundingClientRect().top ?? 0;
    expect(top(note)).toBeGreaterThan(top(label));
    expect(box.scrollWidth).toBe(box.clientWidth);
  });
});
