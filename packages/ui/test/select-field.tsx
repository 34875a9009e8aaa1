import { useState } from 'react';
import { vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { SelectField, type SelectFieldProps } from '../src/components/select-field/select-field';

const options = [
  { id: 'B', label: 'Beer' },
  { id: 'W', label: 'Wine', isDisabled: true },
  { id: 'P', label: 'Sparkling Wine' },
];

export function Controlled(props: Partial<SelectFieldProps>) {
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

/** Renders a select of beer and wine types, and a button after the select. */
export async function startSelect(props: Partial<SelectFieldProps> = {}) {
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
