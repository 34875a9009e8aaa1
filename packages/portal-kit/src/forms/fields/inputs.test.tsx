import { useStore } from '@tanstack/react-form';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fakePortal } from '../../../test/portal';
import { defineFields, type Fields } from './fields';
import { FormFieldsContext } from './form-context';
import { useFieldsForm } from './form-hook';

const empty = { size: '', notes: '' };
const fields: Fields<typeof empty> = {
  size: { label: 'Size', bound: { type: 'number', minimum: 0.01 } },
  notes: { label: 'Size', bound: { type: 'string' } },
};

function Form({ name }: { name: keyof typeof empty }) {
  const form = useFieldsForm(empty, { current: fields });
  const value = useStore(form.store, ({ values }) => values[name]);
  return (
    <FormFieldsContext.Provider value={fields}>
      <form.AppField name={name}>
        {(field) => (name === 'size' ? <field.Number /> : <field.Text />)}
      </form.AppField>
      <output>{value}</output>
    </FormFieldsContext.Provider>
  );
}

async function start(name: keyof typeof empty = 'size', locale = 'en-US') {
  const { inside } = fakePortal({ locale });
  const screen = await render(inside(<Form name={name} />));
  const field = screen.getByRole('textbox', { name: 'Size' });
  await field.click();
  return field;
}

describe('decimal field', () => {
  test('a decimal field shows no error while the user types', async () => {
    const field = await start();
    for (const letter of '1.75') {
      await userEvent.keyboard(letter);
      await expect.element(field).not.toHaveAttribute('aria-invalid');
    }
    await userEvent.tab();
    await expect.element(field).toHaveValue('1.75');
  });

  test.each(['13.', ' 13. '])('a decimal field turns “%s” into a whole number', async (typed) => {
    const field = await start();
    await userEvent.keyboard(typed);
    await userEvent.tab();
    await expect.element(field).toHaveValue('13');
    await expect.element(field).not.toHaveAttribute('aria-invalid');
  });

  test.each([
    ['de-DE', '12,5', '12,5', '12.5'],
    ['de-DE', '12.5', '12,5', '12.5'],
    ['fr-CA', '0,75', '0,75', '0.75'],
    ['es-MX', '12.5', '12.5', '12.5'],
    ['en-US', '12.5', '12.5', '12.5'],
  ])(
    'in %s, a decimal field shows the typed “%s” as “%s”, and the form value is “%s”',
    async (locale, typed, shown, value) => {
      const field = await start('size', locale);
      await userEvent.keyboard(typed);
      await userEvent.tab();
      await expect.element(field).toHaveValue(shown);
      await expect.element(field).not.toHaveAttribute('aria-invalid');
      await expect.element(page.getByRole('status')).toHaveTextContent(value);
    },
  );

  test.each([
    ['en-US', '12,5'],
    ['de-DE', '1.234,5'],
  ])('in %s, a decimal field shows an error for “%s”', async (locale, typed) => {
    const field = await start('size', locale);
    await userEvent.keyboard(typed);
    await userEvent.tab();
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  });

  test('a decimal field takes linear time for 100 KB of digits', async () => {
    const field = await start();
    await field.fill('1'.repeat(100_000));
    await userEvent.tab();
    await expect.element(field).toHaveValue('1'.repeat(100_000));
  }, 10_000);

  test.each(['1..', '.', '0.', 'x.'])('a decimal field shows an error for “%s”', async (typed) => {
    const field = await start();
    await userEvent.keyboard(typed);
    await userEvent.tab();
    await expect
      .element(field)
      .toHaveAccessibleDescription('Numeric only with up to 2 decimal places, cannot be 0');
  });
});

test('a text field keeps a trailing period', async () => {
  const field = await start('notes');
  await userEvent.keyboard('Cuvée 13.');
  await userEvent.tab();
  await expect.element(field).toHaveValue('Cuvée 13.');
});

