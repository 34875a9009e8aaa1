import '../../../test/theme';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { animationsFinished, prefer, preferNothing } from '../../../test/browser';
import { Switch, type SwitchProps } from './switch';

async function start(props: Partial<SwitchProps> = {}) {
  const onChange = vi.fn();
  function Setting() {
    const [isOn, setOn] = useState(props.isSelected ?? false);
    return (
      <Switch
        label="Dev mode"
        description="Shows feature flags"
        onChange={(next) => {
          onChange(next);
          setOn(next);
        }}
        {...props}
        isSelected={isOn}
      />
    );
  }
  const screen = await render(<Setting />);
  return { screen, onChange, control: screen.getByRole('switch', { name: 'Dev mode', exact: true }) };
}

afterEach(async () => void (await preferNothing()));

describe('switching', () => {
  test('Space toggles a focused switch', async () => {
    const { control, onChange } = await start();
    await userEvent.tab();
    await expect.element(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect.element(control).toBeChecked();
    await userEvent.keyboard(' ');
    await expect.element(control).not.toBeChecked();
    expect(onChange.mock.calls).toEqual([[true], [false]]);
  });

  test.each(['Dev mode', 'Shows feature flags'])('a press on the %s toggles the switch', async (text) => {
    const { screen, control, onChange } = await start();
    await screen.getByText(text).click();
    await expect.element(control).toBeChecked();
    expect(onChange.mock.calls).toEqual([[true]]);
  });

  test('a click does not change a switch until its isSelected prop changes', async () => {
    const onChange = vi.fn();
    const screen = await render(<Switch label="Dev mode" isSelected={false} onChange={onChange} />);
    await screen.getByRole('switch').click();
    expect(onChange.mock.calls).toEqual([[true]]);
    await expect.element(screen.getByRole('switch')).not.toBeChecked();
  });

  test('a disabled switch does not toggle', async () => {
    const { screen, control, onChange } = await start({ isDisabled: true, isSelected: true });
    await screen.getByText('Dev mode').click({ force: true });
    await control.click({ force: true });
    await expect.element(control).toBeDisabled();
    await expect.element(control).toBeChecked();
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('switch name and description', () => {
  test('a switch is named by its label and described by its description', async () => {
    const { control } = await start();
    await expect.element(control).toHaveAccessibleDescription('Shows feature flags');
  });

  test('two switches have separate names', async () => {
    const screen = await render(
      <>
        <Switch label="Item upload" isSelected onChange={() => {}} />
        <Switch label="Order edit" isSelected={false} onChange={() => {}} />
      </>,
    );
    await expect.element(screen.getByRole('switch', { name: 'Item upload', exact: true })).toBeChecked();
    await expect.element(screen.getByRole('switch', { name: 'Order edit', exact: true })).not.toBeChecked();
    await expect
      .element(screen.getByRole('switch', { name: 'Order edit' }))
      .not.toHaveAttribute('aria-describedby');
  });
});

describe('switch appearance', () => {
  const getTrackStyle = (element: Element) => getComputedStyle(element);

  test('keyboard focus on a switch is visible', async () => {
    const { control } = await start();
    await userEvent.tab();
    await expect.element(control).toHaveFocus();
    expect(getTrackStyle(control.element()).outlineStyle).toBe('solid');
  });

  test('a switch looks different when on and when off in forced-colors mode', async () => {
    await prefer('forced-colors', 'active');
    const { control } = await start();
    const off = getTrackStyle(control.element()).backgroundColor;
    await control.click();
    await expect.element(control).toBeChecked();
    await animationsFinished();
    expect(getTrackStyle(control.element()).backgroundColor).not.toBe(off);
    expect(getTrackStyle(control.element()).boxShadow).not.toBe('none');
  });

  test('the thumb does not animate with reduced motion', async () => {
    await prefer('prefers-reduced-motion', 'reduce');
    const { control } = await start();
    const thumb = getComputedStyle(control.element(), '::before');
    expect([getTrackStyle(control.element()).transitionProperty, thumb.transitionProperty]).toEqual([
      'none',
      'none',
    ]);
  });

  test('the thumb is at the end edge when the switch is on', async () => {
    await prefer('prefers-reduced-motion', 'reduce');
    const { control } = await start({ isSelected: true });
    expect(getComputedStyle(control.element(), '::before').marginInlineStart).toBe('16px');
  });
});
