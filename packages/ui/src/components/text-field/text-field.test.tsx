import '../../../test/theme';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { commit, compose } from '../../../test/browser';
import { TextField, type TextFieldProps } from './text-field';

const withoutStars = (text: string) => text.replaceAll('*', '');

function Controlled(props: Partial<TextFieldProps>) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <TextField
      label="Brand"
      name="brand"
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange?.(next);
      }}
    />
  );
}

async function start(props: Partial<TextFieldProps> = {}) {
  const screen = await render(
    <>
      <Controlled {...props} />
      <input aria-label="Elsewhere" />
    </>,
  );
  const elsewhere = screen.getByRole('textbox', { name: 'Elsewhere' });
  return { screen, elsewhere, field: screen.getByRole('textbox', { name: 'Brand', exact: true }) };
}

describe('allowed characters', () => {
  test('a character that is not allowed is removed immediately', async () => {
    const { field } = await start({ sanitize: withoutStars });
    await field.click();
    await userEvent.keyboard('a*b*');
    await expect.element(field).toHaveValue('ab');
  });

  test('removing a typed character keeps the caret position', async () => {
    const { field } = await start({ value: 'abcd', sanitize: withoutStars });
    await field.click();
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}*X');
    await expect.element(field).toHaveValue('abXcd');
  });

  test('characters that are not allowed are removed from pasted text', async () => {
    const { field, elsewhere } = await start({ sanitize: withoutStars });
    await elsewhere.fill('Ch*teau **Margaux');
    await elsewhere.click();
    await userEvent.keyboard('{Control>}a{/Control}');
    await userEvent.copy();
    await field.click();
    await userEvent.paste();
    await expect.element(field).toHaveValue('Chteau Margaux');
  });

  test('characters are removed once, after an IME composition ends', async () => {
    const sanitize = vi.fn((text: string) => text.replaceAll('に', ''));
    const { field } = await start({ sanitize });
    await field.click();
    await compose('に');
    await compose('にほ');
    await expect.element(field).toHaveValue('にほ');
    expect(sanitize).not.toHaveBeenCalled();
    await commit('にほん');
    await expect.element(field).toHaveValue('ほん');
    expect(sanitize.mock.calls).toEqual([['にほん']]);
  });
});

describe('maximum length', () => {
  test('the maximum length counts code points and never splits one', async () => {
    const { field } = await start({ maxLength: 3 });
    await field.click();
    await commit('🍷🍷🍷🍷');
    await expect.element(field).toHaveValue('🍷🍷🍷');
  });

  test('a full field refuses typed text and keeps its value', async () => {
    const { field } = await start({ value: 'abcd', maxLength: 4 });
    await field.click();
    await userEvent.keyboard('{Home}{ArrowRight}X');
    await expect.element(field).toHaveValue('abcd');
    await userEvent.keyboard('{Delete}Y');
    await expect.element(field).toHaveValue('aYcd');
  });

  test('pasted text is cut to the remaining length and the caret follows it', async () => {
    const { field } = await start({ value: 'abcd', maxLength: 6 });
    await field.click();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await commit('1234');
    await expect.element(field).toHaveValue('a12bcd');
    await userEvent.keyboard('{Backspace}_');
    await expect.element(field).toHaveValue('a1_bcd');
  });

  test('the maximum length does not count surrounding spaces', async () => {
    const { field, elsewhere } = await start({ maxLength: 3 });
    await field.click();
    await commit('  abc ');
    await elsewhere.click();
    await expect.element(field).toHaveValue('abc');
    await field.fill('');
    await commit('  abcd');
    await expect.element(field).toHaveValue('abc');
  });

  test('a value above the maximum length can be shortened but not extended', async () => {
    const { field, elsewhere } = await start({ value: '1234567890ABCDE', maxLength: 10 });
    await field.click();
    await userEvent.keyboard('{End}{Backspace}');
    await expect.element(field).toHaveValue('1234567890ABCD');
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}X');
    await expect.element(field).toHaveValue('1234567890ABCD');
    await userEvent.keyboard('{Backspace}{Delete}');
    await expect.element(field).toHaveValue('14567890ABCD');
    await compose('に');
    await commit('にほん');
    await expect.element(field).toHaveValue('14567890ABCD');
    await elsewhere.click();
    await expect.element(field).toHaveValue('14567890ABCD');
  });

  test('an IME composition is cut only after it ends', async () => {
    const { field } = await start({ maxLength: 2 });
    await field.click();
    await compose('にほん');
    await expect.element(field).toHaveValue('にほん');
    await commit('にほん');
    await expect.element(field).toHaveValue('にほ');
  });
});

