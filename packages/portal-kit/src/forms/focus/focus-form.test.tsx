import '@portal-kit/ui/theme';
import { CheckboxGroupField } from '@portal-kit/ui/checkbox-group';
import { ComboBoxField } from '@portal-kit/ui/combo-box';
import { FormDisclosure } from '@portal-kit/ui/form-layout';
import { SelectField } from '@portal-kit/ui/select-field';
import { TextField } from '@portal-kit/ui/text-field';
import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { focusFirstInvalid } from './focus-form';

const options = [{ id: 'A', label: 'First' }];
const names = ['brand', 'type', 'customer', 'warehouses', 'region'] as const;
type Name = (typeof names)[number];

function Form({ invalid }: { invalid: readonly Name[] }) {
  const form = useRef<HTMLFormElement>(null);
  const [isOpen, setOpen] = useState(false);
  const field = <Value,>(name: Name, value: Value) => ({
    name,
    label: name,
    value,
    onChange: () => {},
    ...(invalid.includes(name) && { errorMessage: 'Required Field' }),
  });
  return (
    <form ref={form}>
      <TextField {...field('brand', '')} />
      <SelectField {...field('type', '')} options={options} placeholder="Choose" />
      <ComboBoxField {...field('customer', '')} options={options} placeholder="Choose" emptyText="No match" />
      <CheckboxGroupField {...field<readonly string[]>('warehouses', [])} options={options} />
      <FormDisclosure title="More" isOpen={isOpen} onOpenChange={setOpen}>
        <TextField {...field('region', '')} />
      </FormDisclosure>
      <button type="button" onClick={() => focusFirstInvalid(form.current)}>
        Submit
      </button>
    </form>
  );
}

async function submit(...invalid: Name[]) {
  const screen = await render(<Form invalid={invalid} />);
  const button = screen.getByRole('button', { name: 'Submit' });
  await button.click();
  return { screen, button };
}

test.each<[string, Name[], (screen: Awaited<ReturnType<typeof submit>>['screen']) => unknown]>([
  ['a text field', ['brand', 'type'], (screen) => screen.getByRole('textbox', { name: 'brand' })],
  ['a select', ['type', 'customer'], (screen) => screen.getByRole('combobox', { name: 'type' })],
  ['a combo box', ['customer', 'warehouses'], (screen) => screen.getByRole('combobox', { name: 'customer' })],
  [
    'the first box of a group',
    ['warehouses', 'region'],
    (screen) => screen.getByRole('checkbox', { name: 'First' }),
  ],
])('focusFirstInvalid() focuses %s that is the first invalid field', async (_, invalid, find) => {
  const { screen } = await submit(...invalid);
  await expect.element(find(screen) as ReturnType<typeof screen.getByRole>).toHaveFocus();
});

test('focusFirstInvalid() opens the group that hides the field', async () => {
  const { screen } = await submit('region');
  await expect.element(screen.getByRole('textbox', { name: 'region' })).toHaveFocus();
});

test('focusFirstInvalid() does not move focus in a valid form', async () => {
  const { button } = await submit();
  await expect.element(button).toHaveFocus();
});
