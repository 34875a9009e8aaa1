import '../../../test/theme';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { prefer, preferNothing } from '../../../test/browser';
import { Listbox, type ListOption } from './listbox';

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
    <Listbox
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

/** Returns whether the whole option is inside the list's visible part. */
function isInView(list: Element, option: Element): boolean {
  const outer = list.getBoundingClientRect();
  const inner = option.getBoundingClientRect();
  return inner.top >= outer.top && inner.bottom <= outer.bottom;
}

describe('the active option', () => {
  test.each([
    ['above', 0, 4_321],
    ['below', 4_999, 17],
    ['one row above', 8, 9],
  ])('the list scrolls the active option into view from %s', async (_, before, after) => {
    const { screen, list, option } = await start({ activeIndex: before });
    await screen.rerender(<List activeIndex={after} />);
    await expect.poll(() => isInView(list.element(), option(after).element())).toBe(true);
    await expect.element(option(after)).toHaveAttribute('data-focused');
  });

  test('the list scrolls back to the active option when other options replace its options', async () => {
    const { screen, list, option } = await start({ activeIndex: 0 });
    list.element().scrollTop = 40_000;
    await expect.element(option(0)).not.toBeInTheDocument();
    await screen.rerender(<List activeIndex={0} options={thousands.slice(500)} />);
    await expect.poll(() => isInView(list.element(), option(500).element())).toBe(true);
  });
});

test('new options reuse the elements of the list, except for the first element, so that screen readers announce the first option', async () => {
  const { screen } = await start({ activeIndex: 0 });
  const elements = () => screen.getByRole('option').elements();
  const [first, second] = elements();
  await screen.rerender(<List options={thousands.slice(40)} activeIndex={0} />);
  expect(elements()[0]).not.toBe(first);
  expect(elements()[1]).toBe(second);
  expect(second?.textContent).toBe('Supplier 41');
});

test('the wheel scrolls to option 2,004 of 5,000 with fewer than 60 options in the document', async () => {
  const { screen, list, option } = await start({ activeIndex: -1 });
  await userEvent.wheel(list, { delta: { y: 36 * 2_000 } });
  await expect.element(option(2_004)).toBeVisible();
  await expect.element(option(2_004)).toHaveAttribute('aria-posinset', '2005');
  expect(screen.getByRole('option').elements().length).toBeLessThan(60);
});

test('hovering an option makes it active and a click picks it', async () => {
  const onPick = vi.fn();
  const { option } = await start({ activeIndex: 0, onPick });
  await option(3).hover();
  await expect.element(option(3)).toHaveAttribute('data-focused');
  await expect.element(option(0)).not.toHaveAttribute('data-focused');
  await option(3).click();
  expect(onPick.mock.calls).toEqual([[thousands[3]]]);
});

test('the active option has an outline in forced-colors mode', async () => {
  await prefer('forced-colors', 'active');
  const { option } = await start({ activeIndex: 3 });
  await expect.element(option(3)).toHaveStyle({ outlineStyle: 'solid' });
  await expect.element(option(4)).toHaveStyle({ outlineStyle: 'none' });
  await preferNothing();
});

test('only the selected option has aria-selected', async () => {
  const { screen } = await start({ activeIndex: 0 });
  const selected = screen.getByRole('option', { selected: true });
  expect(selected.elements().map((element) => element.textContent)).toEqual(['Supplier 2']);
});

test('an empty list shows the empty text and has no height', async () => {
  const { screen, list } = await start({ activeIndex: -1, options: [] });
  await expect.element(screen.getByRole('status')).toHaveTextContent('No match');
  expect(list.element().getBoundingClientRect().height).toBe(0);
});

describe('options with a note', () => {
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

  test('an option with a note scrolls into view and shows the note below the label', async () => {
    const { screen, list, option } = await startWines(0);
    await screen.rerender(<List options={wines} activeIndex={25} />);
    await expect.poll(() => isInView(list.element(), option('HF-25').element())).toBe(true);
    const box = option('HF-25').element();
    const [label, note] = ['Fen Block Pinot Noir', 'Fen Block · 1.5 L'].map((text) =>
      [...box.querySelectorAll('span')].findLast(({ textContent }) => textContent?.includes(text)),
    );
    const top = (element: Element | undefined) => element?.getBoundingClientRect().top ?? 0;
    expect(top(note)).toBeGreaterThan(top(label));
    expect(box.scrollWidth).toBe(box.clientWidth);
  });
});
