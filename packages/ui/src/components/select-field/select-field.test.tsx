import '../../../test/theme';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { prefer, preferNothing } from '../../../test/browser';
import { type Clock, stopClock } from '../../../test/clock';
import { SelectField, type SelectFieldProps } from './select-field';

const options = [
  { id: 'B', label: 'Beer' },
  { id: 'W', label: 'Wine', isDisabled: true },
  { id: 'P', label: 'Sparkling Wine' },
];

function Controlled(props: Partial<SelectFieldProps>) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <SelectField
      label="Type"
      name="type"
      placeholder="Choose"
      options={options}
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange?.(next);
      }}
    />
  );
}

async function start(props: Partial<SelectFieldProps> = {}) {
  const onChange = vi.fn();
  const screen = await render(
    <>
      <Controlled onChange={onChange} {...props} />
      <button type="button">Next</button>
    </>,
  );
  return {
    screen,
    onChange,
    button: screen.getByRole('combobox', { name: 'Type', exact: true }),
    list: screen.getByRole('listbox', { name: 'Type', exact: true }),
    option: (name: string) => screen.getByRole('option', { name, exact: true }),
    /** The text of the option that `aria-activedescendant` refers to. */
    active: () => {
      const id = document.activeElement?.getAttribute('aria-activedescendant') ?? '';
      return document.getElementById(id)?.textContent;
    },
    value: () => screen.container.querySelector<HTMLInputElement>('[name="type"]')?.value,
  };
}

test('a press picks an option inside a shadow root', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const container = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
  const onChange = vi.fn();
  const screen = await render(<Controlled onChange={onChange} />, { container });
  await page.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Beer' }).click();
  expect(onChange.mock.calls).toEqual([['B']]);
  await screen.unmount();
  host.remove();
});

test('a picked option is shown in the button and is the value of the form field', async () => {
  const { button, option, list, onChange, value } = await start();
  await expect.element(button).toHaveTextContent('Choose');
  await button.click();
  await option('Beer').click();
  await expect.element(list).not.toBeInTheDocument();
  expect(onChange.mock.calls).toEqual([['B']]);
  await expect.element(button).toHaveTextContent('Beer');
  await expect.element(button).toHaveFocus();
  expect(value()).toBe('B');
});

test('only the selected option has aria-selected and a check mark', async () => {
  const { screen, button, option } = await start({ value: 'P' });
  await button.click();
  await expect.element(option('Sparkling Wine')).toHaveAttribute('data-focused');
  const selected = screen.getByRole('option', { selected: true });
  expect(selected.elements().map(({ textContent }) => textContent)).toEqual(['Sparkling Wine']);
  expect(selected.element().querySelector('svg')).not.toBeNull();
});

test('the active option of a select has an outline in forced-colors mode', async () => {
  await prefer('forced-colors', 'active');
  const { button, option } = await start({ value: 'P' });
  await button.click();
  await expect.element(option('Sparkling Wine')).toHaveStyle({ outlineStyle: 'solid' });
  await expect.element(option('Beer')).toHaveStyle({ outlineStyle: 'none' });
  await preferNothing();
});

test('a press outside of the open list closes the list', async () => {
  const { button, list, onChange } = await start();
  await button.click();
  await expect.element(list).toBeVisible();
  await userEvent.click(document.documentElement, { position: { x: 300, y: 600 } });
  await expect.element(list).not.toBeInTheDocument();
  expect(onChange).not.toHaveBeenCalled();
});

test('only a page scroll after the opening press closes the list', async () => {
  const screen = await render(
    <div style={{ height: 300, overflow: 'auto' }}>
      <Controlled />
      <div style={{ height: 900 }} />
    </div>,
  );
  const button = screen.getByRole('combobox');
  const list = screen.getByRole('listbox');
  // Loads the lazy list.
  await button.click();
  await expect.element(list).toBeVisible();
  await userEvent.keyboard('{Escape}');
  const page = screen.container.firstElementChild as HTMLElement;
  page.scrollTop = 8;
  flushSync(() => (button.element() as HTMLElement).click());
  for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  await expect.element(list).toBeVisible();
  page.scrollTop = 16;
  await expect.element(list).not.toBeInTheDocument();
});

