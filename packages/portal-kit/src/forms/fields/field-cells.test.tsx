import { useMemo } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fakePortal } from '../../../test/portal';
import { BoundText } from './bound-text';
import { cellOf, FormFieldsContext, fieldCells } from './field-cells';
import { useValuesForm } from './form-hook';

const start = { code: '', kind: '', isChecked: '', reason: '', zones: [] as readonly string[] };
type Values = typeof start;
const { TextCell, SelectCell, CheckboxGroupCell } = fieldCells<Values>();

const fields = {
  labels: { code: 'Code', kind: 'Kind', isChecked: 'Checked', reason: 'Reason', zones: 'Zones' },
  bounds: {
    code: { pattern: '^[A-Z]{2}$', maxLength: 2 },
    kind: { enum: ['BIG', 'SMALL'] },
    zones: { items: { enum: ['COOL'] } },
  },
  rules: { isChecked: (text: string, { code }: Values) => (text === code ? undefined : 'Differs from code') },
};

function Form() {
  const form = useValuesForm(start);
  return (
    <FormFieldsContext.Provider value={{ form, ...fields } as never}>
      <TextCell name="code" isRequired />
      <TextCell name="isChecked" dependsOn={['code']} />
      <TextCell name="reason" isRequired={({ code }) => code === 'XX'} dependsOn={['code']} />
      <SelectCell name="kind" optionLabels={{ BIG: 'Large' }} />
      <CheckboxGroupCell name="zones" optionLabels={{ COOL: 'Cool' }} isRequired />
      <button type="button" onClick={() => void form.handleSubmit()}>
        Save
      </button>
    </FormFieldsContext.Provider>
  );
}

async function show() {
  const { inside } = fakePortal();
  const screen = await render(inside(<Form />));
  const textbox = (name: string) => screen.getByRole('textbox', { name });
  const type = async (name: string, text: string) => {
    await textbox(name).fill(text);
    await userEvent.tab();
  };
  return { screen, textbox, type };
}

test('a text cell takes its label, length and format from the contract and reports a missing value', async () => {
  const { screen, textbox, type } = await show();
  await type('Code', 'abc');
  await expect.element(textbox('Code')).toHaveValue('ab');
  await expect.element(textbox('Code')).not.toHaveAttribute('aria-invalid');
  await type('Code', 'A1');
  await expect.element(textbox('Code')).toHaveAccessibleDescription('Code has a wrong format');
  await type('Code', ' ');
  await expect.element(textbox('Code')).toHaveAccessibleDescription('Required Field');
  await expect
    .element(screen.getByRole('textbox', { name: 'Checked' }))
    .not.toHaveAttribute('aria-required', 'true');
});

test('a rule replaces the bound, receives all values of the form and runs again when a field in dependsOn changes', async () => {
  const { textbox, type } = await show();
  await type('Checked', 'AB');
  await expect.element(textbox('Checked')).toHaveAccessibleDescription('Differs from code');
  await type('Code', 'AB');
  await expect.element(textbox('Checked')).not.toHaveAttribute('aria-invalid');
});

test('the values of the form determine whether a cell is required', async () => {
  const { screen, textbox, type } = await show();
  await expect.element(textbox('Reason')).not.toHaveAttribute('aria-required', 'true');
  await type('Code', 'XX');
  await expect.element(textbox('Reason')).toHaveAttribute('aria-required', 'true');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(textbox('Reason')).toHaveAccessibleDescription('Required Field');
});

test('the options of a select cell come from the contract, and an option without a label shows its code', async () => {
  const { screen } = await show();
  await screen.getByRole('combobox', { name: 'Kind' }).click();
  await expect
    .poll(() =>
      screen
        .getByRole('option')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(['Large', 'SMALL']);
  await userEvent.keyboard('{Escape}');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect
    .element(screen.getByRole('group', { name: 'Zones' }))
    .toHaveAccessibleDescription('Required Field');
});

test('a key press renders only the cell of its field and the cells whose required mark changes', async () => {
  const rendered: string[] = [];
  const Cell = cellOf(
    (props: { label: string }) => {
      rendered.push(props.label);
      return <BoundText {...props} />;
    },
    ({ label }) => ({ label }),
  );
  const isRequired = ({ code }: Record<string, unknown>) => code === 'XX';
  function CountedForm() {
    const form = useValuesForm(start);
    const context = useMemo(() => ({ form, ...fields }) as never, [form]);
    return (
      <FormFieldsContext.Provider value={context}>
        <Cell name="code" />
        <Cell name="kind" />
        <Cell name="reason" isRequired={isRequired} />
      </FormFieldsContext.Provider>
    );
  }
  const { inside } = fakePortal();
  const screen = await render(inside(<CountedForm />));
  const after = async (key: string) => {
    rendered.length = 0;
    await userEvent.keyboard(key);
    return [...new Set(rendered)];
  };
  await screen.getByRole('textbox', { name: 'Code' }).click();
  expect(await after('X')).toEqual(['Code']);
  expect(await after('X')).toEqual(['Code', 'Reason']);
  await expect.element(screen.getByRole('textbox', { name: 'Code' })).toHaveValue('XX');
});
