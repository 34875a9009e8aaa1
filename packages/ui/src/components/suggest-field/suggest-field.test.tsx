import '../../../test/theme';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SuggestField, type SuggestFieldProps } from './suggest-field';

const all = [
  { id: '1', label: 'HF-1001 Pinot Noir', detail: '451 cases' },
  { id: '2', label: 'HF-1002 Chardonnay', detail: '300 cases' },
  { id: '3', label: 'HF-1003 Magnum', isDisabled: true },
];

interface StartProps extends Partial<SuggestFieldProps> {
  /** Key events that reach the ancestors of the field. */
  onKeyDown?: () => void;
}

async function start({ note, onKeyDown, ...props }: StartProps = {}) {
  const onPick = vi.fn();
  function Owner() {
    const [query, setQuery] = useState('');
    const options = note ? [] : all.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()));
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: a stand-in for a dialog around the field
      <div onKeyDown={onKeyDown}>
        <SuggestField
          label="Add an item"
          placeholder="Find"
          query={query}
          onQueryChange={setQuery}
          options={options}
          note={note}
          onPick={(option) => onPick(option.id)}
          {...props}
        />
        <button type="button">Elsewhere</button>
      </div>
    );
  }
  await render(<Owner />);
  const field = page.getByRole('combobox', { name: 'Add an item' });
  if (!props.isDisabled) await field.click();
  return {
    field,
    onPick,
    list: page.getByRole('listbox', { name: 'Add an item' }),
    option: (name: string) => page.getByRole('option', { name: new RegExp(name) }),
    active: () => {
      const id = document.activeElement?.getAttribute('aria-activedescendant') ?? '';
      return document.getElementById(id)?.textContent;
    },
  };
}

describe('keyboard', () => {
  test('Enter picks the active option, clears the query and keeps focus for the next pick', async () => {
    const { field, onPick, option } = await start();
    await userEvent.keyboard('hf');
    await expect.element(option('HF-1001')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(field).toHaveValue('');
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('pinot{Enter}');
    expect(onPick.mock.calls).toEqual([['2'], ['1']]);
  });

  test('Escape closes the suggestions and keeps the query', async () => {
    const { field, option } = await start();
    await userEvent.keyboard('hf{Escape}');
    await expect.element(option('HF-1001')).not.toBeInTheDocument();
    await expect.element(field).toHaveValue('hf');
  });

  test('arrow keys wrap around and aria-activedescendant names the active option', async () => {
    const { option, active, field, list } = await start();
    await userEvent.keyboard('hf');
    await expect.element(option('HF-1003')).toBeVisible();
    expect(active()).toBe('HF-1001 Pinot Noir451 cases');
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(active).toBe('HF-1003 Magnum');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.poll(active).toBe('HF-1002 Chardonnay300 cases');
    expect(field.element().getAttribute('aria-controls')).toBe(list.element().id);
  });

  test('typing another letter makes the first option active', async () => {
    const { option, active } = await start();
    await userEvent.keyboard('h');
    await expect.element(option('HF-1003')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}f');
    await expect.poll(active).toBe('HF-1001 Pinot Noir451 cases');
  });

  test('Escape does not reach the ancestors of the field, and ArrowDown opens the list again', async () => {
    const onKeyDown = vi.fn();
    const { option, field } = await start({ onKeyDown });
    await userEvent.keyboard('hf');
    onKeyDown.mockClear();
    await userEvent.keyboard('{Escape}');
    await expect.element(field).toHaveAttribute('aria-expanded', 'false');
    expect(onKeyDown).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(option('HF-1001')).toBeVisible();
  });

  test('Enter picks nothing when no option matches or the list is closed', async () => {
    const { onPick, field } = await start();
    await userEvent.keyboard('zzz{Enter}');
    await expect.element(field).toHaveValue('zzz');
    await userEvent.keyboard('{Escape}{Enter}');
    expect(onPick).not.toHaveBeenCalled();
  });

  test('Tab leaves the field and closes the suggestions without a pick', async () => {
    const { option, onPick } = await start();
    await userEvent.keyboard('hf');
    await expect.element(option('HF-1001')).toBeVisible();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
    await expect.element(option('HF-1001')).not.toBeInTheDocument();
    expect(onPick).not.toHaveBeenCalled();
  });

  test('Enter does not pick a disabled suggestion', async () => {
    const { onPick, option } = await start();
    await userEvent.keyboard('magnum');
    await expect.element(option('HF-1003')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    expect(onPick).not.toHaveBeenCalled();
  });
});

test('a press picks a suggestion and keeps focus in the field', async () => {
  const { field, onPick, option } = await start();
  await userEvent.keyboard('chard');
  await expect.element(option('HF-1002')).toBeVisible();
  // A real pointer makes the test runner scroll the page, which closes the list.
  (option('HF-1002').element() as HTMLElement).click();
  expect(onPick.mock.calls).toEqual([['2']]);
  await expect.element(field).toHaveFocus();
});

test('a click does not open the list of an empty field', async () => {
  const { field } = await start();
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
});

test('the note replaces an empty list of suggestions', async () => {
  await start({ note: 'No item matches' });
  await userEvent.keyboard('x');
  await expect.element(page.getByRole('status')).toHaveTextContent('No item matches');
});

test('Enter that ends an IME composition picks no suggestion', async () => {
  const { field, onPick, option } = await start();
  await userEvent.keyboard('hf');
  await expect.element(option('HF-1001')).toBeVisible();
  const composing = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true });
  field.element().dispatchEvent(composing);
  expect(onPick).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onPick.mock.calls).toEqual([['1']]);
});