test('a second press on the button closes the list', async () => {
  const { button, list } = await start();
  await button.click();
  await expect.element(list).toBeVisible();
  await button.click();
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
});

test('a press on the label focuses the button and does not open the list', async () => {
  const { screen, button } = await start();
  await screen.getByText('Type').click();
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
});

test('a disabled option is shown and cannot be picked', async () => {
  const { button, option, list, onChange } = await start();
  await button.click();
  await expect.element(option('Wine')).toBeVisible();
  await expect.element(option('Wine')).toHaveAttribute('aria-disabled', 'true');
  await option('Wine').click({ force: true });
  await expect.element(list).toBeVisible();
  expect(onChange).not.toHaveBeenCalled();
});

test('the button shows the label of a selected option that is disabled', async () => {
  const { button } = await start({ value: 'W' });
  await expect.element(button).toHaveTextContent('Wine');
});

describe('keyboard', () => {
  test('ArrowDown opens the list, skips disabled options, and Enter picks the active option', async () => {
    const { button, option, list, active, onChange } = await start({ value: 'B' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(active).toBe('Beer');
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(active).toBe('Sparkling Wine');
    await expect.element(option('Sparkling Wine')).toHaveAttribute('data-focused');
    await userEvent.keyboard('{Enter}');
    await expect.element(list).not.toBeInTheDocument();
    expect(onChange.mock.calls).toEqual([['P']]);
    await expect.element(button).toHaveFocus();
  });

  test.each([
    ['{ArrowDown}', 'Beer'],
    ['{Alt>}{ArrowDown}{/Alt}', 'Beer'],
    ['{ArrowUp}', 'Sparkling Wine'],
    ['{Enter}', 'Beer'],
    [' ', 'Beer'],
  ])('%s opens the list with %s active when no option is selected', async (keys, name) => {
    const { list, active, onChange } = await start();
    await userEvent.tab();
    await userEvent.keyboard(keys);
    await expect.element(list).toBeVisible();
    expect(active()).toBe(name);
    expect(onChange).not.toHaveBeenCalled();
  });

  test('keys on a select field work before its lazy list is loaded', async () => {
    const { button, onChange } = await start();
    const press = (key: string) =>
      button.element().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    for (const key of ['Enter', 'ArrowDown', 'Enter']) flushSync(() => press(key));
    expect(onChange.mock.calls).toEqual([['P']]);
    await expect.element(button).toHaveTextContent('Sparkling Wine');
  });

  test('holding Enter down opens the list and picks no option', async () => {
    const { button, list, onChange } = await start();
    const press = (repeat: boolean) =>
      button
        .element()
        .dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true }),
        );
    flushSync(() => press(false));
    flushSync(() => press(true));
    await expect.element(list).toBeVisible();
    expect(onChange).not.toHaveBeenCalled();
  });

  test('Space picks the active option', async () => {
    const { list, onChange } = await start();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect.element(list).toBeVisible();
    await userEvent.keyboard(' ');
    await expect.element(list).not.toBeInTheDocument();
    expect(onChange.mock.calls).toEqual([['B']]);
  });

  test('ArrowLeft and ArrowRight change the value of the closed field', async () => {
    const { list, onChange } = await start();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(onChange.mock.calls).toEqual([['B'], ['P'], ['B']]);
    await expect.element(list).not.toBeInTheDocument();
  });

  test.each([
    ['Escape', '{ArrowDown}{Escape}'],
    ['Tab', '{ArrowDown}{Tab}'],
  ])('%s closes the list and keeps the value', async (_, keys) => {
    const { button, list, onChange } = await start({ value: 'B' });
    await button.click();
    await expect.element(list).toBeVisible();
    await userEvent.keyboard(keys);
    await expect.element(list).not.toBeInTheDocument();
    expect(onChange).not.toHaveBeenCalled();
  });

  test('Tab closes the list and focuses the next control', async () => {
    const { screen, list } = await start();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(list).toBeVisible();
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  });

  test('Escape that closes the list does not reach the ancestors of the field', async () => {
    const onKeyDown = vi.fn();
    const screen = await render(
      // biome-ignore lint/a11y/noStaticElementInteractions: a stand-in for a dialog
      <div onKeyDown={({ key }) => onKeyDown(key)}>
        <Controlled />
      </div>,
    );
    await screen.getByRole('combobox').click();
    await userEvent.keyboard('{Escape}');
    expect(onKeyDown).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onKeyDown.mock.calls).toEqual([['Escape']]);
  });
});