describe('inputs of a form', () => {
  const start = { code: '', copy: '', reason: '', kind: '', zones: [] as readonly string[] };
  const labels = { code: 'Code', copy: 'Copy', reason: 'Reason', kind: 'Kind', zones: 'Zones' };
  const bounds = {
    code: { required: true, type: 'string', pattern: '^[A-Z]{2}$', maxLength: 2 },
    kind: { type: 'string', enum: ['BIG', 'SMALL'] },
    zones: { required: true, type: 'array', minItems: 1, items: { enum: ['COOL'] } },
  };
  const all = defineFields(
    { empty: start, bounds, labels },
    {
      copy: { rule: (text, { code }) => (text === code ? undefined : 'Differs from code') },
      reason: { isRequired: ({ code }) => code === 'XX', isShown: ({ kind }) => kind !== 'BIG' },
      kind: { optionLabels: { BIG: 'Large' } },
      zones: { optionLabels: { COOL: 'Cool' } },
    },
  );

  function AllInputs() {
    const form = useFieldsForm(start, { current: all });
    const { AppField } = form;
    return (
      <FormFieldsContext.Provider value={all}>
        <AppField name="code">{(field) => <field.Text />}</AppField>
        <AppField name="copy">{(field) => <field.Text />}</AppField>
        <AppField name="reason">{(field) => <field.Text />}</AppField>
        <AppField name="kind">{(field) => <field.Choice />}</AppField>
        <AppField name="zones">{(field) => <field.Choices />}</AppField>
        <button type="button" onClick={() => void form.handleSubmit()}>
          Save
        </button>
      </FormFieldsContext.Provider>
    );
  }

  async function show() {
    const screen = await render(fakePortal().inside(<AllInputs />));
    const textbox = (name: string) => screen.getByRole('textbox', { name });
    const type = async (name: string, text: string) => {
      await textbox(name).fill(text);
      await userEvent.tab();
    };
    const choose = async (option: string) => {
      await screen.getByRole('combobox', { name: 'Kind' }).click();
      await screen.getByRole('option', { name: option }).click();
    };
    return { screen, textbox, type, choose };
  }

  test('a text field takes its label, length and format from the contract and reports a missing value', async () => {
    const { textbox, type } = await show();
    await type('Code', 'abc');
    await expect.element(textbox('Code')).toHaveValue('ab');
    await expect.element(textbox('Code')).not.toHaveAttribute('aria-invalid');
    await type('Code', 'A1');
    await expect.element(textbox('Code')).toHaveAccessibleDescription('Code has a wrong format');
    await type('Code', ' ');
    await expect.element(textbox('Code')).toHaveAccessibleDescription('Required Field');
    await expect.element(textbox('Copy')).not.toHaveAttribute('aria-required', 'true');
  });

  test('an empty required field reports the missing value when focus leaves it, and other fields do not', async () => {
    const { textbox } = await show();
    await textbox('Code').click();
    await userEvent.tab();
    await expect.element(textbox('Code')).toHaveAccessibleDescription('Required Field');
    await expect
      .element(page.getByRole('group', { name: 'Zones' }))
      .not.toHaveAccessibleDescription(/Required/);
  });

  test('a change of a field updates the messages of fields that depend on it', async () => {
    const { textbox, type } = await show();
    await type('Copy', 'AB');
    await expect.element(textbox('Copy')).toHaveAccessibleDescription('Differs from code');
    await type('Code', 'AB');
    await expect.element(textbox('Copy')).not.toHaveAttribute('aria-invalid');
  });

  test('the values of the form determine whether a field is required and shown', async () => {
    const { screen, textbox, type, choose } = await show();
    await expect.element(textbox('Reason')).not.toHaveAttribute('aria-required', 'true');
    await type('Code', 'XX');
    await expect.element(textbox('Reason')).toHaveAttribute('aria-required', 'true');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(textbox('Reason')).toHaveAccessibleDescription('Required Field');
    await choose('Large');
    await expect.element(textbox('Reason')).not.toBeInTheDocument();
  });

  test('the options of a choice come from the contract, and an option without a label shows its code', async () => {
    const { screen } = await show();
    await screen.getByRole('combobox', { name: 'Kind' }).click();
    const options = () =>
      screen
        .getByRole('option')
        .elements()
        .map(({ textContent }) => textContent);
    await expect.poll(options).toEqual(['Large', 'SMALL']);
    await userEvent.keyboard('{Escape}');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect
      .element(screen.getByRole('group', { name: 'Zones' }))
      .toHaveAccessibleDescription('Required Field');
  });
});
