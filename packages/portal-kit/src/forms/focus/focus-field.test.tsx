import '@portal-kit/ui/theme';
import { CheckboxGroupField } from '@portal-kit/ui/checkbox-group';
import { ComboBoxField } from '@portal-kit/ui/combo-box';
import { FormDisclosure } from '@portal-kit/ui/form-layout';
import { SelectField } from '@portal-kit/ui/select-field';
import { TextField } from '@portal-kit/ui/text-field';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { focusField } from './focus-field';

const options = [{ id: 'A', label: 'First' }];

function Form() {
  const [isOpen, setOpen] = useState(false);
  const field = <Value,>(name: string, value: Value) => ({ name, label: name, value, onChange: () => {} });
  return (
    <form>
      <TextField {...field('brand', '')} />
      <TextField {...field('addresses[0].city', '')} />
      <TextField {...field('hours.from', '')} />
      <SelectField {...field('type', '')} options={options} placeholder="Choose" />
      <CheckboxGroupField {...field<readonly string[]>('warehouses', [])} options={options} />
      <FormDisclosure title="More" isOpen={isOpen} onOpenChange={setOpen}>
        <ComboBoxField {...field('country', '')} options={options} placeholder="" emptyText="No match" />
      </FormDisclosure>
    </form>
  );
}

test.each([
  ['brand', 'textbox', 'brand'],
  ['type', 'combobox', 'type'],
  ['warehouses', 'checkbox', 'First'],
  ['addresses', 'textbox', 'addresses[0].city'],
  ['hours', 'textbox', 'hours.from'],
  ['country', 'combobox', 'country'],
] as const)(
  'focusField() focuses the field %s of any kind and opens its group',
  async (name, role, label) => {
    const screen = await render(<Form />);
    const form = screen.container.querySelector('form') as HTMLFormElement;
    // The fields of a closed disclosure are rendered after the first frame.
    await expect.poll(() => form.elements.namedItem('country')).not.toBeNull();
    expect(focusField(form, name)).toBe(true);
    const field = screen.getByRole(role, { name: label });
    await expect.element(field).toHaveFocus();
    await expect.element(field).toBeVisible();
  },
);

test('focusField() returns false for an unknown field', async () => {
  const screen = await render(<Form />);
  const form = screen.container.querySelector('form') as HTMLFormElement;
  expect(focusField(form, 'a"] [b')).toBe(false);
});
