import { useStore } from '@tanstack/react-form';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fakePortal } from '../../../test/portal';
import type { Fields } from './fields';
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
