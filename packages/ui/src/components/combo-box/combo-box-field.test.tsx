import '../../../test/theme';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ComboBoxField, type ComboBoxFieldProps } from './combo-box-field';

const thousands = Array.from({ length: 5_000 }, (_, index) => ({
  id: `C-${index}`,
  label: `Customer ${index}`,
}));
const wines = [
  { id: 'CM', label: 'Château Margaux', detail: 'Bordeaux' },
  { id: 'CY', label: "Château d'Yquem", isDisabled: true },
  { id: 'AN', label: 'Añejo' },
];

function Controlled(props: Partial<ComboBoxFieldProps>) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <ComboBoxField
      label="Customer"
      name="customer"
      placeholder="Choose"
      emptyText="No match"
      options={wines}
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange?.(next);
      }}
    />
  );
}

async function start(props: Partial<ComboBoxFieldProps> = {}) {
  const onChange = vi.fn();
  const field = (changed: Partial<ComboBoxFieldProps>) => (
    <div style={{ padding: 24 }}>
      <button type="button">Elsewhere</button>
      <Controlled onChange={onChange} {...changed} />
    </div>
  );
  const screen = await render(field(props));
  const options = screen.getByRole('option');
  return {
    screen,
    rerender: (changed: Partial<ComboBoxFieldProps>) => screen.rerender(field(changed)),
    onChange,
    options,
    names: () => options.elements().map((option) => option.textContent),
    box: screen.getByRole('combobox', { name: 'Customer', exact: true }),
    list: screen.getByRole('listbox', { name: 'Customer', exact: true }),
    elsewhere: screen.getByRole('button', { name: 'Elsewhere' }),
    active: () => {
      const id = document.activeElement?.getAttribute('aria-activedescendant') ?? '';
      return document.getElementById(id)?.textContent;
    },
  };
}

describe('with 5,000 options', () => {
  test('fewer than 60 of 5,000 options are in the document, each with its set size and position', async () => {
    const { box, list, options } = await start({ options: thousands });
    await box.click();
    await expect.element(list).toBeVisible();
    expect(options.elements().length).toBeGreaterThan(8);
    expect(options.elements().length).toBeLessThan(60);
    for (const [index, option] of options.elements().entries()) {
      expect([option.textContent, option.ariaPosInSet, option.ariaSetSize]).toEqual([
        `Customer ${index}`,
        `${index + 1}`,
        '5000',
      ]);
    }
  });

  test('arrow, Page, Control+Home and Control+End keys reach all 5,000 options', async () => {
    const { box, active, onChange, options } = await start({ options: thousands });
    await box.click();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{PageDown}');
    await expect.poll(() => active()).toBe('Customer 9');
    await userEvent.keyboard('{PageUp}{ArrowUp}');
    await expect.poll(() => active()).toBe('Customer 0');
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(() => active()).toBe('Customer 4999');
    expect(options.elements().length).toBeLessThan(60);
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect.poll(() => active()).toBe('Customer 0');
    await userEvent.keyboard('{Control>}{End}{/Control}{Enter}');
    expect(onChange.mock.calls).toEqual([['C-4999']]);
    await expect.element(box).toHaveValue('Customer 4999');
    await expect.element(box).toHaveAttribute('aria-expanded', 'false');
  });

  test('the selected option is active and in view when the list opens', async () => {
    const { box, screen } = await start({ options: thousands, value: 'C-3210' });
    await expect.element(box).toHaveValue('Customer 3210');
    await box.click();
    const chosen = screen.getByRole('option', { name: 'Customer 3210', exact: true });
    await expect.element(chosen).toBeInViewport({ ratio: 0.9 });
    await expect.element(chosen).toHaveAttribute('aria-selected', 'true');
    await expect.element(box).toHaveAttribute('aria-activedescendant', chosen.element().id);
  });
});