describe('typeahead', () => {
  const units = [
    { id: 'LB', label: 'Pounds' },
    { id: 'PT', label: 'Pint', isDisabled: true },
    { id: 'PL', label: 'Pallet layer' },
    { id: 'PA', label: 'Pallet all over' },
    { id: 'EA', label: 'Étage' },
  ];
  let clock: Clock;
  beforeEach(() => {
    clock = stopClock();
  });
  afterEach(() => {
    clock.release();
  });

  test('a typed letter changes the value of the closed field, ignoring accents and case', async () => {
    const { button, list, onChange } = await start({ options: units });
    await userEvent.tab();
    await userEvent.keyboard('e');
    expect(onChange.mock.calls).toEqual([['EA']]);
    await expect.element(button).toHaveTextContent('Étage');
    await expect.element(list).not.toBeInTheDocument();
  });

  test('typed letters and spaces move to the matching option of the open list', async () => {
    const { list, active, onChange } = await start({ options: units });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(list).toBeVisible();
    await userEvent.keyboard('pallet a');
    await expect.poll(active).toBe('Pallet all over');
    await expect.element(list).toBeVisible();
    expect(onChange).not.toHaveBeenCalled();
  });

  test('a repeated letter cycles through the options that begin with it', async () => {
    const { onChange } = await start({ options: units });
    await userEvent.tab();
    await userEvent.keyboard('pppp');
    expect(onChange.mock.calls).toEqual([['LB'], ['PL'], ['PA'], ['LB']]);
  });

  test('a letter begins a new word one second after the previous letter', async () => {
    const { onChange } = await start({ options: units });
    await userEvent.tab();
    await userEvent.keyboard('pa');
    await clock.passes(999);
    await userEvent.keyboard('l');
    expect(onChange.mock.calls).toEqual([['LB'], ['PL']]);
    await clock.passes(1_000);
    await userEvent.keyboard('e');
    expect(onChange.mock.calls).toEqual([['LB'], ['PL'], ['EA']]);
  });

  test('letters without a match and keyboard shortcuts keep the value', async () => {
    const { list, onChange } = await start({ options: units });
    await userEvent.tab();
    await userEvent.keyboard('x{Control>}e{/Control}');
    expect(onChange).not.toHaveBeenCalled();
    await expect.element(list).not.toBeInTheDocument();
  });
});

describe('onBlur', () => {
  test('onBlur is called when the list closes without a pick', async () => {
    const onBlur = vi.fn();
    const { button, list } = await start({ onBlur });
    await button.click();
    await expect.element(list).toBeVisible();
    expect(onBlur).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect.element(list).not.toBeInTheDocument();
    expect(onBlur).toHaveBeenCalledTimes(1);
  });

  test('onBlur is called once when Tab leaves the closed field', async () => {
    const onBlur = vi.fn();
    const { screen } = await start({ onBlur });
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
    expect(onBlur).toHaveBeenCalledTimes(1);
  });
});

describe('description and error', () => {
  test('the error replaces the description as the accessible description of a select', async () => {
    const { button, screen } = await start({ description: 'By strength' });
    await expect.element(button).toHaveAccessibleDescription('By strength');
    await screen.rerender(<Controlled description="By strength" errorMessage="Required Field" />);
    await expect.element(button).toHaveAccessibleDescription('Required Field');
    await expect.element(button).toHaveAttribute('data-invalid');
  });

  test('a disabled field does not open its list', async () => {
    const { button, list } = await start({ isDisabled: true });
    await expect.element(button).toBeDisabled();
    await button.click({ force: true });
    await expect.element(list).not.toBeInTheDocument();
  });
});

test('a select takes a description added later and drops a removed description', async () => {
  const { screen, button } = await start();
  await screen.rerender(<Controlled description="Check it" />);
  await expect.element(button).toHaveAccessibleDescription('Check it');
  await screen.rerender(<Controlled />);
  await expect.element(button).toHaveAccessibleDescription('');
});
