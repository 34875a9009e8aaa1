import '../../../test/theme';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Clock, stopClock } from '../../../test/clock';
import { Controlled, startSelect } from '../../../test/select-field';

describe('keyboard', () => {
  test('ArrowDown opens the list, skips disabled options, and Enter picks the active option', async () => {
    const { button, option, list, active, onChange } = await startSelect({ value: 'B' });
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
    const { list, active, onChange } = await startSelect();
    await userEvent.tab();
    await userEvent.keyboard(keys);
    await expect.element(list).toBeVisible();
    expect(active()).toBe(name);
    expect(onChange).not.toHaveBeenCalled();
  });

  test('keys on a select field work before its lazy list is loaded', async () => {
    const { button, onChange } = await startSelect();
    const press = (key: string) =>
      button.element().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    for (const key of ['Enter', 'ArrowDown', 'Enter']) flushSync(() => press(key));
    expect(onChange.mock.calls).toEqual([['P']]);
    await expect.element(button).toHaveTextContent('Sparkling Wine');
  });

  test('holding Enter down opens the list and picks no option', async () => {
    const { button, list, onChange } = await startSelect();
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
    const { list, onChange } = await startSelect();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect.element(list).toBeVisible();
    await userEvent.keyboard(' ');
    await expect.element(list).not.toBeInTheDocument();
    expect(onChange.mock.calls).toEqual([['B']]);
  });

  test('ArrowLeft and ArrowRight change the value of the closed field', async () => {
    const { list, onChange } = await startSelect();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(onChange.mock.calls).toEqual([['B'], ['P'], ['B']]);
    await expect.element(list).not.toBeInTheDocument();
  });

  test.each([
    ['Escape', '{ArrowDown}{Escape}'],
    ['Tab', '{ArrowDown}{Tab}'],
  ])('%s closes the list and keeps the value', async (_, keys) => {
    const { button, list, onChange } = await startSelect({ value: 'B' });
    await button.click();
    await expect.element(list).toBeVisible();
    await userEvent.keyboard(keys);
    await expect.element(list).not.toBeInTheDocument();
    expect(onChange).not.toHaveBeenCalled();
  });

  test('Tab closes the list and focuses the next control', async () => {
    const { screen, list } = await startSelect();
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
    const { button, list, onChange } = await startSelect({ options: units });
    await userEvent.tab();
    await userEvent.keyboard('e');
    expect(onChange.mock.calls).toEqual([['EA']]);
    await expect.element(button).toHaveTextContent('Étage');
    await expect.element(list).not.toBeInTheDocument();
  });

  test('typed letters and spaces move to the matching option of the open list', async () => {
    const { list, active, onChange } = await startSelect({ options: units });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(list).toBeVisible();
    await userEvent.keyboard('pallet a');
    await expect.poll(active).toBe('Pallet all over');
    await expect.element(list).toBeVisible();
    expect(onChange).not.toHaveBeenCalled();
  });

  test('a repeated letter cycles through the options that begin with it', async () => {
    const { onChange } = await startSelect({ options: units });
    await userEvent.tab();
    await userEvent.keyboard('pppp');
    expect(onChange.mock.calls).toEqual([['LB'], ['PL'], ['PA'], ['LB']]);
  });

  test('a letter begins a new word one second after the previous letter', async () => {
    const { onChange } = await startSelect({ options: units });
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
    const { list, onChange } = await startSelect({ options: units });
    await userEvent.tab();
    await userEvent.keyboard('x{Control>}e{/Control}');
    expect(onChange).not.toHaveBeenCalled();
    await expect.element(list).not.toBeInTheDocument();
  });
});