describe('typing', () => {
  test('typing finds options by words of their label and detail, ignoring accents and case', async () => {
    const { box, names } = await start();
    await box.click();
    await userEvent.keyboard('CHATEAU bord');
    await expect.poll(() => names()).toEqual(['Château MargauxBordeaux']);
    await userEvent.keyboard('{Control>}a{/Control}anejo');
    await expect.poll(() => names()).toEqual(['Añejo']);
  });

  test('Enter picks the first match of the typed text and closes the list', async () => {
    const { box, onChange } = await start();
    await box.click();
    await userEvent.keyboard('marg{Enter}');
    expect(onChange.mock.calls).toEqual([['CM']]);
    await expect.element(box).toHaveValue('Château Margaux');
  });

  test('text without a matching option is reverted on blur', async () => {
    const { box, elsewhere, screen, onChange } = await start({ value: 'AN' });
    await box.click();
    await userEvent.keyboard('{Control>}a{/Control}zzz');
    await expect.element(screen.getByRole('status')).toHaveTextContent('No match');
    await elsewhere.click();
    await expect.element(box).toHaveValue('Añejo');
    expect(onChange).not.toHaveBeenCalled();
  });

  test('the full label of an enabled option selects the option on blur', async () => {
    const { box, onChange } = await start();
    await box.click();
    await userEvent.keyboard(' añejo {Tab}');
    await expect.element(box).toHaveValue('Añejo');
    await box.click();
    await userEvent.keyboard("{Control>}a{/Control}château d'yquem{Tab}");
    await expect.element(box).toHaveValue('Añejo');
    expect(onChange.mock.calls).toEqual([['AN']]);
  });

  test('typing lists the options that start with the text first, and before them the option with this detail', async () => {
    const countries = [
      { id: '012', label: 'Algeria', detail: 'DZ' },
      { id: '050', label: 'Bangladesh', detail: 'BD' },
      { id: '208', label: 'Denmark', detail: 'DK' },
      { id: '276', label: 'Germany', detail: 'DE' },
    ];
    const { box, names } = await start({ options: countries });
    await box.click();
    await userEvent.keyboard('ger');
    await expect.poll(() => names()).toEqual(['GermanyDE', 'AlgeriaDZ']);
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}de');
    await expect.poll(() => names()).toEqual(['GermanyDE', 'DenmarkDK', 'BangladeshBD']);
  });

  test('typing the id of an option lists the option first and selects it on blur', async () => {
    const states = [
      { id: 'IL', label: 'Illinois' },
      { id: 'IN', label: 'Indiana' },
      { id: 'ME', label: 'Maine' },
    ];
    const { box, names, onChange } = await start({ options: states });
    await box.click();
    await userEvent.keyboard('in');
    await expect.poll(() => names()).toEqual(['Indiana', 'Illinois', 'Maine']);
    await userEvent.keyboard('{Tab}');
    await expect.element(box).toHaveValue('Indiana');
    expect(onChange.mock.calls).toEqual([['IN']]);
  });

  test('clearing an optional combo box clears the value', async () => {
    const { box, elsewhere, onChange } = await start({ value: 'AN' });
    await box.fill('');
    await elsewhere.click();
    expect(onChange.mock.calls).toEqual([['']]);
    await expect.element(box).toHaveValue('');
  });

  test('clearing a required combo box keeps the value and restores its text on blur', async () => {
    const { box, elsewhere, onChange } = await start({ value: 'AN', isRequired: true });
    await box.fill('');
    await elsewhere.click();
    expect(onChange).not.toHaveBeenCalled();
    await expect.element(box).toHaveValue('Añejo');
  });
});

describe('picking', () => {
  test('a press on an option picks it and keeps focus in the field', async () => {
    const { box, screen, onChange } = await start();
    await box.click();
    await screen.getByRole('option', { name: /^Château Margaux/ }).click();
    expect(onChange.mock.calls).toEqual([['CM']]);
    await expect.element(box).toHaveFocus();
    await expect.element(box).toHaveAttribute('aria-expanded', 'false');
  });

  test('neither a press nor Enter picks a disabled option of a combo box', async () => {
    const { box, screen, list, onChange } = await start();
    await box.click();
    const yquem = screen.getByRole('option', { name: /Yquem/ });
    await expect.element(yquem).toHaveAttribute('aria-disabled', 'true');
    await yquem.click({ force: true });
    await userEvent.keyboard('{Enter}');
    await expect.element(list).toBeVisible();
    expect(onChange).not.toHaveBeenCalled();
  });

  test('Escape closes the list, reverts the text and does not reach the ancestors of the field', async () => {
    const onKeyDown = vi.fn();
    const screen = await render(
      // biome-ignore lint/a11y/noStaticElementInteractions: a stand-in for a dialog
      <div onKeyDown={onKeyDown}>
        <Controlled value="AN" />
      </div>,
    );
    const box = screen.getByRole('combobox', { name: 'Customer' });
    await box.click();
    await userEvent.keyboard('x');
    onKeyDown.mockClear();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
    await expect.element(box).toHaveValue('Añejo');
    expect(onKeyDown).not.toHaveBeenCalled();
  });

  test('Enter submits the form only while the list is closed', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const screen = await render(
      <form onSubmit={onSubmit}>
        <Controlled />
      </form>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(screen.getByRole('listbox')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});

test('a label that arrives late leaves the text of a focused combo box unchanged until blur', async () => {
  const { screen, rerender } = await start({ value: 'CM', options: [] });
  const input = screen.getByRole('combobox');
  await input.click();
  const field = input.element() as HTMLInputElement;
  field.select();
  await rerender({ value: 'CM', options: wines });
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['CM', 0, 2]);
  await userEvent.keyboard('yq');
  await expect.element(input).toHaveValue('yq');
  await screen.getByRole('button', { name: 'Elsewhere' }).click();
  await expect.element(input).toHaveValue('Château Margaux');
});

test('onBlur is called once when focus leaves an open combo box', async () => {
  const onBlur = vi.fn();
  const { box, elsewhere } = await start({ onBlur });
  await box.click();
  await elsewhere.click();
  expect(onBlur).toHaveBeenCalledTimes(1);
});

test('a combo box exposes its required state, description and error', async () => {
  const { box, rerender } = await start({ isRequired: true, description: 'Who receives it' });
  await expect.element(box).toBeRequired();
  await expect.element(box).toHaveAccessibleDescription('Who receives it');
  await rerender({ errorMessage: 'Required Field' });
  await expect.element(box).toHaveAttribute('aria-invalid', 'true');
  await expect.element(box).toHaveAccessibleDescription('Required Field');
});

test('adding or removing the description updates the accessible description of a combo box', async () => {
  const { rerender, box } = await start();
  await rerender({ description: 'Check it' });
  await expect.element(box).toHaveAccessibleDescription('Check it');
  await rerender({});
  await expect.element(box).toHaveAccessibleDescription('');
});
