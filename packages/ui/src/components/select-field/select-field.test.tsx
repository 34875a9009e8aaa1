import '../../../test/theme';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Clock, stopClock } from '../../../test/clock';
import { prefer, preferNothing } from '../../../test/emulated-media';
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
    /** What a screen reader is on, once it is in the document. */
    active: () => {
      const id = document.activeElement?.getAttribute('aria-activedescendant') ?? '';
      return document.getElementById(id)?.textContent;
    },
    value: () => screen.container.querySelector<HTMLInputElement>('[name="type"]')?.value,
  };
}

test('in a shadow root too an option is taken by pressing it', async () => {
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

test('a choice is shown in the button, which the label names, and is part of a form that is sent', async () => {
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

test('the chosen option is marked in the list, no other is', async () => {
  const { screen, button, option } = await start({ value: 'P' });
  await button.click();
  await expect.element(option('Sparkling Wine')).toHaveAttribute('data-focused');
  const selected = screen.getByRole('option', { selected: true });
  expect(selected.elements().map(({ textContent }) => textContent)).toEqual(['Sparkling Wine']);
  expect(selected.element().querySelector('svg')).not.toBeNull();
});

test('the active option is told apart where the user has chosen few colours', async () => {
  await prefer('forced-colors', 'active');
  const { button, option } = await start({ value: 'P' });
  await button.click();
  await expect.element(option('Sparkling Wine')).toHaveStyle({ outlineStyle: 'solid' });
  await expect.element(option('Beer')).toHaveStyle({ outlineStyle: 'none' });
  await preferNothing();
});

test('a press beside the open list closes it', async () => {
  const { button, list, onChange } = await start();
  await button.click();
  await expect.element(list).toBeVisible();
  await userEvent.click(document.documentElement, { position: { x: 300, y: 600 } });
  await expect.element(list).not.toBeInTheDocument();
  expect(onChange).not.toHaveBeenCalled();
});

test('a scroll from before the press leaves the list open, one after it closes it', async () => {
  const screen = await render(
    <div style={{ height: 300, overflow: 'auto' }}>
      <Controlled />
      <div style={{ height: 900 }} />
    </div>,
  );
  const button = screen.getByRole('combobox');
  const list = screen.getByRole('listbox');
  // Its code is there from then on.
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

test('a press on the button closes the open list', async () => {
  const { button, list } = await start();
  await button.click();
  await expect.element(list).toBeVisible();
  await button.click();
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
});

test('a press on the label goes to the button and opens nothing', async () => {
  const { screen, button } = await start();
  await screen.getByText('Type').click();
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
});

test('a disabled option is shown and cannot be chosen', async () => {
  const { button, option, list, onChange } = await start();
  await button.click();
  await expect.element(option('Wine')).toBeVisible();
  await expect.element(option('Wine')).toHaveAttribute('aria-disabled', 'true');
  await option('Wine').click({ force: true });
  await expect.element(list).toBeVisible();
  expect(onChange).not.toHaveBeenCalled();
});

test('a value that is disabled now is still shown by its words', async () => {
  const { button } = await start({ value: 'W' });
  await expect.element(button).toHaveTextContent('Wine');
});

describe('by keyboard', () => {
  test('an arrow opens, arrows pass over what is disabled, Enter chooses and the button has the focus', async () => {
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
  ])('%s opens on %s while nothing is chosen', async (keys, name) => {
    const { list, active, onChange } = await start();
    await userEvent.tab();
    await userEvent.keyboard(keys);
    await expect.element(list).toBeVisible();
    expect(active()).toBe(name);
    expect(onChange).not.toHaveBeenCalled();
  });

  test('keys pressed before the list is there count all the same', async () => {
    const { button, onChange } = await start();
    const press = (key: string) =>
      button.element().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    for (const key of ['Enter', 'ArrowDown', 'Enter']) flushSync(() => press(key));
    expect(onChange.mock.calls).toEqual([['P']]);
    await expect.element(button).toHaveTextContent('Sparkling Wine');
  });

  test('Enter that is held down opens, and is no choice', async () => {
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

  test('Space chooses', async () => {
    const { list, onChange } = await start();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect.element(list).toBeVisible();
    await userEvent.keyboard(' ');
    await expect.element(list).not.toBeInTheDocument();
    expect(onChange.mock.calls).toEqual([['B']]);
  });

  test('left and right change the choice of the closed field', async () => {
    const { list, onChange } = await start();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(onChange.mock.calls).toEqual([['B'], ['P'], ['B']]);
    await expect.element(list).not.toBeInTheDocument();
  });

  test.each([
    ['Escape', '{ArrowDown}{Escape}'],
    ['Tab', '{ArrowDown}{Tab}'],
  ])('%s closes and changes nothing', async (_, keys) => {
    const { button, list, onChange } = await start({ value: 'B' });
    await button.click();
    await expect.element(list).toBeVisible();
    await userEvent.keyboard(keys);
    await expect.element(list).not.toBeInTheDocument();
    expect(onChange).not.toHaveBeenCalled();
  });

  test('Tab leaves the open field for the next one', async () => {
    const { screen, list } = await start();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(list).toBeVisible();
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  });

  test('Escape of the open list goes no further, the next one does', async () => {
    const onKeyDown = vi.fn();
    const screen = await render(
      // biome-ignore lint/a11y/noStaticElementInteractions: stands for a dialog
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

describe('letters', () => {
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

  test('choose in the closed field, without accents and case', async () => {
    const { button, list, onChange } = await start({ options: units });
    await userEvent.tab();
    await userEvent.keyboard('e');
    expect(onChange.mock.calls).toEqual([['EA']]);
    await expect.element(button).toHaveTextContent('Étage');
    await expect.element(list).not.toBeInTheDocument();
  });

  test('move in the open list, a space among them too', async () => {
    const { list, active, onChange } = await start({ options: units });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(list).toBeVisible();
    await userEvent.keyboard('pallet a');
    await expect.poll(active).toBe('Pallet all over');
    await expect.element(list).toBeVisible();
    expect(onChange).not.toHaveBeenCalled();
  });

  test('that are the same go on to the next option, and from the last to the first', async () => {
    const { onChange } = await start({ options: units });
    await userEvent.tab();
    await userEvent.keyboard('pppp');
    expect(onChange.mock.calls).toEqual([['LB'], ['PL'], ['PA'], ['LB']]);
  });

  test('begin a new word after a second', async () => {
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

  test('that lead nowhere, and those of shortcuts, change nothing', async () => {
    const { list, onChange } = await start({ options: units });
    await userEvent.tab();
    await userEvent.keyboard('x{Control>}e{/Control}');
    expect(onChange).not.toHaveBeenCalled();
    await expect.element(list).not.toBeInTheDocument();
  });
});

describe('leaving the field is told', () => {
  test('when the list closes without a choice', async () => {
    const onBlur = vi.fn();
    const { button, list } = await start({ onBlur });
    await button.click();
    await expect.element(list).toBeVisible();
    expect(onBlur).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect.element(list).not.toBeInTheDocument();
    expect(onBlur).toHaveBeenCalledTimes(1);
  });

  test('when Tab passes over it', async () => {
    const onBlur = vi.fn();
    const { screen } = await start({ onBlur });
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
    expect(onBlur).toHaveBeenCalledTimes(1);
  });
});

describe('what is announced', () => {
  test('the description, and an error in its place', async () => {
    const { button, screen } = await start({ description: 'By strength' });
    await expect.element(button).toHaveAccessibleDescription('By strength');
    await screen.rerender(<Controlled description="By strength" errorMessage="Required Field" />);
    await expect.element(button).toHaveAccessibleDescription('Required Field');
    await expect.element(button).toHaveAttribute('data-invalid');
  });

  test('a disabled field cannot be opened', async () => {
    const { button, list } = await start({ isDisabled: true });
    await expect.element(button).toBeDisabled();
    await button.click({ force: true });
    await expect.element(list).not.toBeInTheDocument();
  });
});

test('a description that comes later is announced, and no more when it goes', async () => {
  const { screen, button } = await start();
  await screen.rerender(<Controlled description="Check it" />);
  await expect.element(button).toHaveAccessibleDescription('Check it');
  await screen.rerender(<Controlled />);
  await expect.element(button).toHaveAccessibleDescription('');
});