test('a disabled suggest field disables its input', async () => {
  const { field } = await start({ isDisabled: true });
  await expect.element(field).toBeDisabled();
});

test('markup in labels and details is shown as text', async () => {
  const hostile = '<img src=x onerror="globalThis.hit = true">';
  const { list } = await start({ options: [{ id: 'x', label: hostile, detail: '<b>9</b>' }] });
  await userEvent.keyboard('x');
  await expect.element(list).toHaveTextContent(`${hostile}<b>9</b>`);
  expect(document.querySelector('img')).toBeNull();
});

describe('outdated options', () => {
  /** Renders a field with outdated options; `arrive` renders the current options. */
  async function outdated() {
    const onPick = vi.fn();
    const onQueryChange = vi.fn();
    const props = {
      label: 'Add an item',
      placeholder: 'Find',
      query: 'x',
      note: undefined,
      onPick,
      onQueryChange,
    };
    const screen = await render(<SuggestField {...props} options={all.slice(0, 1)} isOutdated />);
    const field = page.getByRole('combobox', { name: 'Add an item' });
    await field.click();
    await expect.element(page.getByRole('option', { name: /HF-1001/ })).toBeVisible();
    return {
      field,
      picks: () => onPick.mock.calls.map(([{ id }]) => id),
      arrive: (part: Partial<SuggestFieldProps> = {}) =>
        screen.rerender(<SuggestField {...props} options={[...all].reverse()} {...part} />),
    };
  }

  test('no outdated option is active, and a press on an outdated option does not pick it', async () => {
    const { field, picks, arrive } = await outdated();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(field).not.toHaveAttribute('aria-activedescendant');
    (page.getByRole('option').element() as HTMLElement).click();
    await arrive();
    expect(picks()).toEqual([]);
    await expect.element(field).toHaveAttribute('aria-activedescendant', expect.stringMatching(/-0$/));
  });

  test('Enter picks the first enabled option once the current options arrive', async () => {
    const { picks, arrive } = await outdated();
    await userEvent.keyboard('{Enter}');
    expect(picks()).toEqual([]);
    await arrive();
    await arrive();
    expect(picks()).toEqual(['2']);
  });

  test('Enter pressed before the current options arrive picks nothing when none matches or the query changes', async () => {
    const { picks, arrive } = await outdated();
    await userEvent.keyboard('{Enter}');
    await arrive({ options: [] });
    await arrive();
    expect(picks()).toEqual([]);
    await arrive({ isOutdated: true });
    await userEvent.keyboard('{Enter}');
    await arrive({ query: 'y' });
    expect(picks()).toEqual([]);
  });
});