describe('refused text', () => {
  const notices = { blocked: 'No stars.', tooLong: 'Max Length 3' };

  test('refused text is announced until the next change', async () => {
    const { field, screen } = await start({ sanitize: withoutStars, maxLength: 3, notices });
    await field.click();
    await userEvent.keyboard('*');
    await expect.element(field).toHaveAccessibleDescription('No stars.');
    await expect.element(screen.getByRole('status')).toHaveTextContent('No stars.');
    await expect.element(field).toBeValid();
    await userEvent.keyboard('a');
    await expect.element(field).toHaveAccessibleDescription('');
    await commit('*bcd');
    await expect.element(field).toHaveAccessibleDescription('Max Length 3');
    await expect.element(field).toHaveValue('abc');
    await userEvent.keyboard('{Backspace}');
    await expect.element(field).toHaveAccessibleDescription('');
  });

  test('a pasted number or code that is too long is refused as a whole', async () => {
    const { field } = await start({ maxLength: 3, inputMode: 'numeric', value: '12', notices });
    await field.click();
    await commit('345');
    await expect.element(field).toHaveValue('12');
    await expect.element(field).toHaveAccessibleDescription('Max Length 3');
    await userEvent.keyboard('3');
    await expect.element(field).toHaveValue('123');
  });

  test('refused text is announced after an IME composition ends', async () => {
    const { field } = await start({ sanitize: withoutStars, notices });
    await field.click();
    await compose('a*');
    await expect.element(field).toHaveAccessibleDescription('');
    await commit('a*');
    await expect.element(field).toHaveAccessibleDescription('No stars.');
  });

  test('the refused-text message disappears when the value prop changes', async () => {
    const onChange = vi.fn();
    const props = { label: 'Brand', name: 'brand', sanitize: withoutStars, notices, onChange };
    const screen = await render(<TextField {...props} value="" />);
    const field = screen.getByRole('textbox');
    await field.fill('*');
    await expect.element(field).toHaveAccessibleDescription('No stars.');
    await screen.rerender(<TextField {...props} value="Margaux" />);
    await expect.element(field).toHaveAccessibleDescription('');
  });
});

describe('text field blur', () => {
  test('blur trims the text and calls onChange before onBlur', async () => {
    const calls: string[] = [];
    const { field, elsewhere } = await start({
      value: '  Margaux ',
      onChange: (value) => calls.push(`change ${value}`),
      onBlur: () => calls.push('blur'),
    });
    await field.click();
    await elsewhere.click();
    await expect.element(field).toHaveValue('Margaux');
    expect(calls).toEqual(['change Margaux', 'blur']);
  });

  test('blur without surrounding spaces does not call onChange', async () => {
    const onChange = vi.fn();
    const { field, elsewhere } = await start({ value: 'Margaux', onChange });
    await field.click();
    await elsewhere.click();
    expect(onChange).not.toHaveBeenCalled();
  });

  test('blur keeps the spaces of a password', async () => {
    const onChange = vi.fn();
    const screen = await render(<Controlled label="Password" type="password" onChange={onChange} />);
    const field = screen.getByLabelText('Password');
    await field.click();
    await userEvent.keyboard(' s e ');
    await userEvent.tab();
    await expect.element(field).toHaveValue(' s e ');
  });
});

describe('text field name and description', () => {
  test('the accessible name omits the required star and the unit', async () => {
    const { screen, field } = await start({ isRequired: true, description: 'As on the label', suffix: '%' });
    await expect.element(field).toHaveAccessibleDescription('As on the label');
    await expect.element(field).toBeRequired();
    await expect.element(field).toBeValid();
    await expect.element(screen.getByText('*')).toBeVisible();
    await expect.element(screen.getByText('%')).toBeVisible();
  });

  test('an error replaces the description and marks the field invalid', async () => {
    const { field, screen } = await start({ description: 'As on the label', errorMessage: 'Required Field' });
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field).toHaveAccessibleDescription('Required Field');
    await screen.rerender(<Controlled />);
    await expect.element(field).not.toHaveAttribute('aria-invalid');
    await expect.element(field).toHaveAccessibleDescription('');
  });

  test('an optional text field has no aria-required', async () => {
    const { field } = await start();
    await expect.element(field).not.toBeRequired();
  });

  test('a text field can be disabled and read-only', async () => {
    const { field, screen } = await start({ isReadOnly: true, value: 'a' });
    await field.click();
    await userEvent.keyboard('b');
    await expect.element(field).toHaveValue('a');
    await expect.element(field).toHaveAttribute('readonly');
    await screen.rerender(<Controlled isDisabled />);
    await expect.element(field).toBeDisabled();
  });
});

test('adding or removing the description updates the accessible description of a text field', async () => {
  const { screen, field } = await start();
  await screen.rerender(<Controlled description="Check it" />);
  await expect.element(field).toHaveAccessibleDescription('Check it');
  await screen.rerender(<Controlled />);
  await expect.element(field).toHaveAccessibleDescription('');
});
