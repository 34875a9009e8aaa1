import '../../../test/theme';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
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
    button: screen.getByRole('button', { name: /Type$/ }),
    list: screen.getByRole('listbox'),
    option: (name: string) => screen.getByRole('option', { name, exact: true }),
  };
}

test('a choice is shown in the button, which carries the label in its name', async () => {
  const { button, option, onChange } = await start();
  await expect.element(button).toHaveAccessibleName('Choose Type');
  await button.click();
  await option('Beer').click();
  expect(onChange.mock.calls).toEqual([['B']]);
  await expect.element(button).toHaveAccessibleName('Beer Type');
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
  await expect.element(button).toHaveAccessibleName('Wine Type');
});

describe('by keyboard', () => {
  test('an arrow opens, arrows pass over what is disabled, Enter chooses and the button has the focus', async () => {
    const { button, option, list, onChange } = await start({ value: 'B' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(option('Beer')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(option('Sparkling Wine')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(list).not.toBeInTheDocument();
    expect(onChange.mock.calls).toEqual([['P']]);
    await expect.element(button).toHaveFocus();
  });

  test('Escape closes and changes nothing', async () => {
    const { button, list, onChange } = await start({ value: 'B' });
    await button.click();
    await expect.element(list).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect.element(list).not.toBeInTheDocument();
    expect(onChange).not.toHaveBeenCalled();
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
